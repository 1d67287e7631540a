// Runs a named statement once, in PostgreSQL's own protocol. The driver sends a message per step and has the columns of
// the rows described every time, which for a statement that returns an order cost more than reading its row. Here all
// steps are one write, and the columns are described once for each connection: they can't change afterwards, because
// the database refuses a statement whose columns did.
import type { Connection, CustomTypesConfig, Submittable } from 'pg'
import { BEGIN, firstRun, laterRun, type Plain } from './named-query-messages.ts'

export type NamedStatement = { text: string; name: string; rowMode: string | undefined; types: CustomTypesConfig }

type Column = { name: string; read: (raw: string) => unknown }
/** The statements that this connection has parsed, by name. */
export type Known = Map<string, { text: string; columns: Column[] }>

type Row = unknown[] | Record<string, unknown>
type Answer = { command: string; rowCount: number | null; rows: Row[]; fields: { name: string }[] }
export type Tell = (error: Error | null, answer?: Answer) => void

/** The driver calls these methods with what the database answers, as it does for its own queries. */
export class NamedQuery implements Submittable {
  readonly callback: Tell
  readonly #statement: NamedStatement
  readonly #values: Plain[]
  readonly #known: Known
  readonly #isBegin: boolean
  readonly #rows: Row[] = []
  #columns: Column[] | undefined
  #command = ''
  #unreadable: Error | null = null

  /** `isBegin`: a transaction begins with it. */
  constructor(
    statement: NamedStatement,
    values: Plain[],
    { known, isBegin }: { known: Known; isBegin: boolean },
    tell: Tell,
  ) {
    this.#statement = statement
    this.#values = values
    this.#known = known
    this.#isBegin = isBegin
    this.callback = tell
  }

  submit({ stream }: Connection): Error | null {
    const { name, text } = this.#statement
    const known = this.#known.get(name)
    if (known && known.text !== text) return new Error(`Two statements are named '${name}'.`)
    this.#columns = known?.columns
    // A connection that broke tells everyone who waits by itself.
    if (!stream.writable) return null
    const run = this.#columns ? laterRun(name, this.#values) : firstRun(name, text, this.#values)
    stream.write(this.#isBegin ? Buffer.concat([BEGIN, run]) : run)
    return null
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    const { types } = this.#statement
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, read: types.getTypeParser(dataTypeID, 'text') }))
  }

  handleDataRow({ fields }: { fields: unknown[] }): void {
    if (this.#unreadable) return
    try {
      this.#rows.push(this.#read(fields))
    } catch (error) {
      this.#unreadable = error instanceof Error ? error : new Error(String(error))
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#command = text
  }

  handleReadyForQuery(): void {
    if (this.#unreadable) return this.callback(this.#unreadable)
    // A statement without rows has nothing to describe.
    const columns = this.#columns ?? []
    const { name, text } = this.#statement
    if (!this.#known.has(name)) this.#known.set(name, { text, columns })
    const [command = '', ...counts] = this.#command.split(' ')
    const rowCount = counts.length > 0 ? Number(counts.at(-1)) : null
    this.callback(null, { command, rowCount, rows: this.#rows, fields: columns })
  }

  handleError(error: Error): void {
    this.callback(error)
  }

  // What it was given becomes the row: rows are most of what is read.
  #read(raw: unknown[]): Row {
    const columns = this.#columns ?? []
    // A loop over entries would leave a pair for each value.
    columns.forEach(({ read }, place) => {
      const value = raw[place]
      if (typeof value === 'string') raw[place] = read(value)
    })
    if (this.#statement.rowMode === 'array') return raw
    return Object.fromEntries(columns.map(({ name }, place) => [name, raw[place]]))
  }
}
