// Topics for which staff doesn't want emails.
import { notInArray } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { mutedNotices } from '#db/schema/delivery/alerts.ts'
import type { NoticeTopic } from './notice-topic.ts'

export type NoticeStore = ReturnType<typeof noticeStore>

export const noticeStore = ({ db }: Pick<Database, 'db'>) => ({
  listMuted: async (): Promise<NoticeTopic[]> => (await db().select().from(mutedNotices)).map(({ topic }) => topic),

  /** From now on, exactly these are off. */
  saveMuted: async (topics: NoticeTopic[], now: Date): Promise<void> => {
    await db().delete(mutedNotices).where(notInArray(mutedNotices.topic, topics))
    if (topics.length === 0) return
    await db()
      .insert(mutedNotices)
      .values(topics.map((topic) => ({ topic, mutedAt: now })))
      .onConflictDoNothing()
  },
})
