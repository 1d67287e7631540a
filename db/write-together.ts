// Writes to several tables in one statement: the other writes only happen if the first one changed a row. It is a
// transaction in one round trip, so it can't be half done.
import { getTableColumns, is, SQL, sql, StringChunk, type SQLChunk, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { listOf, readRows, type Fields } from './read-rows.ts'

/** An extra statement that runs together with another one, or not at all. */
export type Also = SQLWrapper

/** The rows that the first write changed, as the others see them. */
const MOVED = 'moved'
export const moved = sql.identifier(MOVED)
/** The condition for an update that happens only if the first write did. */
export const ifMoved = sql`exists (select 1 from ${moved})`

const COMMA = new StringChunk(', ')

/** Values, or SQL expressions. */
type Written<Table extends PgTable> = {
  [Column in keyof Table['$inferInsert']]: Table['$inferInsert'][Column] | SQL
}

/** An insert that happens only if the first write did; on a conflict, the existing row stays, or everything fails. */
export const insertIfMoved = <Table extends PgTable>(
  table: Table,
  row: Written<Table>,
  conflict: 'stays' | 'fails' = 'stays',
): SQL =>
  sql`${insertFrom(table, row, sql`from ${moved}`)}${conflict === 'stays' ? sql` on conflict do nothing` : sql``} returning 1`

/** An insert that happens only if this condition holds and there is no conflict; returns its row, with all columns. */
export const insertWhere = <Table extends PgTable>(table: Table, row: Written<Table>, condition: SQL): SQL =>
  sql`${insertFrom(table, row, sql`where ${condition}`)} on conflict do nothing returning ${listOf(getTableColumns(table))}`

function insertFrom<Table extends PgTable>(table: Table, row: Written<Table>, source: SQL): SQL {
  const names: string[] = []
  const values: SQLChunk[] = []
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    const value: unknown = Reflect.get(row, key)
    if (value === undefined) continue
    if (names.length > 0) values.push(COMMA)
    names.push(`"${column.name}"`)
    if (is(value, SQL)) values.push(value)
    else values.push(sql.param(value, column), new StringChunk(`::${column.getSQLType()}`))
  }
  return sql`insert into ${table} (${new StringChunk(names.join(', '))}) select ${new SQL(values)} ${source}`
}

/**
 * Runs `first` and, if it changed a row, the others; all must return their rows. Returns how many rows each of the
 * others changed, or null if the first one changed none.
 */
export async function writeTogether(db: Db, first: SQLWrapper, others: SQLWrapper[]): Promise<number[] | null> {
  const counts = others.map((_, place) => sql`(select count(*) from ${sql.identifier(nameOf(place))})`)
  const answer = sql`select array[${sql.join(counts, COMMA)}]::integer[] from ${moved} limit 1`
  const [row] = await readRows(db, sql`${partsOf(first, others)} ${answer}`, COUNTS)
  return row?.counts ?? null
}

/** The same for callers that want the rows that the first write changed. It returns these fields, in this order. */
export const together = <Returned extends Fields>(
  db: Db,
  { first, fields }: { first: SQLWrapper; fields: Returned },
  others: SQLWrapper[],
) => readRows(db, sql`${partsOf(first, others)} select * from ${moved}`, fields)

const COUNTS = { counts: sql<number[]>`` }

const nameOf = (place: number) => `also_${place}`
const partsOf = (first: SQLWrapper, others: SQLWrapper[]) => {
  const parts = others.map((query, place) => sql`, ${sql.identifier(nameOf(place))} as (${query.getSQL()})`)
  return sql`with ${moved} as (${first.getSQL()})${new SQL(parts)}`
}
