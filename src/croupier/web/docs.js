// Routes as /openapi.json has them: grouped, with parameters, bodies and answers. Nothing is loaded from elsewhere.

import { fill, find, h, the } from './parts/dom.js'

const VERBS = ['get', 'post', 'put', 'patch', 'delete']
/** A JSON schema, and a route, as openapi.json has them. @typedef {any} Schema */

/** @type {Record<string, Schema>} */
let schemas = {}

/** @param {string} reference */
const nameOf = reference => reference.split('/').at(-1) ?? ''
/** @param {Schema} schema */
const followed = schema => (schema?.$ref ? schemas[nameOf(schema.$ref)] ?? {} : schema ?? {})

// A type in a few words: "string, 1 to 64 characters", "list of TableListed", "one of a, b".
/** @param {Schema} schema @returns {string} */
function typeOf(schema) {
  if (!schema || !Object.keys(schema).length) return 'anything'
  if (schema.$ref) {
    const found = followed(schema)
    return found.enum ? typeOf(found) : nameOf(schema.$ref)
  }
  if (schema.enum) return `one of ${schema.enum.join(', ')}`
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const several = schema.anyOf ?? schema.oneOf
  if (several) return several.map(typeOf).join(' or ')
  if (schema.type === 'array') return `list of ${typeOf(schema.items)}`
  if (schema.type === 'object' && schema.additionalProperties && schema.additionalProperties !== true) return `object of ${typeOf(schema.additionalProperties)}`
  const { minLength, maxLength, minimum, maximum, pattern } = schema
  const limits = [
    minLength !== undefined || maxLength !== undefined ? `${minLength ?? 0} to ${maxLength ?? 'any'} characters` : '',
    minimum !== undefined ? `at least ${minimum}` : '',
    maximum !== undefined ? `at most ${maximum}` : '',
    pattern ? `like ${pattern}` : '',
  ].filter(Boolean)
  return [schema.type ?? 'anything', ...limits].join(', ')
}

/** @param {string} name @param {string} type @param {boolean} needed @param {string} [about] */
const row = (name, type, needed, about) =>
  h(
    'tr',
    {},
    h('th', { scope: 'row' }, h('code', {}, name), needed ? h('span', { class: 'needed' }, ' needed') : null),
    h('td', {}, type),
    h('td', {}, about ?? ''),
  )

/** @param {string[]} heads @param {HTMLElement[]} lines */
const rows = (heads, lines) =>
  h('table', {}, h('thead', {}, h('tr', {}, heads.map(head => h('th', { scope: 'col' }, head)))), h('tbody', {}, lines))

/** @param {Schema} schema */
function fields(schema) {
  const { properties = {}, required = [] } = followed(schema)
  const lines = Object.entries(properties).map(([name, one]) => row(name, typeOf(one), required.includes(name), one.description ?? (one.default === undefined ? '' : `usually ${JSON.stringify(one.default)}`)))
  return lines.length ? rows(['field', 'what', 'about'], lines) : null
}

/** @param {Schema} route */
function body(route) {
  const schema = route.requestBody?.content?.['application/json']?.schema
  if (!schema) return null
  return [h('h4', {}, `Body: ${typeOf(schema)}`), h('p', {}, followed(schema).description ?? ''), fields(schema)]
}

/** @param {Schema} route */
function answers(route) {
  const lines = Object.entries(route.responses ?? {}).map(([status, answer]) => row(status, typeOf(answer.content?.['application/json']?.schema ?? { type: answer.content ? Object.keys(answer.content)[0] : 'as described' }), false, answer.description))
  const good = route.responses?.['200']?.content?.['application/json']?.schema
  const inside = good?.type === 'array' ? good.items : good
  return [
    h('h4', {}, 'Answers'),
    rows(['status', 'what', 'about'], lines),
    inside?.$ref ? h('details', {}, h('summary', {}, `Fields of ${nameOf(inside.$ref)}`), fields(inside)) : null,
  ]
}

/** @param {string} verb @param {string} path */
const idOf = (verb, path) => `${verb}${path.replace(/[^a-z0-9]+/gi, '-')}`

/** @param {string} verb @param {string} path @param {Schema} route */
function routeOf(verb, path, route) {
  const parameters = route.parameters ?? []
  return h(
    'article',
    { class: 'route', id: idOf(verb, path) },
    h('h3', {}, h('span', { class: `verb ${verb}` }, verb.toUpperCase()), path),
    h('p', {}, route.description ?? route.summary ?? ''),
    parameters.length
      ? [h('h4', {}, 'Parameters'), rows(['name', 'what', 'about'], parameters.map((/** @type {Schema} */ one) => row(one.name, `${typeOf(one.schema)} (in the ${one.in})`, one.required, one.description)))]
      : null,
    body(route),
    answers(route),
  )
}

async function show() {
  const document_ = await (await fetch('/openapi.json')).json()
  schemas = document_.components?.schemas ?? {}
  /** @type {Map<string, [string, string, Schema][]>} */
  const groups = new Map()
  for (const [path, one] of Object.entries(document_.paths)) {
    for (const verb of VERBS.filter(verb => one[verb])) {
      const tag = one[verb].tags?.[0] ?? 'other'
      groups.set(tag, [...(groups.get(tag) ?? []), [verb, path, one[verb]]])
    }
  }
  the('#summary').textContent = `${document_.info.title} ${document_.info.version}. ${document_.info.summary ?? ''}`
  fill(the('#routes'), [...groups].map(([tag, list]) => h('section', { 'aria-labelledby': `group-${tag}` }, h('h2', { id: `group-${tag}` }, tag), list.map(one => routeOf(...one)))))
  fill(
    the('#contents'),
    [...groups].map(([tag, list]) => [h('strong', {}, tag), h('ul', {}, list.map(([verb, path]) => h('li', {}, h('a', { href: `#${idOf(verb, path)}` }, `${verb.toUpperCase()} ${path}`))))]),
    h('strong', {}, 'wire'),
    h('ul', {}, h('li', {}, h('a', { href: '#wire' }, 'the live socket and the stream'))),
  )
  the('#waiting').hidden = true
  if (location.hash) find(`#${CSS.escape(location.hash.slice(1))}`)?.scrollIntoView()
}

show().catch(error => {
  the('#waiting').textContent = `openapi.json could not be read: ${error.message}`
})
