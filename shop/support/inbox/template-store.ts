// The rows of answer_templates.
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { answerTemplates } from '#db/schema/support/answer-templates.ts'
import { isUuid } from '#values/uuid.ts'
import type { AnswerTemplate } from './answer-template.ts'

type Words = Pick<AnswerTemplate, 'name' | 'text'>

export function templateStore({ db }: Database) {
  const { id, name, text, version } = answerTemplates
  return {
    /** By name. */
    list: (): Promise<AnswerTemplate[]> =>
      db()
        .select({ id, name, text, version })
        .from(answerTemplates)
        .orderBy(asc(sql`lower(${name})`), asc(id)),

    count: async (): Promise<number> =>
      (await db().select({ templates: count() }).from(answerTemplates))[0]?.templates ?? 0,

    /** False if another one has the name. */
    put: async (row: typeof answerTemplates.$inferInsert): Promise<boolean> =>
      (await db().insert(answerTemplates).values(row).onConflictDoNothing().returning({ id })).length > 0,

    /** As somebody saw it; `taken` if another one has the name, `changed` if it was changed since or is gone. */
    change: async (
      which: string,
      seenVersion: number,
      to: Words,
      now: Date,
    ): Promise<'saved' | 'taken' | 'changed'> => {
      if (!isUuid(which)) return 'changed'
      const isTaken = sql<boolean>`exists (
        select 1 from answer_templates other
        where lower(other.name) = lower(${to.name}) and other.id <> answer_templates.id)`
      const seen = and(eq(id, which), eq(version, seenVersion))
      const [found] = await db().select({ isTaken }).from(answerTemplates).where(seen)
      if (!found) return 'changed'
      if (found.isTaken) return 'taken'
      const saved = await db()
        .update(answerTemplates)
        .set({ ...to, version: sql`${version} + 1`, updatedAt: now })
        .where(seen)
        .returning({ id })
      return saved.length > 0 ? 'saved' : 'changed'
    },

    /** False if it was already gone. */
    remove: async (which: string): Promise<boolean> =>
      isUuid(which) && (await db().delete(answerTemplates).where(eq(id, which)).returning({ id })).length > 0,
  }
}
