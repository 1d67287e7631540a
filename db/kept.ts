// Statements, and parts of them, whose text is built once for each shape and only filled with values after that: building
// the text cost more than sending it. A shape is which values there are, and whatever else decides about the text.
import { Param, Placeholder, SQL, StringChunk, type SQLChunk, type SQLWrapper } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Given } from './given.ts'
import { quickDialect } from './quick-text.ts'

type Values = Record<string, unknown>
/** What stands for the values. An undefined one is not a part of the statement. */
export type GivenFor<Known> = {
  [Name in keyof Known]: unknown extends Known[Name]
    ? Given
    : Given | (undefined extends Known[Name] ? undefined : never)
}
type ShapeOf = readonly (string | boolean)[]

/** More than one statement has; then all are forgotten, so a shape that always differs can't fill the memory. */
const MOST_SHAPES = 300

const dialect = quickDialect(new PgDialect())

/** A text with gaps for values. */
class Text {
  static #last = 0
  readonly serial = (Text.#last += 1)
  readonly sql: string
  readonly gaps: readonly unknown[]
  readonly #pieces: readonly string[]

  constructor(statement: SQLWrapper) {
    const { sql, params } = dialect.sqlToQuery(statement.getSQL())
    this.sql = sql
    this.gaps = params
    this.#pieces = sql.split(/\$\d+/)
    if (this.#pieces.length !== params.length + 1) throw new Error(`A text looks as if it had more values: ${sql}`)
  }

  with(values: readonly unknown[]): SQL {
    const chunks: SQLChunk[] = []
    for (const [place, piece] of this.#pieces.entries()) {
      if (place > 0) chunks.push(new Param(values[place - 1]))
      chunks.push(new StringChunk(piece))
    }
    return new SQL(chunks)
  }
}

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

/**
 * `make` is called once for each shape: the names of the values and the rest of the arguments. It sees no values, so
 * nothing of one call can get into another.
 */
export function kept<Known extends Values, Shape extends ShapeOf = []>(
  make: (given: GivenFor<Known>, ...shape: Shape) => SQLWrapper,
): (values: Known, ...shape: Shape) => Filled {
  const textFor = onePerKey((values: Known, ...shape: Shape) => new Text(make(givenFor(values), ...shape)))
  return (values, ...shape) => {
    const text = textFor(`${namesIn(values)}|${shape.join()}`, values, ...shape)
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
    return new Filled(textFor(parts.map(({ text }) => text.serial).join(), parts, values), values)
  }
}

const areFilled = (parts: readonly SQLWrapper[]): parts is Filled[] => parts.every((part) => part instanceof Filled)

function onePerKey<From extends unknown[]>(make: (...from: From) => Text): (key: string, ...from: From) => Text {
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

function namesIn(values: Values): string {
  let names = ''
  for (const name in values) if (values[name] !== undefined) names += `${name},`
  return names
}

function givenFor<Known extends Values>(values: Known): GivenFor<Known>
function givenFor(values: Values): object {
  const names = Object.keys(values).filter((name) => values[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, new Given(name)]))
}

/** What is sent in a gap: the value as its column stores it, or what `make` itself wrote there. */
function valueFor(gap: unknown, values: Values): unknown {
  if (!(gap instanceof Param && gap.value instanceof Placeholder)) return gap
  const value = values[gap.value.name]
  return value === null ? null : gap.encoder.mapToDriverValue(value)
}
