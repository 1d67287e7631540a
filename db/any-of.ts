// Whether any of several questions would find a row, in one trip to the database.
import { sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from './database.ts'

export type { SQLWrapper }

export async function anyOf(db: Db, questions: SQLWrapper[]): Promise<boolean> {
  const found = sql.join(
    questions.map((question) => sql`exists ${question}`),
    sql` or `,
  )
  const [answer] = await db.select({ isSo: sql<boolean>`${found}` }).from(sql`(values (1)) as one`)
  return answer?.isSo ?? false
}
