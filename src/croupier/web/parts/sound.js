// Sounds of the table, made here and loaded from nowhere: a card that slides, chips that touch, a win. Off until asked for.

const KEY = 'croupier-sound'
/** @type {AudioContext | null} */
let audio = null

export const isOn = () => localStorage.getItem(KEY) === 'on'

/** @param {boolean} on */
export function turn(on) {
  if (on) localStorage.setItem(KEY, 'on')
  else localStorage.removeItem(KEY)
}

// Browsers let a page be heard only after somebody touched it; until then it is silent, and nothing waits.
function ready() {
  if (!isOn() || document.visibilityState !== 'visible' || !navigator.userActivation?.hasBeenActive) return null
  audio ??= new AudioContext()
  if (audio.state === 'suspended') audio.resume().catch(() => {})
  return audio
}

// What swells at once and dies away.
/** @param {AudioContext} out @param {number} at @param {number} loud @param {number} lasts seconds */
function dying(out, at, loud, lasts) {
  const gain = out.createGain()
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  gain.connect(out.destination)
  return gain
}

/** @param {AudioContext} out @param {number} at @param {number} high hertz @param {number} lasts @param {number} loud */
function tone(out, at, high, lasts, loud) {
  const voice = out.createOscillator()
  voice.type = 'triangle'
  voice.frequency.value = high
  voice.connect(dying(out, at, loud, lasts))
  voice.start(at)
  voice.stop(at + lasts)
}

// Cards rustle: noise through a band that opens.
export function cardSounds() {
  const out = ready()
  if (!out) return
  const lasts = 0.12
  const noise = out.createBuffer(1, Math.ceil(out.sampleRate * lasts), out.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  const source = out.createBufferSource()
  source.buffer = noise
  const band = out.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.setValueAtTime(1400, out.currentTime)
  band.frequency.linearRampToValueAtTime(3600, out.currentTime + lasts)
  source.connect(band).connect(dying(out, out.currentTime, 0.25, lasts))
  source.start()
}

export function chipsSound() {
  const out = ready()
  if (!out) return
  for (const [after, high] of [[0, 3100], [0.045, 2700]]) tone(out, out.currentTime + after, high, 0.05, 0.12)
}

export function winSounds() {
  const out = ready()
  if (!out) return
  for (const [at, high] of [523.25, 659.25, 783.99].entries()) tone(out, out.currentTime + at * 0.11, high, 0.45, 0.14)
}
