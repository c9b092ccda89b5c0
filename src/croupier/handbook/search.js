// Shows the clauses that have every word that is typed; the page is whole without it. It knows no rule.
const field = document.getElementById('search')
const plain = text => text.normalize('NFKC').toLowerCase()
const chapters = [...document.querySelectorAll('.chapter')]
const clauses = [...document.querySelectorAll('.clause')]
const texts = clauses.map(clause => plain(clause.textContent))

function filter() {
  const words = plain(field.value).split(/\s+/).filter(Boolean)
  let found = 0
  clauses.forEach((clause, at) => {
    const fits = words.every(word => texts[at].includes(word))
    clause.hidden = !fits
    found += fits
  })
  for (const chapter of chapters) chapter.hidden = !chapter.querySelector('.clause:not([hidden])')
  document.querySelector('output').textContent = words.length ? `${found} / ${clauses.length}` : ''
}

// a link to a clause that the search has hidden ends the search
function lead() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!target?.closest('[hidden]')) return
  field.value = ''
  filter()
  target.scrollIntoView()
}

// paper has nothing to open
const opened = []
addEventListener('beforeprint', () => {
  for (const one of document.querySelectorAll('details:not([open])')) opened.push(Object.assign(one, { open: true }))
})
addEventListener('afterprint', () => {
  for (const one of opened.splice(0)) one.open = false
})
addEventListener('hashchange', lead)
field.addEventListener('input', filter)
field.form.addEventListener('submit', event => event.preventDefault())
document.documentElement.classList.add('searches')
