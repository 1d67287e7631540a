// Runs a statement and reads its rows like the query layer, without its builder: the objects for the parts of a large
// statement cost more than its text.
import { is, sql, type SQL } from 'drizzle-orm'
import { PgDialect, type PgColumn } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Db } from './database.ts'
import { Filled } from './kept.ts'
import { rowReader, type Fields } from './row-reader.ts'

/** Worked out once for each set of columns. */
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

/** These columns without those of these names. */
export function without<Columns extends object, Name extends keyof Columns>(
  columns: Columns,
  names: readonly Name[],
): Omit<Columns, Name>
export function without(columns: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(columns).filter(([name]) => !names.includes(name)))
}

/** The rows of a statement that returns these fields and nothing else. */
export function readRows<Read extends Fields>(
  db: Db,
  statement: SQL | Filled,
  fields: Read,
): Promise<SelectResultFields<Read>[]> {
  const dialect: unknown = Reflect.get(db, 'dialect')
  if (!is(dialect, PgDialect)) throw new Error('The query layer has no dialect.')
  const query =
    statement instanceof Filled
      ? { sql: statement.text.sql, params: [...statement.values] }
      : dialect.sqlToQuery(statement)
  const read = rowReader(fields)
  return db._.session
    .prepareQuery<{ execute: SelectResultFields<Read>[]; all: never; values: never }>(
      query,
      undefined,
      undefined,
      true,
      (rows) => rows.map((row) => read(row)),
    )
    .execute()
}
