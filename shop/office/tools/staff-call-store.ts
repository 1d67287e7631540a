// Staff calls that may happen only once: whoever writes the row makes the call.
import { lt } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { forgetSome } from '#db/query/forget-some.ts'
import { staffCalls } from '#db/schema/office/staff.ts'

export function staffCallStore({ db }: Database) {
  return {
    /** Calls from before then. */
    forgetOld: (before: Date, most: number) =>
      forgetSome(db(), { table: staffCalls, key: staffCalls.id, where: lt(staffCalls.calledAt, before), most }),

    /** False if this confirmation was used before. */
    begin: async (call: { id: string; userId: string; what: string; now: Date }): Promise<boolean> => {
      const made = await db()
        .insert(staffCalls)
        .values({ id: call.id, userId: call.userId, what: call.what, calledAt: call.now })
        .onConflictDoNothing()
        .returning({ id: staffCalls.id })
      return made.length > 0
    },
  }
}
