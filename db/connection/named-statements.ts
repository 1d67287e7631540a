// Frequent statements get a name, so that the database parses and plans each of them once per connection instead of
// every time.
import { createHash } from 'node:crypto'
import { Client, type QueryConfig } from 'pg'

/** A rare or always different statement isn't worth the database's memory. */
const WORTH_A_NAME = 5
const MOST_NAMES = 400

/** The name of a statement once it is frequent enough; the same on every connection of the process. */
export function statementNames() {
  const seen = new Map<string, { times: number; name: string | null }>()
  let named = 0
  return (text: string): string | undefined => {
    const known = seen.get(text) ?? { times: 0, name: null }
    if (known.name !== null) return known.name
    if (known.times === 0) {
      // Lists of different lengths make many different texts.
      if (seen.size > MOST_NAMES * 4) seen.clear()
      seen.set(text, known)
    }
    known.times += 1
    if (known.times < WORTH_A_NAME || named >= MOST_NAMES) return undefined
    named += 1
    known.name = createHash('sha256').update(text).digest('base64url').slice(0, 40)
    return known.name
  }
}

type Query = Client['query']

const isUnnamed = (asked: unknown): asked is QueryConfig =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  !('submit' in asked)

/** The same query with a name for each statement that has values and none yet. */
function naming(query: Query, nameOf: ReturnType<typeof statementNames>): Query
function naming(query: (...asked: unknown[]) => unknown, nameOf: ReturnType<typeof statementNames>): unknown {
  return (asked: unknown, values: unknown, ...more: unknown[]) => {
    const isNamed = isUnnamed(asked) && !asked.name && Array.isArray(values) && values.length > 0
    return query(isNamed ? { ...asked, name: nameOf(asked.text) } : asked, values, ...more)
  }
}

/** The driver's client, for a pool whose frequent statements are to have names. */
export function namingClient(): typeof Client {
  const nameOf = statementNames()
  return class NamingClient extends Client {
    override query: Query = naming(super.query.bind(this), nameOf)
  }
}
