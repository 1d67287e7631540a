// Writes to several tables in one statement: what the first write does decides whether the others do anything. It is a
// transaction in one trip to the database, and nothing of it can be half done.
import { getTableColumns, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** The rows that the first write touched, as the others see them. */
const MOVED = 'moved'
export const moved = sql.identifier(MOVED)
/** For the condition of an update that happens only if the first write did. */
export const ifMoved = sql`exists (select 1 from ${moved})`

/** An insert that happens only if the first write did; a row that is there already stays as it is, or fails all of it. */
export function insertIfMoved<Table extends PgTable>(
  table: Table,
  row: Table['$inferInsert'],
  conflict: 'stays' | 'fails' = 'stays',
): SQL {
  const given = Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
    const value: unknown = Reflect.get(row, key)
    return value === undefined ? [] : [{ name: sql.identifier(column.name), value: sql.param(value, column) }]
  })
  const names = given.map(({ name }) => name)
  const values = given.map(({ value }) => value)
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)} from ${moved}${conflict === 'stays' ? sql` on conflict do nothing` : sql``} returning 1`
}

/**
 * Carries out `first` and, if it touched a row, the others; all of them have to return their rows. Answers with how many
 * rows each of the others touched, and null when the first one touched none.
 */
export async function writeTogether(db: Db, first: SQLWrapper, others: SQLWrapper[]): Promise<number[] | null> {
  const named = others.map((query, place) => ({ name: `also_${place}`, query }))
  const parts = [{ name: MOVED, query: first }, ...named].map(({ name, query }) => db.$with(name, {}).as(query.getSQL()))
  const counts = named.map(({ name }) => sql`(select count(*) from ${sql.identifier(name)})`)
  const [answer] = await db
    .with(...parts)
    .select({ counts: sql<number[]>`array[${sql.join(counts, sql`, `)}]::integer[]` })
    .from(sql`${moved}`)
    .limit(1)
  return answer?.counts ?? null
}
