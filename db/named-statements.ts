// Frequent statements get a name, so that the database parses and plans each of them once per connection instead of
// every time. A transaction begins together with its first statement, which saves a round trip.
import { createHash } from 'node:crypto'
import { types as DRIVERS_TYPES, type Client, type CustomTypesConfig, type PoolClient } from 'pg'
import { arePlain, type Plain } from './named-query-messages.ts'
import { NamedQuery, type Known, type NamedStatement, type Tell } from './named-query.ts'

/** A rare or always different statement isn't worth the database's memory. */
const WORTH_A_NAME = 5
const MOST_NAMES = 400

type Statement = { text: string; name?: string | undefined; rowMode?: string; types?: CustomTypesConfig }

const isStatement = (asked: unknown): asked is Statement =>
  typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string'
const isTell = (tell: unknown): tell is Tell => typeof tell === 'function'

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

/** What a transaction is begun and ended with; not a savepoint. */
const BEGIN_TEXT = 'begin'
const ENDS: readonly string[] = ['commit', 'rollback']
const NOTHING = { command: '', rowCount: null, rows: [], fields: [] }

/** Makes this connection use names for statements with parameters, and begin each transaction with its first statement. */
export function nameStatements(client: Client | PoolClient, nameOf: ReturnType<typeof statementNames>): void {
  const query: unknown = Reflect.get(client, 'query')
  if (typeof query !== 'function') throw new Error('The driver has no query.')
  const known: Known = new Map()
  let isToBegin = false
  const run = (statement: NamedStatement, values: Plain[], tell: Tell) => {
    const isBegin = isToBegin
    isToBegin = false
    return query.call(client, new NamedQuery(statement, values, { known, isBegin }, tell))
  }
  const runAsTheDriver = (...asked: unknown[]): unknown => {
    if (isToBegin) {
      isToBegin = false
      // The driver sends it first. If the connection is lost, the statement fails too.
      Promise.resolve(query.call(client, BEGIN_TEXT)).catch(() => {})
    }
    return query.call(client, ...asked)
  }
  /** Whether there is nothing to send: a transaction begins later, or ends before its first statement. */
  const isPutOff = (asked: unknown): boolean => {
    if (!isStatement(asked)) return false
    const isEnd = isToBegin && ENDS.includes(asked.text)
    if (!isEnd && asked.text !== BEGIN_TEXT) return false
    isToBegin = !isEnd
    return true
  }

  Object.assign(client, {
    query: (asked: unknown, ...more: unknown[]): unknown => {
      const [values, tell] = more
      if (!isTell(tell) && isPutOff(asked)) return Promise.resolve(NOTHING)
      if (!isStatement(asked) || !Array.isArray(values) || values.length === 0) return runAsTheDriver(asked, ...more)
      // The driver has its own rules for other values; under the same name, it would parse the statement again.
      if (!arePlain(values)) return runAsTheDriver({ ...asked, name: undefined }, ...more)
      const name = asked.name ?? nameOf(asked.text)
      if (name === undefined) return runAsTheDriver(asked, ...more)
      const { text, rowMode, types = DRIVERS_TYPES } = asked
      const statement = { text, name, rowMode, types }
      if (isTell(tell)) return run(statement, values, tell)
      return new Promise((resolve, reject) => {
        run(statement, values, (error, answer) => (error ? reject(error) : resolve(answer)))
      })
    },
  })
}
