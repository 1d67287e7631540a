// Which warnings an email address wants (lowercase, trimmed); without a choice, it gets them.
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { forgetSome } from '#db/query/forget-some.ts'
import { alertSettings } from '#db/schema/delivery/alerts.ts'
import { DEFAULT_ALERTS, type AlertSettings } from './alert.ts'

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

    /** Deletes settings from before then whose address has no account and no order anymore. */
    forgetStrangers: (before: Date, most: number): Promise<number> => {
      const isKnown = sql`(exists (select 1 from users where lower(users.email) = alert_settings.email)
        or exists (select 1 from order_history o where o.user_email = alert_settings.email))`
      const where = and(lt(alertSettings.updatedAt, before), sql`not ${isKnown}`)
      return forgetSome(db(), { table: alertSettings, key: alertSettings.email, where, most })
    },

    /** What was switched off for either address stays switched off for the one that both belong to now. */
    move: async (from: string, to: string, now: Date): Promise<void> => {
      const [moved] = await db()
        .delete(alertSettings)
        .where(eq(alertSettings.email, from))
        .returning({ isDataOn: alertSettings.isDataOn, isExpiryOn: alertSettings.isExpiryOn })
      if (!moved) return
      const set = {
        isDataOn: sql`${alertSettings.isDataOn} and ${moved.isDataOn}`,
        isExpiryOn: sql`${alertSettings.isExpiryOn} and ${moved.isExpiryOn}`,
        updatedAt: now,
      }
      await db()
        .insert(alertSettings)
        .values({ email: to, ...moved, updatedAt: now })
        .onConflictDoUpdate({ target: alertSettings.email, set })
    },

    save: async (email: string, { isDataOn, isExpiryOn }: AlertSettings, now: Date): Promise<void> => {
      const set = { isDataOn, isExpiryOn, updatedAt: now }
      await db()
        .insert(alertSettings)
        .values({ email, ...set })
        .onConflictDoUpdate({ target: alertSettings.email, set })
    },
  }
}
