// Runs a statement and reads its rows like the query layer, without its builder: the objects for the parts of a large
// statement cost more than its text.
import { is, sql, type SelectedFieldsOrdered, type SQL } from 'drizzle-orm'
import { PgColumn, PgDialect } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Db } from './database.ts'
import { Filled } from './kept.ts'

/** What a statement returns, in this order. */
export type Fields = Record<string, PgColumn | SQL | SQL.Aliased>

/** Worked out once for each set of fields. */
const ordered = new WeakMap<Fields, SelectedFieldsOrdered<PgColumn>>()
const listed = new WeakMap<Fields, SQL>()

/** The names of these columns of one table, to be selected. */
export function listOf(columns: Record<string, PgColumn>): SQL {
  const known =
    listed.get(columns) ??
    sql.raw(
      Object.values(columns)
        .map(({ name }) => `"${name}"`)
        .join(', '),
    )
  listed.set(columns, known)
  return known
}

/** The rows of a statement that returns these fields and nothing else. */
export function readRows<Read extends Fields>(
  db: Db,
  statement: SQL | Filled,
  fields: Read,
): Promise<SelectResultFields<Read>[]> {
  const dialect: unknown = Reflect.get(db, 'dialect')
  if (!is(dialect, PgDialect)) throw new Error('The query layer has no dialect.')
  const order = ordered.get(fields) ?? Object.entries(fields).map(([key, field]) => ({ path: [key], field }))
  ordered.set(fields, order)
  const query =
    statement instanceof Filled
      ? { sql: statement.text.sql, params: [...statement.values] }
      : dialect.sqlToQuery(statement)
  return db._.session
    .prepareQuery<{ execute: SelectResultFields<Read>[]; all: never; values: never }>(query, order, undefined, true)
    .execute()
}
