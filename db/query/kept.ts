// Statements, and parts of them, whose text is built once and filled with values after that, because building the text costs
// several times as much as filling it. A store writes the statement with Drizzle's `sql.placeholder`. What builds the text is
// never given a value, so a text can't depend on one: whatever else decides about it (which columns, which move) is its shape.
import { getTableColumns, is, Param, Placeholder, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { PgDialect, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'

type Values = Record<string, unknown>
type Shape = readonly (string | boolean)[]

/** More than one statement has; then all are forgotten, so a shape that always differs can't fill the memory. */
const MOST_SHAPES = 300

const dialect = new PgDialect()

/** A text with gaps for values. */
class Text {
  static #last = 0
  readonly serial = (Text.#last += 1)
  readonly gaps: readonly Gap[]
  /** Of the values that it takes. */
  readonly names: ReadonlySet<string>
  readonly #pieces: TemplateStringsArray

  constructor(statement: SQLWrapper) {
    const { sql: text, params } = dialect.sqlToQuery(statement.getSQL())
    this.gaps = params.map(gapOf)
    this.names = new Set(this.gaps.flatMap((gap) => ('name' in gap ? [gap.name] : [])))
    const pieces = text.split(/\$\d+/)
    if (pieces.length !== params.length + 1) throw new Error(`A text looks as if it had more values: ${text}`)
    this.#pieces = Object.assign(pieces, { raw: pieces })
  }

  with(values: readonly unknown[]): SQL {
    return sql(this.#pieces, ...values.map(asValue))
  }
}

/** Drizzle would take an object apart. It looks at every other value only once if it isn't wrapped. */
const asValue = (value: unknown): unknown => (typeof value === 'object' && value !== null ? sql.param(value) : value)

/** A text, and the values of one call. */
export class Filled implements SQLWrapper {
  readonly text: Text
  readonly values: readonly unknown[]

  constructor(text: Text, values: readonly unknown[]) {
    this.text = text
    this.values = values
  }

  getSQL(): SQL {
    return this.text.with(this.values)
  }
}

/** A statement that takes these values, and comes in these shapes. */
export type Statement<Known extends Values, Its extends Shape = []> = (values: Known, ...shape: Its) => Filled

/** `make` is called once for each shape. */
export function kept<Its extends Shape>(make: (...shape: Its) => SQLWrapper): Statement<Values, Its> {
  const textFor = onePerKey((...shape: Its) => new Text(make(...shape)))
  return (values, ...shape) => {
    const text = textFor(shape.join('|'), ...shape)
    // A value without a place would be lost without a word.
    for (const name in values)
      if (values[name] !== undefined && !text.names.has(name))
        throw new Error(`A statement has no place for '${name}'.`)
    return new Filled(
      text,
      text.gaps.map((gap) => valueFor(gap, values)),
    )
  }
}

/** Several parts as one, built once for each combination. `make` uses them in this order and adds no values. */
export function combining(make: (parts: SQL[]) => SQL): (parts: readonly SQLWrapper[]) => SQL | Filled {
  const combine = (parts: readonly SQLWrapper[]) => make(parts.map((part) => part.getSQL()))
  const textFor = onePerKey((parts: Filled[], values: unknown[]) => {
    const text = new Text(combine(parts))
    if (text.gaps.length !== values.length) throw new Error('A combination has values that are in none of its parts.')
    return text
  })
  return (parts) => {
    if (!areFilled(parts)) return combine(parts)
    const values = parts.flatMap((part) => part.values)
    return new Filled(textFor(parts.map(({ text }) => text.serial).join('|'), parts, values), values)
  }
}

const areFilled = (parts: readonly SQLWrapper[]): parts is Filled[] => parts.every((part) => part instanceof Filled)

/** For an update: each of these columns becomes the value of its name. Drizzle takes no placeholder there. */
export function givenColumns<Table extends PgTable>(
  table: Table,
  names: readonly string[],
): { [Name in keyof Table['$inferInsert']]?: SQL }
export function givenColumns(table: PgTable, names: readonly string[]): object {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  return Object.fromEntries(
    names.map((name) => {
      const column = columns[name]
      if (!column) throw new Error(`There is no column '${name}'.`)
      return [name, sql`${sql.param(sql.placeholder(name), column)}`]
    }),
  )
}

/** The names of what is there; an undefined value is not a part of a statement. */
export const namesOf = (values: Values): string[] => Object.keys(values).filter((name) => values[name] !== undefined)

function onePerKey<From extends readonly unknown[]>(
  make: (...from: From) => Text,
): (key: string, ...from: From) => Text {
  const texts = new Map<string, Text>()
  return (key, ...from) => {
    const known = texts.get(key)
    if (known) return known
    const text = make(...from)
    if (texts.size >= MOST_SHAPES) texts.clear()
    texts.set(key, text)
    return text
  }
}

/** What is sent in it: the value of this name as its column stores it, or what the statement itself contains. */
type Gap = { name: string; column: Param | null } | { value: unknown }

function gapOf(param: unknown): Gap {
  const column = is(param, Param) ? param : null
  const value = column ? column.value : param
  return is(value, Placeholder) ? { name: value.name, column } : { value: param }
}

function valueFor(gap: Gap, values: Values): unknown {
  if (!('name' in gap)) return gap.value
  const value = values[gap.name]
  if (value === undefined) throw new Error(`A statement misses its value '${gap.name}'.`)
  if (value === null) return null
  if (gap.column) return gap.column.encoder.mapToDriverValue(value)
  return value instanceof Date ? value.toISOString() : value
}
