// Writes to several tables in one statement: what the first write does decides whether the others do anything. It is a
// transaction in one trip to the database, and nothing of it can be half done.
import { getTableColumns, getTableName, is, SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** What is written together with something else, or not at all. */
export type Also = SQLWrapper

/** The rows that the first write touched, as the others see them. */
const MOVED = 'moved'
export const moved = sql.identifier(MOVED)
/** For the condition of an update that happens only if the first write did. */
export const ifMoved = sql`exists (select 1 from ${moved})`

/** Values, or what the database shall work out. */
type Written<Table extends PgTable> = {
  [Column in keyof Table['$inferInsert']]: Table['$inferInsert'][Column] | SQL
}

/** An insert that happens only if the first write did; a row that is there already stays as it is, or fails all of it. */
export const insertIfMoved = <Table extends PgTable>(
  table: Table,
  row: Written<Table>,
  conflict: 'stays' | 'fails' = 'stays',
): SQL =>
  sql`${insertFrom(table, row, sql`from ${moved}`)}${conflict === 'stays' ? sql` on conflict do nothing` : sql``} returning 1`

/** An insert that happens only where this holds and no row is in its way; it returns its row. */
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
 * Carries out `first` and, if it touched a row, the others; all of them have to return their rows. Answers with how many
 * rows each of the others touched, and null when the first one touched none.
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

/** The same for whoever wants the rows of `table` that the first write touched: selected from it, they are these alone. */
export const together = (db: Db, table: PgTable, first: SQLWrapper, others: SQLWrapper[]) =>
  db.with(...partsOf(db, first, others), db.$with(getTableName(table), {}).as(sql`select * from ${moved}`))

const nameOf = (place: number) => `also_${place}`
const partsOf = (db: Db, first: SQLWrapper, others: SQLWrapper[]) => [
  db.$with(MOVED, {}).as(first.getSQL()),
  ...others.map((query, place) => db.$with(nameOf(place), {}).as(query.getSQL())),
]
