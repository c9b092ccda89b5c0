// The reality check at the table: how long a player has been there within a day, and what came of it, as often as they asked
// for on their own page. Start at `remind`.

import { asksAgain, isDue } from '../logic/reality.js'
import { note } from '../parts/announce.js'
import { ask } from '../parts/net.js'
import { say } from '../parts/words.js'

const LASTS = 600_000 // until it is closed, or for ten minutes
const LATER = 60_000 // where the floor did not answer

/** @type {Wire.OwnCheck | null} */
let before = null

export function remind() {
  ask('/me/limits').then(now => {
    if (isDue(before, now)) note(say('me-reality', { minutes: now.minutes, net: now.net }), { lasts: LASTS })
    before = now
    setTimeout(remind, asksAgain(now))
  }).catch(() => setTimeout(remind, LATER))
}
