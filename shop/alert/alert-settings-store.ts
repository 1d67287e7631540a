// Which warnings an e-mail address wants (lower case, trimmed); who never said anything gets them.
import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { alertSettings } from '#db/schema/alerts.ts'
import { DEFAULT_ALERTS, type AlertSettings } from './alert.ts'

export type AlertSettingsStore = ReturnType<typeof alertSettingsStore>

export function alertSettingsStore({ db }: Database) {
  return {
    find: async (email: string): Promise<AlertSettings> => {
      const [row] = await db()
        .select({ isDataOn: alertSettings.isDataOn, isExpiryOn: alertSettings.isExpiryOn })
        .from(alertSettings)
        .where(eq(alertSettings.email, email))
        .limit(1)
      return row ?? DEFAULT_ALERTS
    },

    forget: (email: string) => db().delete(alertSettings).where(eq(alertSettings.email, email)),

    save: async (email: string, { isDataOn, isExpiryOn }: AlertSettings, now: Date): Promise<void> => {
      const set = { isDataOn, isExpiryOn, updatedAt: now }
      await db()
        .insert(alertSettings)
        .values({ email, ...set })
        .onConflictDoUpdate({ target: alertSettings.email, set })
    },
  }
}
