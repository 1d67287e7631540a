// Whether facts about a page are said in the published vocabulary of schema.org: known types, properties that they have,
// and values that these may have.
import { z } from 'zod'

type Factory = {
  namedNode: (address: string) => string
  literal: (text: string) => string
  quad: (subject: string, predicate: string, object: string, graph: string) => [string, string, string]
}
const triples = z.array(z.tuple([z.string(), z.string(), z.string()]))

// Imported by its address, because its types ask for a whole library of RDF where three functions are enough.
const { default: publish }: { default: (needs: { factory: Factory }) => unknown } = await import(
  import.meta.resolve('@vocabulary/schema')
)
const factory: Factory = {
  namedNode: (address) => address,
  literal: (text) => text,
  quad: (subject, predicate, object) => [subject, predicate, object],
}

const NAMESPACE = 'http://schema.org/'
const nameOf = (address: string) => address.slice(address.search(/[^/#]*$/))

const told = triples.parse(publish({ factory }))
const [parents, domains, ranges, instances] = [
  tell('subClassOf'),
  tell('domainIncludes'),
  tell('rangeIncludes'),
  tell('type'),
]

function tell(predicate: string): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>()
  for (const [subject, by, object] of told) {
    if (!subject.startsWith(NAMESPACE) || nameOf(by) !== predicate) continue
    const all = known.get(nameOf(subject)) ?? new Set()
    known.set(nameOf(subject), all.add(nameOf(object)))
  }
  return known
}

/** A type with all types that it is a kind of. */
function kindsOf(type: string): Set<string> {
  const all = new Set([type])
  for (const each of all) for (const parent of parents.get(each) ?? []) all.add(parent)
  return all
}

const TEXTS = ['Text', 'URL']
const MAY_BE: Record<string, readonly string[]> = {
  string: [...TEXTS, 'Date', 'DateTime', 'Number', 'Integer'],
  number: ['Number', 'Integer'],
  boolean: ['Boolean'],
}

type Facts = Record<string, unknown>
const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is wrong with facts, one line each; nothing if they are valid. */
export function faultsOfFacts(facts: unknown, at = ''): string[] {
  if (!isFacts(facts)) return [`${at}: no facts`]
  const { '@context': _context, '@id': _id, '@graph': graph, '@type': type, ...properties } = facts
  if (Array.isArray(graph)) return graph.flatMap((each, place) => faultsOfFacts(each, `${at}[${place}]`))
  const name = String(type)
  if (!instances.get(name)?.has('Class')) return [`${at}: ${name} is no type`]
  const kinds = kindsOf(name)
  return Object.entries(properties).flatMap(([property, given]) => {
    const here = `${at}${name}.${property}`
    if (![...(domains.get(property) ?? [])].some((domain) => kinds.has(domain))) return [`${here}: no property of it`]
    const values: unknown[] = Array.isArray(given) ? given : [given]
    return values.flatMap((value) => faultsOfValue(property, value, here))
  })
}

function faultsOfValue(property: string, value: unknown, here: string): string[] {
  const allowed = ranges.get(property) ?? new Set()
  if (isFacts(value)) {
    const kinds = kindsOf(String(value['@type']))
    const isAllowed = [...kinds].some((kind) => allowed.has(kind))
    return [
      ...(isAllowed ? [] : [`${here}: ${String(value['@type'])} isn't allowed`]),
      ...faultsOfFacts(value, `${here} > `),
    ]
  }
  if (typeof value === 'string' && value.startsWith('https://schema.org/')) {
    const kinds = [...(instances.get(nameOf(value)) ?? [])].flatMap((kind) => [...kindsOf(kind)])
    return kinds.some((kind) => allowed.has(kind)) ? [] : [`${here}: ${value} isn't one of its values`]
  }
  const isAllowed = value !== '' && (MAY_BE[typeof value] ?? []).some((kind) => allowed.has(kind))
  return isAllowed ? [] : [`${here}: ${JSON.stringify(value)} isn't allowed`]
}

/** The facts in a page, as a parser of JSON reads them. */
export const factsIn = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(([, text = '']): unknown =>
    JSON.parse(text),
  )
