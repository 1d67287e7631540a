// Saved views at the desk, and the columns that somebody hid; they belong to one person, and nobody else can read or
// change them.
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { hiddenColumns, savedViews } from '#db/schema/office/staff.ts'
import { isUuid } from '#values/uuid.ts'
import type { ColumnList } from './list-columns.ts'
import type { SavedView, ViewedList } from './saved-view.ts'

const own = (userId: string, id: string) => and(eq(savedViews.userId, userId), eq(savedViews.id, id))

export function savedViewStore({ db }: Database) {
  const { id, list, name, query } = savedViews
  return {
    /** By name. */
    listOf: (userId: string): Promise<SavedView[]> =>
      db()
        .select({ id, list, name, query })
        .from(savedViews)
        .where(eq(savedViews.userId, userId))
        .orderBy(asc(sql`lower(${name})`), asc(id)),

    countOf: async (userId: string, of: ViewedList): Promise<number> =>
      (
        await db()
          .select({ views: count() })
          .from(savedViews)
          .where(and(eq(savedViews.userId, userId), eq(list, of)))
      )[0]?.views ?? 0,

    /** False if the person already has one with this name for the list. */
    put: async (row: typeof savedViews.$inferInsert): Promise<boolean> =>
      (await db().insert(savedViews).values(row).onConflictDoNothing().returning({ id })).length > 0,

    /** `taken` if another view of the same list has the name. */
    rename: async (userId: string, which: string, to: string): Promise<'renamed' | 'taken' | 'gone'> => {
      if (!isUuid(which)) return 'gone'
      const other = sql`exists (
        select 1 from saved_views other
        where other.user_id = saved_views.user_id and other.list = saved_views.list
          and lower(other.name) = lower(${to}) and other.id <> saved_views.id)`
      const [row] = await db()
        .update(savedViews)
        .set({ name: sql`case when ${other} then ${name} else ${to} end` })
        .where(own(userId, which))
        .returning({ name })
      if (!row) return 'gone'
      return row.name === to ? 'renamed' : 'taken'
    },

    /** False if it was already gone. */
    remove: async (userId: string, which: string): Promise<boolean> =>
      isUuid(which) && (await db().delete(savedViews).where(own(userId, which)).returning({ id })).length > 0,

    hiddenOf: async (userId: string, of: ColumnList): Promise<string[]> =>
      (
        await db()
          .select({ hidden: hiddenColumns.hidden })
          .from(hiddenColumns)
          .where(and(eq(hiddenColumns.userId, userId), eq(hiddenColumns.list, of)))
      )[0]?.hidden ?? [],

    /** Instead of what was hidden before. */
    hide: ({ hidden, updatedAt, ...of }: typeof hiddenColumns.$inferInsert) =>
      db()
        .insert(hiddenColumns)
        .values({ ...of, hidden, updatedAt })
        .onConflictDoUpdate({
          target: [hiddenColumns.userId, hiddenColumns.list],
          set: { hidden, updatedAt },
        }),

    forget: async (userId: string): Promise<void> => {
      await db().delete(savedViews).where(eq(savedViews.userId, userId))
      await db().delete(hiddenColumns).where(eq(hiddenColumns.userId, userId))
    },
  }
}
