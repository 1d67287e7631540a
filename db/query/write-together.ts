// Writes to several tables in one statement: the other writes only happen if the first one changed a row. It is a
// transaction in one round trip, so it can't be half done.
import { getTableColumns, is, Placeholder, SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database.ts'
import { combining, kept, namesOf, type Statement } from './kept.ts'
import { listOf, readRows, type Fields } from './read-rows.ts'

/** An extra statement that runs together with another one, or not at all. */
export type Also = SQLWrapper

/** The rows that the first write changed, as the others see them. */
const MOVED = 'moved'
export const moved = sql.identifier(MOVED)
/** The condition for an update that happens only if the first write did. */
export const ifMoved = sql`exists (select 1 from ${moved})`

const COMMA = sql.raw(', ')

/** Values, placeholders, or SQL expressions. */
type RowValues<Table extends PgTable> = {
  [Column in keyof Table['$inferInsert']]: Table['$inferInsert'][Column] | SQL | Placeholder
}
type Row = Record<string, unknown>
type Columns = Record<string, PgColumn>

/** An insert that happens only if the first write did; on a conflict, the existing row stays, or everything fails. */
export const insertIfMoved = <Table extends PgTable>(
  table: Table,
  row: RowValues<Table>,
  conflict: 'stays' | 'fails' = 'stays',
): SQLWrapper => insertsOf(table)[conflict](row)

/** An insert that happens only if this condition holds and there is no conflict; returns these columns, or all. */
export const insertWhere = <Table extends PgTable>(
  table: Table,
  row: RowValues<Table>,
  { condition = ALWAYS, returned = getTableColumns(table) }: { condition?: SQLWrapper; returned?: Columns } = {},
): SQLWrapper => unlessInConflict(returned)([insertsOf(table).always(row), condition])

const ALWAYS = kept(() => sql`true`)({})

const endings = new WeakMap<Columns, ReturnType<typeof combining>>()
function unlessInConflict(returned: Columns) {
  const ending =
    endings.get(returned) ??
    combining(
      ([insert, condition]) => sql`${insert} where ${condition} on conflict do nothing returning ${listOf(returned)}`,
    )
  endings.set(returned, ending)
  return ending
}

/** The inserts into each table. */
const known = new WeakMap<PgTable, ReturnType<typeof insertsInto>>()
function insertsOf(table: PgTable) {
  const inserts = known.get(table) ?? insertsInto(table)
  known.set(table, inserts)
  return inserts
}

function insertsInto(table: PgTable) {
  return {
    always: keptIfPlain((row) => insertFrom(table, row)),
    stays: keptIfPlain((row) => sql`${insertFrom(table, row)} from ${moved} on conflict do nothing returning 1`),
    fails: keptIfPlain((row) => sql`${insertFrom(table, row)} from ${moved} returning 1`),
  }
}

// An expression in a row may contain values of its own.
function keptIfPlain(make: (row: Row) => SQL) {
  const quick: Statement<Row, string[]> = kept((...names) =>
    make(Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]))),
  )
  return (row: Row): SQLWrapper =>
    Object.values(row).some((value) => is(value, SQL) || is(value, Placeholder))
      ? make(row)
      : quick(row, ...namesOf(row))
}

function insertFrom(table: PgTable, row: Row): SQL {
  const written = Object.entries(getTableColumns(table)).filter(([key]) => row[key] !== undefined)
  const values = written.map(([key, column]) => {
    const value = row[key]
    return is(value, SQL) ? value : sql`${sql.param(value, column)}::${sql.raw(column.getSQLType())}`
  })
  return sql`insert into ${table} (${listOf(Object.fromEntries(written))}) select ${sql.join(values, COMMA)}`
}

/**
 * Runs `first` and, if it changed a row, the others; all must return their rows. Returns how many rows each of the
 * others changed, or null if the first one changed none.
 */
export async function writeTogether(db: Db, first: SQLWrapper, others: SQLWrapper[]): Promise<number[] | null> {
  const [row] = await readRows(db, counting([first, ...others]), COUNTS)
  return row?.counts ?? null
}

/** The same for callers that want the rows that the first write changed. It returns these fields, in this order. */
export const writeReturning = <Returned extends Fields>(
  db: Db,
  { first, fields }: { first: SQLWrapper; fields: Returned },
  others: SQLWrapper[],
) => readRows(db, returning([first, ...others]), fields)

const COUNTS = { counts: sql<number[]>``.as('counts') }

const counting = combining(([first, ...others]) => {
  const counts = others.map((_, place) => sql`(select count(*) from ${sql.identifier(nameOf(place))})`)
  return sql`${partsOf(first, others)} select array[${sql.join(counts, COMMA)}]::integer[] as counts from ${moved} limit 1`
})
const returning = combining(([first, ...others]) => sql`${partsOf(first, others)} select * from ${moved}`)

const nameOf = (place: number) => `also_${place}`
const partsOf = (first: SQL | undefined, others: SQL[]) => {
  const parts = others.map((query, place) => sql`, ${sql.identifier(nameOf(place))} as (${query})`)
  return sql`with ${moved} as (${first})${sql.join(parts)}`
}
