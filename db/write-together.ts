// Writes to several tables in one statement: the other writes only happen if the first one changed a row. It is a
// transaction in one round trip, so it can't be half done.
import { getTableColumns, getTableName, is, SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** An extra statement that runs together with another one, or not at all. */
export type Also = SQLWrapper

/** The rows that the first write changed, as the others see them. */
const MOVED = 'moved'
export const moved = sql.identifier(MOVED)
/** The condition for an update that happens only if the first write did. */
export const ifMoved = sql`exists (select 1 from ${moved})`

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

/** An insert that happens only if this condition holds and there is no conflict; returns its row. */
export const insertWhere = <Table extends PgTable>(table: Table, row: Written<Table>, condition: SQL): SQL =>
  sql`${insertFrom(table, row, sql`where ${condition}`)} on conflict do nothing returning *`

function insertFrom<Table extends PgTable>(table: Table, row: Written<Table>, source: SQL): SQL {
  const given = Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
    const value: unknown = Reflect.get(row, key)
    if (value === undefined) return []
    const plain = is(value, SQL) ? value : sql`${sql.param(value, column)}::${sql.raw(column.getSQLType())}`
    return [{ name: sql.identifier(column.name), value: plain }]
  })
  const names = given.map(({ name }) => name)
  const values = given.map(({ value }) => value)
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)} ${source}`
}

/**
 * Runs `first` and, if it changed a row, the others; all must return their rows. Returns how many rows each of the
 * others changed, or null if the first one changed none.
 */
export async function writeTogether(db: Db, first: SQLWrapper, others: SQLWrapper[]): Promise<number[] | null> {
  const counts = others.map((_, place) => sql`(select count(*) from ${sql.identifier(nameOf(place))})`)
  const [answer] = await db
    .with(...partsOf(db, first, others))
    .select({ counts: sql<number[]>`array[${sql.join(counts, sql`, `)}]::integer[]` })
    .from(sql`${moved}`)
    .limit(1)
  return answer?.counts ?? null
}

/**
 * The same for callers that want the rows of `table` that the first write changed: selecting from it returns only
 * these.
 */
export const together = (db: Db, table: PgTable, first: SQLWrapper, others: SQLWrapper[]) =>
  db.with(...partsOf(db, first, others), db.$with(getTableName(table), {}).as(sql`select * from ${moved}`))

const nameOf = (place: number) => `also_${place}`
const partsOf = (db: Db, first: SQLWrapper, others: SQLWrapper[]) => [
  db.$with(MOVED, {}).as(first.getSQL()),
  ...others.map((query, place) => db.$with(nameOf(place), {}).as(query.getSQL())),
]
