// Calls of staff that happen once: whoever writes the row makes the call.
import type { Database } from '#db/database.ts'
import { staffCalls } from '#db/schema/staff.ts'

export type StaffCallStore = ReturnType<typeof staffCallStore>

export function staffCallStore({ db }: Database) {
  return {
    /** False when this confirmation was used before. */
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
