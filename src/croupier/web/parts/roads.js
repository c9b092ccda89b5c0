// The roads of a shoe, drawn as SVG from the server's `board`: places and marks as given; the page computes no road.
// Behind each picture stands a real table for screen readers. Start at `drawRoads`.

import { h } from './dom.js'
import { say, sayBeside, tag, tagBeside } from './words.js'

/** @typedef {'bead_plate' | 'big_road' | Wire.Derived} Road */
/** A column and a row. @typedef {[number, number]} Cell */
/** What stands in the cells, in words, by column and row. @typedef {string[][]} Said */
/** Where an element's board is drawn. @typedef {Record<Road, { picture: HTMLElement, table: HTMLElement }> & { counts: HTMLElement, ask: HTMLElement }} Boxes */
/** What is drawn there, and what was put there last. @typedef {{ boxes: Boxes, put: Map<string, string>, board: Wire.RoadsShown, columns: number | 'fit', tag: string }} State */

const ROWS = 6
const CELL = 40 // of a picture; sizes on the screen are the stylesheet's
const LEAST = 6 // columns
const WHOLE_SHOE = 14 // columns of the bead plate: it shrinks a little before it drops one

/** @type {Record<string, Wire.Winner>} */
const RESULTS = { B: 'banker', P: 'player', T: 'tie' }
/** @type {Record<string, string>} */
const COLOURS = { R: 'red', B: 'blue' }
/** @type {Wire.Derived[]} */
const DERIVED = ['big_eye_boy', 'small_road', 'cockroach_pig']
/** @type {Road[]} */
const SHOWN = ['bead_plate', 'big_road', ...DERIVED]
/** What is counted, its name and its picture. @type {[keyof Wire.Counts, string, () => string][]} */
const COUNTS = [
  ['banker', 'hand-banker', () => bead('B', 20, 20)],
  ['player', 'hand-player', () => bead('P', 20, 20)],
  ['tie', 'hand-tie', () => bead('T', 20, 20)],
  ['banker_pairs', 'pair-banker', () => blank() + dots('b', 20, 20)],
  ['player_pairs', 'pair-player', () => blank() + dots('p', 20, 20)],
  ['naturals', 'natural', () => '<circle class="nat" cx="20" cy="20" r="15"/><circle class="ring" cx="20" cy="20" r="11.5"/>'],
]

// --- pictures -----------------------------------------------------------------------------------

/** @param {string} letter @param {number} x @param {number} y @param {string} [marks] */
function bead(letter, x, y, marks = '') {
  const kind = RESULTS[letter]
  return (
    `<circle class="f-${kind}" cx="${x}" cy="${y}" r="16.5"/>` +
    (marks.includes('n') ? `<circle class="ring" cx="${x}" cy="${y}" r="13.5"/>` : '') +
    `<text class="letter" x="${x}" y="${y + 7}">${say(`letter-${kind}`)}</text>` +
    dots(marks, x, y)
  )
}

/** @param {string} marks @param {number} x @param {number} y */
function dots(marks, x, y) {
  return (
    (marks.includes('b') ? `<circle class="dot f-banker" cx="${x - 12.5}" cy="${y - 12.5}" r="5"/>` : '') +
    (marks.includes('p') ? `<circle class="dot f-player" cx="${x + 12.5}" cy="${y + 12.5}" r="5"/>` : '')
  )
}

function blank() {
  return '<circle class="empty" cx="20" cy="20" r="13.5"/>'
}

/** @param {string} side @param {number} ties @param {string} pairs @param {number} x @param {number} y */
function circle(side, ties, pairs, x, y) {
  const slash = `M${x - 14} ${y + 14}L${x + 14} ${y - 14}`
  return (
    (side ? `<circle class="s-${RESULTS[side]}" cx="${x}" cy="${y}" r="14"/>` : '') +
    (ties ? `<path class="under" d="${slash}"/><path class="slash" d="${slash}"/>` : '') +
    (ties > 1 || (ties && !side) ? `<text class="ties" x="${x}" y="${y + 6}">${ties}</text>` : '') +
    dots(pairs, x, y)
  )
}

/** @type {Record<Wire.Derived, (colour: string, x: number, y: number) => string>} */
const MARKS = {
  big_eye_boy: (colour, x, y) => `<circle class="eye ${colour}" cx="${x}" cy="${y}" r="12"/>`,
  small_road: (colour, x, y) => `<circle class="small ${colour}" cx="${x}" cy="${y}" r="14"/>`,
  cockroach_pig: (colour, x, y) => `<path class="roach ${colour}" d="M${x - 12} ${y + 12}L${x + 12} ${y - 12}"/>`,
}

/** @param {number} place */
const middle = place => place * CELL + CELL / 2

/** @param {number} columns @param {Cell | null} newest @param {string} shapes */
function picture(columns, newest, shapes) {
  const [width, height] = [columns * CELL, ROWS * CELL]
  let lines = ''
  for (let column = 1; column < columns; column++) lines += `M${column * CELL} 0v${height}`
  for (let row = 1; row < ROWS; row++) lines += `M0 ${row * CELL}h${width}`
  const lit = newest ? `<rect class="lit" x="${newest[0] * CELL}" y="${newest[1] * CELL}" width="${CELL}" height="${CELL}"/>` : ''
  return (
    `<svg viewBox="-1 -1 ${width + 2} ${height + 2}" preserveAspectRatio="xMinYMin meet" aria-hidden="true" focusable="false">` +
    `<rect class="paper" width="${width}" height="${height}"/>${lit}<path class="lines" d="${lines}"/>${shapes}` +
    `<rect class="frame" width="${width}" height="${height}"/></svg>`
  )
}

// The last columns there is room for; after a dragon longer than that, those that end with the newest cell.
/** @param {(readonly [number, number, ...unknown[]])[]} places @param {number} columns */
function shown(places, columns) {
  if (!places.length) return []
  let first = Math.max(...places.map(place => place[0])) - columns + 1
  const newest = places[places.length - 1][0]
  if (newest < first) first = newest - columns + 1
  first = Math.max(0, first)
  return places.flatMap((place, index) =>
    place[0] >= first && place[0] < first + columns ? [{ index, column: place[0] - first, row: place[1] }] : [],
  )
}

// --- roads: each as [picture, rows of words by column] --------------------------------------------

/** @param {Said} rows @param {number} column @param {number} row @param {string} text */
function words(rows, column, row, text) {
  rows[column] ??= Array(ROWS).fill('')
  rows[column][row] = text
}

/** @param {string} marks */
const pairsOf = marks => [...(marks.includes('b') ? ['banker'] : []), ...(marks.includes('p') ? ['player'] : [])]

/** @param {Wire.RoadsShown} board @param {number} columns @returns {[string, Said]} */
function beadPlate(board, columns) {
  const plate = board.bead_plate.slice(-columns)
  /** @type {Said} */
  const said = []
  let shapes = ''
  for (const [column, down] of plate.entries()) {
    for (const [row, text] of down.entries()) {
      const [letter, marks] = [text[0], text.slice(1)]
      if (!RESULTS[letter]) continue
      shapes += bead(letter, middle(column), middle(row), marks)
      words(said, column, row, say('bead', { winner: RESULTS[letter], count: /\d/.exec(marks)?.[0], natural: marks.includes('n'), pairs: pairsOf(marks) }))
    }
  }
  /** @type {Cell | null} */
  const newest = plate.length ? [plate.length - 1, plate[plate.length - 1].length - 1] : null
  return [picture(columns, newest, shapes), said]
}

/** @param {Wire.RoadsShown} board @param {number} columns @returns {[string, Said]} */
function bigRoad(board, columns) {
  /** @type {Said} */
  const said = []
  let shapes = ''
  /** @type {Cell | null} */
  let newest = null
  for (const { index, column, row } of shown(board.big_road, columns)) {
    const [, , side, ties] = board.big_road[index]
    const pairs = board.pairs?.[index] ?? ''
    shapes += circle(RESULTS[side] ? side : '', Number(ties), pairs, middle(column), middle(row))
    words(said, column, row, say('big-road-cell', { side: RESULTS[side], ties: Number(ties), pairs: pairsOf(pairs) }))
    newest = [column, row]
  }
  return [picture(columns, newest, shapes), said]
}

/** @param {Wire.RoadsShown} board @param {Wire.Derived} road @param {number} columns @returns {[string, Said]} */
function derived(board, road, columns) {
  const { marks, positions } = board[road]
  /** @type {Said} */
  const said = []
  let shapes = ''
  /** @type {Cell | null} */
  let newest = null
  for (const { index, column, row } of shown(positions, columns)) {
    const colour = COLOURS[marks[index]] ?? 'blue'
    shapes += MARKS[road](colour, middle(column), middle(row))
    words(said, column, row, say(`mark-${colour}`))
    newest = [column, row]
  }
  return [picture(columns, newest, shapes), said]
}

/** @param {Road} road @param {Said} said */
function tableOf(road, said) {
  const rows = said.map((cells, column) => `<tr><th scope="row">${column + 1}</th>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`)
  const heads = Array.from({ length: ROWS }, (_, row) => `<th scope="col">${say('road-row', { row: row + 1 })}</th>`).join('')
  const caption = `<caption>${said.length ? both(`road-${road}`) : say('road-empty', { road })}</caption>`
  return `<table>${caption}<thead><tr><th scope="col">${say('road-column')}</th>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

// --- beside the roads -----------------------------------------------------------------------------

/** @param {string} shape */
const icon = shape => `<svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">${shape}</svg>`
// A name, and the one that stands beside it.
/** @param {string} id */
const both = id => `<span class="own">${say(id)}</span> <span class="twin" lang="${tagBeside()}">${sayBeside(id)}</span>`

/** @param {Wire.RoadsShown} board */
function counts(board) {
  const told = board.counts
  const coups = told.banker + told.player + told.tie
  // of all coups, where everything is one of the three
  /** @param {keyof Wire.Counts} key */
  const share = key => (coups && Object.values(RESULTS).some(one => one === key) ? `<dd class="share">${Math.round((100 * (told[key] ?? 0)) / coups)}%</dd>` : '')
  /** @param {typeof COUNTS[number]} count */
  const line = ([key, name, shape]) =>
    `<div class="count ${key}"><dt>${icon(shape())}${both(name)}</dt><dd>${told[key] ?? 0}</dd>${share(key)}</div>`
  return `<dl>${COUNTS.map(line).join('')}<div class="count coups"><dt>${both('coups')}</dt><dd>${coups}</dd></div></dl>`
}

/** @param {Wire.RoadsShown} board */
function ask(board) {
  /** @param {'B' | 'P'} side @param {Wire.Derived} road */
  const mark = (side, road) => {
    const colour = COLOURS[board.ask[side][road] ?? '']
    return colour
      ? `<td>${icon(MARKS[road](colour, 20, 20))}<span class="roads-unseen">${say(`mark-${colour}`)}</span></td>`
      : `<td><span aria-hidden="true">–</span><span class="roads-unseen">${say('mark-none')}</span></td>`
  }
  /** @param {string} side */
  const head = side =>
    `<th scope="col">${icon(bead(side, 20, 20))}<span class="roads-unseen">${both(`hand-${RESULTS[side]}`)}</span></th>`
  const rows = DERIVED.map(
    road => `<tr><th scope="row">${both(`road-${road}`)}</th>${mark('B', road)}${mark('P', road)}</tr>`,
  )
  return (
    `<table><caption class="roads-unseen">${say('ask-next-about')}</caption>` +
    `<thead><tr><th scope="col">${both('ask-next')}</th>${head('B')}${head('P')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
  )
}

// --- the whole ------------------------------------------------------------------------------------

const STYLE = `
.roads { container-type: inline-size; color: var(--roads-ink, #f3f1e7); --road-paper: #fffdf6; --road-line: #ddd5c1;
  --road-banker: #b9152b; --road-player: #1550b8; --road-tie: #0b7a3b; --road-gold: #e3c27a }
.roads-in { display: grid; gap: 0.6em; grid-template-columns: repeat(6, minmax(0, 1fr));
  grid-template-areas: "big big big big big big" "counts counts counts counts counts counts"
    "eye eye small small roach roach" "bead bead bead ask ask ask" "line line line line line line" }
.roads figure { margin: 0; min-width: 0; min-height: 0; position: relative; display: flex; flex-direction: column }
.roads figcaption { font-size: 0.78em; font-weight: 600; color: var(--road-gold); margin: 0 0 0.25em;
  letter-spacing: 0.02em; line-height: 1.25 }
.roads figcaption .twin { font-weight: 400; color: inherit; margin-left: 0.25em }
.roads .picture { flex: 1; min-height: 0; contain: layout paint }
.roads .unseen-tables { contain: strict } .roads .unseen-tables table { table-layout: fixed; width: 100em }
.roads svg { display: block }
.roads .picture svg { width: 100%; height: auto; border-radius: 3px }
.roads .unseen-tables, .roads-unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.roads [data-road=bead_plate] { grid-area: bead } .roads [data-road=big_road] { grid-area: big }
.roads [data-road=big_eye_boy] { grid-area: eye } .roads [data-road=small_road] { grid-area: small }
.roads [data-road=cockroach_pig] { grid-area: roach }
.roads .paper { fill: var(--road-paper) } .roads .lines { stroke: var(--road-line); fill: none; stroke-width: 1.5 }
.roads .frame { fill: none; stroke: #a8996f; stroke-width: 2 } .roads .lit { fill: #ffe08a }
.roads .f-banker { fill: var(--road-banker) } .roads .f-player { fill: var(--road-player) } .roads .f-tie { fill: var(--road-tie) }
.roads .s-banker, .roads .s-player { fill: none; stroke-width: 5 }
.roads .s-banker { stroke: var(--road-banker) } .roads .s-player { stroke: var(--road-player) }
.roads .dot { stroke: var(--road-paper); stroke-width: 1.8 } .roads .ring { fill: none; stroke: #fff; stroke-width: 1.3 }
.roads .nat { fill: #6d675b } .roads .empty { fill: var(--road-paper); stroke: #a8996f; stroke-width: 3 }
.roads .letter { fill: #fff; font: 700 20px system-ui, sans-serif; text-anchor: middle }
.roads .under { stroke: var(--road-paper); stroke-width: 8 } .roads .slash { stroke: var(--road-tie); stroke-width: 4.5; stroke-linecap: round }
.roads .ties { fill: var(--road-tie); font: 800 18px system-ui, sans-serif; text-anchor: middle; paint-order: stroke;
  stroke: var(--road-paper); stroke-width: 5; stroke-linejoin: round }
.roads .eye { fill: none; stroke-width: 6.5 } .roads .roach { fill: none; stroke-width: 9; stroke-linecap: round }
.roads .eye.red, .roads .roach.red { stroke: var(--road-banker) } .roads .eye.blue, .roads .roach.blue { stroke: var(--road-player) }
.roads .small.red { fill: var(--road-banker) } .roads .small.blue { fill: var(--road-player) }
.roads .counts { grid-area: counts }
.roads .counts dl { display: flex; flex-wrap: wrap; gap: 0.25em 1em; margin: 0 }
.roads .count { display: flex; align-items: center; gap: 0.35em }
.roads .count dt { display: flex; align-items: center; gap: 0.35em; font-size: 0.85em }
.roads .count dt svg { width: 1.5em; height: 1.5em }
.roads .count dd { margin: 0; font-weight: 700; font-variant-numeric: tabular-nums }
.roads .count .share { font-weight: 400; font-size: 0.85em; opacity: 0.85 }
.roads .ask { grid-area: ask; align-self: end }
.roads .ask table { width: 100%; border-collapse: collapse; font-size: 0.85em; background: var(--road-paper); color: #23201a; border-radius: 3px }
.roads .ask th, .roads .ask td { padding: 0.22em 0.45em; text-align: center; font-weight: 400; vertical-align: middle }
.roads .ask th:first-child { text-align: left } .roads .ask thead th { font-weight: 600; border-bottom: 1px solid var(--road-line) }
.roads .ask td svg, .roads .ask thead svg { width: 1.4em; height: 1.4em; margin: 0 auto }
.roads .line { grid-area: line; margin: 0; font-size: 0.8em; color: var(--roads-soft, #c9d2cb) }
@container (max-width: 30rem) {
  .roads-in { gap: 0.5em; grid-template-areas: "big big big big big big" "counts counts counts counts counts counts"
    "bead bead bead bead bead bead" "eye eye eye small small small" "roach roach roach ask ask ask" "line line line line line line" }
  :root[lang^='en'] .roads .count dt .own, .roads .count dt .twin[lang^='en'] { display: none }
  .roads figcaption { font-size: 0.7em; letter-spacing: 0 }
  .roads .ask { align-self: stretch }
  .roads .ask table { font-size: 0.7em; height: 100%; line-height: 1.15 }
  .roads .ask th, .roads .ask td { padding: 0 0.35em }
  .roads .ask tbody th .twin { display: none }
}
`

let styled = false

/** @param {HTMLElement} element */
function skeleton(element) {
  if (!styled) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(STYLE)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    styled = true
  }
  const view = () => ({ picture: h('div', { class: 'picture' }), table: h('div', { class: 'unseen-tables' }) })
  /** @type {Boxes} */
  const boxes = { big_road: view(), big_eye_boy: view(), small_road: view(), cockroach_pig: view(), bead_plate: view(), counts: h('div', { class: 'counts' }), ask: h('div', { class: 'ask' }) }
  /** @param {Road} road */
  const panel = road => {
    const caption = h('figcaption', {}, say(`road-${road}`), ' ', h('span', { class: 'twin', lang: tagBeside() }, sayBeside(`road-${road}`)))
    return h('figure', { 'data-road': road }, caption, boxes[road].picture, boxes[road].table)
  }
  const inside = h('div', { class: 'roads-in' })
  const line = h('p', { class: 'line' }, say('predicts'), ' ', h('span', { lang: tagBeside() }, sayBeside('predicts')))
  inside.append(boxes.counts, panel('big_road'), ...DERIVED.map(panel), panel('bead_plate'), boxes.ask, line)
  element.classList.add('roads')
  element.replaceChildren(inside)
  return boxes
}

/** @type {WeakMap<HTMLElement, State>} */
const drawn = new WeakMap()

// Draw the board into an element, again and again. `columns` is how many of the Big Road; 'fit' is as many as there is
// room for in the boxes that the page's stylesheet gives to the pictures.
/** @param {HTMLElement} element @param {Wire.RoadsShown} board @param {{ columns?: number | 'fit' }} [how] */
export function drawRoads(element, board, { columns = 30 } = {}) {
  const last = element.firstElementChild ? drawn.get(element) : undefined
  const before = last?.tag === tag() ? last : undefined
  const state = before ?? { boxes: skeleton(element), put: new Map(), board, columns, tag: tag() }
  Object.assign(state, { board, columns })
  drawn.set(element, state)
  if (!before && columns === 'fit') {
    const watch = new ResizeObserver(() => draw(state))
    for (const road of SHOWN) watch.observe(state.boxes[road].picture)
  }
  draw(state)
}

/** @param {State} state */
function draw(state) {
  const { boxes, board, columns } = state
  /** @param {Road} road */
  const wide = road => {
    if (columns !== 'fit') return Math.max(road === 'bead_plate' ? WHOLE_SHOE : LEAST, Math.ceil(columns * (road === 'big_road' ? 1 : road === 'bead_plate' ? 0.6 : 2 / 3)))
    const { clientWidth, clientHeight } = boxes[road].picture
    const fits = Math.max(LEAST, Math.ceil((clientWidth / Math.max(1, clientHeight)) * ROWS - 0.05))
    return road === 'bead_plate' ? Math.max(fits, Math.min(WHOLE_SHOE, board.bead_plate.length)) : fits
  }
  const sizes = new Map(SHOWN.map(road => [road, wide(road)])) // measured before anything is changed
  /** @param {string} key @param {HTMLElement} box @param {string} html */
  const put = (key, box, html) => {
    if (state.put.get(key) === html) return
    state.put.set(key, html)
    box.innerHTML = html
  }
  for (const road of SHOWN) {
    const columns = sizes.get(road) ?? LEAST
    const [svg, said] = road === 'bead_plate' ? beadPlate(board, columns) : road === 'big_road' ? bigRoad(board, columns) : derived(board, road, columns)
    put(road, boxes[road].picture, svg)
    put(`${road} table`, boxes[road].table, tableOf(road, said))
  }
  put('counts', boxes.counts, counts(board))
  put('ask', boxes.ask, ask(board))
}
