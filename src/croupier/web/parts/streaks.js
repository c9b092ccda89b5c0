// Where wagers over several coups lie: a grid of Runs, one row a side and one column a length, and the Dragon Tails with
// the indicator between Early and Late. The areas themselves are the felt's.

import { fill, h } from './dom.js'
import { language, say } from './words.js'

/** A wager over several coups. @typedef {Wire.Area & { streak: Wire.Streak }} Laid */

/** @param {Wire.Area[]} areas @param {Wire.Streak['kind']} kind */
const laidOver = (areas, kind) => areas.filter(/** @returns {one is Laid} */ one => one.streak?.kind === kind)

// `make` makes an area of the felt with this short name on it. Gives the element and what keeps the indicators right.
/** @param {Wire.Area[]} areas @param {(area: Wire.Area, name: string) => HTMLElement} make */
export function layStreaks(areas, make) {
  const [runs, tails] = [laidOver(areas, 'run'), laidOver(areas, 'tail')]
  /** @type {Map<string, { figure: HTMLElement, open: HTMLElement }>} */
  const indicators = new Map()
  /** @param {Laid[]} list */
  const sides = list => [...new Set(list.map(one => one.streak.side))]
  const columns = Math.max(0, ...runs.map(one => one.streak.length ?? 0)) - 1
  const element = (runs.length > 0 || tails.length > 0) && h('div', { class: 'streaks' },
    tails.length > 0 && h('section', { class: 'tails', 'aria-label': say('tails') }, sides(tails).map(side => {
      const figure = h('output', { class: 'indicator', 'data-side': side })
      const open = h('span', { class: 'late-open' })
      indicators.set(side, { figure, open })
      const areaOf = (/** @type {boolean} */ late) => tails.filter(one => one.streak.side === side && !!one.streak.late === late).map(one => make(one, say(late ? 'late' : 'early')))
      return h('div', { class: `tail ${side}` },
        h('h3', {}, say('tail-of', { side })),
        h('div', { class: 'tail-row' }, areaOf(false), h('div', { class: 'tail-middle' }, figure, open), areaOf(true)))
    })),
    runs.length > 0 && h('section', { class: 'runs', 'aria-label': say('runs') }, h('h3', {}, say('runs')), sides(runs).map(side =>
      h('div', { class: `run-row ${side}`, style: `--columns:${columns}` },
        h('span', { class: 'run-name' }, say('run-of', { side })),
        runs.filter(one => one.streak.side === side).map(one => make(one, String(one.streak.length)))))),
  )
  return { element, indicators }
}

/** @param {Map<string, { figure: HTMLElement, open: HTMLElement }>} indicators @param {Wire.DragonTails | undefined} tails */
export function showIndicators(indicators, tails) {
  for (const [side, { figure, open }] of indicators) {
    const count = tails?.indicators[/** @type {Wire.Side} */ (side)] ?? 0
    const sign = `${count} ${tails?.late_open?.includes(side)} ${language()}`
    if (figure.dataset.sign === sign) continue
    figure.dataset.sign = sign
    figure.setAttribute('aria-label', say('indicator', { count }))
    figure.classList.toggle('runs-now', count > 0)
    fill(figure, String(count))
    open.textContent = tails?.late_open?.includes(side) ? say('late-open') : ''
  }
}

// A wager that runs: how far it is, and the hands nominated with those that came already marked.
/** @param {Wire.WagerShown} wager @param {Wire.Area} area */
export function running(wager, area) {
  const { count, nominations = [] } = wager
  const far = area.streak?.length ? say('of-the-run', { count: count ?? 0, length: area.streak.length }) : say('on-the-tail')
  return h('span', { class: 'running' }, h('span', {}, far), nominated(nominations, count))
}

/** @param {Wire.Winner[]} [nominations] @param {number} [count] */
export function nominated(nominations = [], count = -1) {
  return nominations.length > 0 && h('span', { class: 'hands' }, nominations.map((side, at) => h('i', { class: `${side} ${at < count ? 'came' : ''}` }, say(`letter-${side}`))))
}
