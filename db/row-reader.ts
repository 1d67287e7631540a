// Reads the values of a row as an object, each as its column reads it.
import { is, SQL } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'

/** What a statement returns, in this order. */
export type Fields = Record<string, PgColumn | SQL | SQL.Aliased>

type Row = Record<string, unknown>
type Decoder = { mapFromDriverValue: (value: unknown) => unknown }

/** Worked out once for each set of fields. */
const readers = new WeakMap<Fields, (values: unknown[]) => Row>()

export function rowReader<Read extends Fields>(fields: Read): (values: unknown[]) => SelectResultFields<Read>
export function rowReader(fields: Fields): (values: unknown[]) => Row {
  const reader = readers.get(fields) ?? makeReader(fields)
  readers.set(fields, reader)
  return reader
}

function makeReader(fields: Fields): (values: unknown[]) => Row {
  const order = Object.entries(fields).map(([key, field]) => ({ key, decoder: decoderOf(field) }))
  // Each row begins as a copy of this one. If it got its keys one by one, it would be kept as a dictionary, which takes
  // several times the time and space; what was parsed isn't.
  const empty: Row = JSON.parse(JSON.stringify(Object.fromEntries(order.map(({ key }) => [key, null]))))
  return (values) => {
    const row = { ...empty }
    order.forEach(({ key, decoder }, place) => {
      const value = values[place]
      if (value !== null) row[key] = decoder.mapFromDriverValue(value)
    })
    return row
  }
}

function decoderOf(field: Fields[string]): Decoder {
  if (is(field, PgColumn)) return field
  const decoder: unknown = Reflect.get(is(field, SQL.Aliased) ? field.sql : field, 'decoder')
  if (!isDecoder(decoder)) throw new Error('The query layer reads this field in another way.')
  return decoder
}

const isDecoder = (decoder: unknown): decoder is Decoder =>
  typeof decoder === 'object' && decoder !== null && 'mapFromDriverValue' in decoder
