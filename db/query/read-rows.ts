// Runs a statement that Drizzle's builder has no words for, and reads its rows as the columns read them.
import { is, SQL, sql, type GetColumnData, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database.ts'

/** What a statement returns, by the names of the columns. */
export type Fields = Record<string, PgColumn | SQL.Aliased>
type RowOf<Read extends Fields> = {
  [Name in keyof Read]: Read[Name] extends PgColumn
    ? GetColumnData<Read[Name]>
    : Read[Name] extends SQL.Aliased<infer Type>
      ? Type
      : never
}
type Row = Record<string, unknown>

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

/** The rows of a statement that returns these fields. */
export async function readRows<Read extends Fields>(
  db: Db,
  statement: SQLWrapper,
  fields: Read,
): Promise<RowOf<Read>[]> {
  const read = readerOf(fields)
  return rowsIn(await db.execute(statement)).map((row) => read(row))
}

function rowsIn(answer: unknown): Row[] {
  if (typeof answer !== 'object' || answer === null || !('rows' in answer) || !Array.isArray(answer.rows))
    throw new Error('The database answered without rows.')
  return answer.rows
}

/** Worked out once for each set of columns, too: most are asked for with every order. */
const readers = new WeakMap<Fields, (row: Row) => Row>()

function readerOf<Read extends Fields>(fields: Read): (row: Row) => RowOf<Read>
function readerOf(fields: Fields): (row: Row) => Row {
  const known = readers.get(fields) ?? readerFor(fields)
  readers.set(fields, known)
  return known
}

function readerFor(fields: Fields): (row: Row) => Row {
  const columns = Object.entries(fields).map(([key, field]) =>
    is(field, SQL.Aliased) ? { key, name: field.fieldAlias, column: null } : { key, name: field.name, column: field },
  )
  return (row) => {
    const read: Row = {}
    for (const { key, name, column } of columns) {
      const value = row[name]
      read[key] = value === null || !column ? value : column.mapFromDriverValue(value)
    }
    return read
  }
}
