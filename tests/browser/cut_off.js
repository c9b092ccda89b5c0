// What of a page cannot be read as it is drawn now, one sentence for each: text and pictures that something hides, that
// leave the box they stand in or lie on each other, and a text shortened by dots whose whole is nowhere to be had.
//
// Of a text its ink counts, not the height of its line: faces differ in how far above and below their letters a line
// reaches, and nobody sees that. What can be scrolled to is not cut off; sideways only what `scrollsSideways` names.
// What `liesOnText` names may cover other text; what `least` names is at least so high, in hundredths of the window. A
// page that is seen `atOnce` does not scroll at all. Start at the end.

({ scrollsSideways = [], liesOnText = [], least = {}, atOnce = false } = {}) => {
  const SLACK = 1 // pixels: boxes end between two of them
  const TOUCH = 2 // pixels in which two texts may meet
  const ARROW = 20 // pixels of a select
  const OF_SHAPE = 1 / 25 // of a shape's width, by which a letter may reach over it
  const pen = document.createElement('canvas').getContext('2d')
  const root = document.querySelector('dialog:modal') ?? document.body
  const found = new Set()

  // --- elements -----------------------------------------------------------------------------------------------------

  // Nothing moves while we look: what was found out about an element stays so.
  const once = find => {
    const known = new Map()
    return element => known.get(element) ?? known.set(element, find(element)).get(element)
  }
  const styleOf = once(getComputedStyle)
  const isOneOf = (element, names) => names.some(name => element.matches(name))
  const hides = way => way === 'hidden' || way === 'clip'
  const scrolls = way => way === 'auto' || way === 'scroll'

  // Itself and what it stands in, without the page as a whole.
  const outwards = once(element => {
    const all = []
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) all.push(one)
    return all
  })
  const called = element => {
    const own = element.id ? `#${element.id}` : [...element.classList].map(name => `.${name}`).join('')
    return own || `${called(element.parentElement)} ${element.localName}`
  }
  const isForEars = once(element => styleOf(element).clipPath !== 'none' || element.matches('.skip'))
  const isSeen = element => element.checkVisibility({ visibilityProperty: true }) && !outwards(element).some(isForEars)

  const isBox = element => !['inline', 'contents'].includes(styleOf(element).display)
  const isPainted = once(element => {
    const style = styleOf(element)
    const isFramed = ['Top', 'Right', 'Bottom', 'Left'].every(side => parseFloat(style[`border${side}Width`]) > 0)
    return isFramed || style.backgroundImage !== 'none' || !/^rgba.*, 0\)$/.test(style.backgroundColor)
  })
  const isScrolled = once(element => {
    const { overflowX, overflowY } = styleOf(element)
    const [aside, down] = [element.scrollWidth > element.clientWidth, element.scrollHeight > element.clientHeight]
    return (scrolls(overflowX) && aside) || (scrolls(overflowY) && down)
  })
  // What moves past other text or may lie on it is compared with itself alone.
  const isLayer = once(
    one => ['fixed', 'sticky'].includes(styleOf(one).position) || isScrolled(one) || isOneOf(one, liesOnText),
  )
  const layerOf = element => outwards(element).find(isLayer)

  // --- boxes: {left, top, right, bottom} ----------------------------------------------------------------------------

  const frame = once(element => element.getBoundingClientRect())
  const inside = once(element => {
    const [left, top] = [frame(element).left + element.clientLeft, frame(element).top + element.clientTop]
    return { left, top, right: left + element.clientWidth, bottom: top + element.clientHeight }
  })
  // Its frame, and to the left and right half of its padding, which nothing should need.
  const room = once(element => {
    const { left, top, right, bottom } = frame(element)
    const { paddingLeft, paddingRight } = styleOf(element)
    return { left: left + parseFloat(paddingLeft) / 2, right: right - parseFloat(paddingRight) / 2, top, bottom }
  })
  const aside = (one, other) => Math.max(other.left - one.left, one.right - other.right)
  const above = (one, other) => Math.max(other.top - one.top, one.bottom - other.bottom)
  const beyond = (one, other) => Math.max(aside(one, other), above(one, other))
  const quoted = text => JSON.stringify(text.trim().replace(/\s+/g, ' ').slice(0, 40))

  // From what is seen outwards: every box that it stands in must let it be seen. Gives what is wrong, if anything.
  const hidden = (element, box) => {
    let [seen, isFree] = [box, false]
    for (const one of outwards(element)) {
      const style = styleOf(one)
      if (isBox(one) && one !== document.body) {
        const wrong = hiddenBy(one, style, seen, isFree)
        if (wrong) return wrong
        if (scrolls(style.overflowX) || scrolls(style.overflowY) || isPainted(one)) seen = frame(one)
      }
      if (style.position === 'absolute') isFree = true // put where it is on purpose
      if (style.position === 'fixed' || one.matches('dialog:modal')) return outsideWindow(seen)
    }
    return hides(styleOf(document.body).overflowY) ? outsideWindow(seen) : outsidePage(seen)
  }

  const hiddenBy = (one, style, seen, isFree) => {
    const clips = style.contain.includes('paint')
    const edge = inside(one)
    const [wide, high, out] = [aside(seen, edge), above(seen, edge), beyond(seen, room(one))]
    const isScroller = scrolls(style.overflowX) || scrolls(style.overflowY)
    if ((clips || hides(style.overflowX)) && wide > SLACK) return `is cut off aside by ${called(one)} (${wide} px)`
    if ((clips || hides(style.overflowY)) && high > SLACK) return `is cut off in height by ${called(one)} (${high} px)`
    if (!isScroller && !isFree && isPainted(one) && out > SLACK) return `leaves ${called(one)} (${out} px)`
    return ''
  }

  const outsideWindow = seen => {
    const out = beyond(seen, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })
    return out > SLACK ? `is outside the window (${out} px)` : ''
  }
  const outsidePage = seen => {
    const { clientWidth, scrollHeight } = document.documentElement
    const page = { left: -scrollX, top: -scrollY, right: clientWidth - scrollX, bottom: scrollHeight - scrollY }
    const out = beyond(seen, page)
    return out > SLACK ? `is outside the page (${out} px)` : ''
  }

  // --- text ---------------------------------------------------------------------------------------------------------

  const inked = (text, style) => {
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    return pen.measureText(style.textTransform === 'uppercase' ? text.toUpperCase() : text)
  }
  // The lines of a text as boxes around their ink.
  const linesOf = (node, style) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const ink = inked(node.data, style)
    const after = Math.max(0, parseFloat(style.letterSpacing) || 0)
    const [up, down] = [ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent, ink.actualBoundingBoxDescent]
    return [...range.getClientRects()]
      .filter(line => line.width > 0)
      .map(({ left, right, top }) => ({
        left,
        right: right - after,
        top: top + up,
        bottom: top + ink.fontBoundingBoxAscent + down,
      }))
  }
  const dotted = element =>
    outwards(element).find(one => styleOf(one).textOverflow === 'ellipsis' && hides(styleOf(one).overflowX))

  const lookAtTexts = () => {
    const lines = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      if (!node.data.trim() || element.closest('svg, option, noscript, style, script') || !isSeen(element)) continue
      const style = styleOf(element)
      if (style.fontSize === '0px') continue // said by a sign instead
      const short = dotted(element)
      if (short) {
        const isWhole = short.scrollWidth <= short.clientWidth
        const isTold = short.closest('[title]')?.title.includes(node.data.trim())
        if (!isWhole && !isTold) found.add(`${quoted(node.data)} ends in dots in ${called(short)} and has no title`)
        continue
      }
      for (const line of linesOf(node, style)) {
        const wrong = hidden(element, line)
        if (wrong) found.add(`${quoted(node.data)} ${wrong}`)
        lines.push({ ...line, node, layer: layerOf(element) })
      }
    }
    return lines
  }

  const lookForOverlaps = lines => {
    lines.sort((one, other) => one.top - other.top)
    lines.forEach((one, at) => {
      for (let next = at + 1; next < lines.length && lines[next].top < one.bottom - TOUCH; next++) {
        const other = lines[next]
        if (one.node === other.node || one.layer !== other.layer) continue
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        if (wide <= TOUCH || high <= TOUCH) continue
        const names = `${called(one.node.parentElement)} and ${called(other.node.parentElement)}`
        found.add(`${quoted(one.node.data)} and ${quoted(other.node.data)} lie on each other in ${names}`)
      }
    })
  }

  // --- fields, pictures, and text in pictures -----------------------------------------------------------------------

  const shownIn = field =>
    field.localName === 'select' ? field.selectedOptions[0]?.text ?? '' : field.value || field.placeholder

  // A choice that opens to its whole text may end in dots where its form has no more room.
  const hasAllRoom = field =>
    styleOf(field).textOverflow === 'ellipsis' && field.offsetWidth > 0.9 * (field.form?.clientWidth ?? Infinity)

  const lookAtFields = () => {
    for (const field of root.querySelectorAll('input:not([type=checkbox], [type=radio], [type=password]), select')) {
      if (!isSeen(field)) continue
      const style = styleOf(field)
      const arrow = field.localName === 'select' ? ARROW : 0
      const wide = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow
      const out = inked(shownIn(field), style).width - wide
      if (field.localName === 'select' && hasAllRoom(field)) continue
      if (out > SLACK) found.add(`${quoted(shownIn(field))} does not fit into the field ${called(field)} (${out} px)`)
    }
  }

  const lookAtPictures = () => {
    for (const one of root.querySelectorAll('svg, input, select, button')) {
      const isOnText = outwards(one).some(box => isOneOf(box, liesOnText))
      if (one.parentElement.closest('svg') || !isSeen(one) || isOnText) continue
      const wrong = hidden(one.parentElement, frame(one))
      if (wrong) found.add(`the ${one.localName} of ${called(one.parentElement)} ${wrong}`)
    }
  }

  // A text in a drawing stays in the smallest circle or rectangle that is drawn around it.
  const lookIntoDrawings = () => {
    const isShape = one => isOneOf(one, ['circle', 'rect'])
    const shapesOf = once(group => [...group.children].filter(isShape).map(one => one.getBBox()))
    for (const text of root.querySelectorAll('svg text')) {
      if (!isSeen(text)) continue
      const own = text.getBBox()
      const [x, y] = [own.x + own.width / 2, own.y + own.height / 2]
      const isAround = one => one.x <= x && x <= one.x + one.width && one.y <= y && y <= one.y + one.height
      const shape = shapesOf(text.parentElement).filter(isAround).sort((one, other) => one.width - other.width)[0]
      const out = shape ? Math.max(shape.x - own.x, own.x + own.width - shape.x - shape.width) : 0
      const where = called(text.closest('svg').parentElement)
      if (out > OF_SHAPE * (shape?.width ?? 0)) found.add(`${quoted(text.textContent)} leaves its shape in ${where}`)
    }
  }

  const lookAtHeights = () => {
    for (const [name, hundredths] of Object.entries(least)) {
      const high = (100 * frame(document.querySelector(name)).height) / innerHeight
      if (high < hundredths) found.add(`${name} has ${high.toFixed(1)} hundredths of the window's height left`)
    }
  }

  const lookForScrolling = () => {
    const { scrollWidth, clientWidth, scrollHeight } = document.documentElement
    if (scrollWidth > clientWidth) found.add('the page scrolls sideways')
    if (atOnce && scrollHeight > innerHeight) found.add(`the page scrolls (${scrollHeight - innerHeight} px)`)
    for (const one of root.querySelectorAll('*')) {
      const isWider = one.scrollWidth > one.clientWidth + SLACK && scrolls(styleOf(one).overflowX)
      if (isWider && !isOneOf(one, scrollsSideways) && isSeen(one)) found.add(`${called(one)} scrolls sideways`)
    }
  }

  lookForOverlaps(lookAtTexts())
  lookAtFields()
  lookAtPictures()
  lookIntoDrawings()
  lookAtHeights()
  lookForScrolling()
  return [...found].map(one => one.replace(/\((\d+)\.\d+ px\)/, '($1 px)'))
}
