// Affiliates, applications, how often affiliate links were opened, and whether everyone may join the free tier.
import { and, asc, count, desc, eq, inArray, isNull, sql, sum } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { affiliateApplications, affiliateClicks, affiliates, affiliateSettings } from '#db/schema/sales/affiliates.ts'
import type { DateOnly } from '#values/date.ts'

export type Affiliate = typeof affiliates.$inferSelect
export type Application = typeof affiliateApplications.$inferSelect
export type AffiliateStore = ReturnType<typeof affiliateStore>

const OPEN = ['waiting', 'invited'] as const
const forgotten = { name: null, email: null, company: null }

export function affiliateStore({ db }: Pick<Database, 'db'>) {
  const applications = affiliateApplications
  return {
    find: async (businessId: string): Promise<Affiliate | null> =>
      (await db().select().from(affiliates).where(eq(affiliates.businessId, businessId)).limit(1))[0] ?? null,
    /** By the code as stored: uppercase. */
    findByCode: async (code: string): Promise<Affiliate | null> =>
      (await db().select().from(affiliates).where(eq(affiliates.code, code)).limit(1))[0] ?? null,
    /** False if the business is an affiliate already. */
    add: async (affiliate: Omit<Affiliate, 'endedAt'>): Promise<boolean> =>
      (await db().insert(affiliates).values(affiliate).onConflictDoNothing().returning()).length > 0,
    /** False if it ended before. */
    end: async (businessId: string, now: Date): Promise<boolean> =>
      (
        await db()
          .update(affiliates)
          .set({ endedAt: now })
          .where(and(eq(affiliates.businessId, businessId), isNull(affiliates.endedAt)))
          .returning()
      ).length > 0,
    /** Newest first. */
    list: (): Promise<Affiliate[]> =>
      db().select().from(affiliates).orderBy(desc(affiliates.joinedAt), asc(affiliates.businessId)),
    countReferred: async (businessId: string): Promise<number> =>
      (await db().select({ found: count() }).from(affiliates).where(eq(affiliates.referredBy, businessId)))[0]?.found ??
      0,

    countClick: (businessId: string, day: DateOnly) =>
      db()
        .insert(affiliateClicks)
        .values({ businessId, day, clicks: 1 })
        .onConflictDoUpdate({
          target: [affiliateClicks.businessId, affiliateClicks.day],
          set: { clicks: sql`${affiliateClicks.clicks} + 1` },
        }),
    sumClicks: async (businessId: string): Promise<number> =>
      (
        await db()
          .select({ clicks: sum(affiliateClicks.clicks).mapWith(Number) })
          .from(affiliateClicks)
          .where(eq(affiliateClicks.businessId, businessId))
      )[0]?.clicks ?? 0,

    /** The open application of this address, created if there is none. */
    apply: async (
      application: Omit<Application, 'state' | 'decidedAt' | 'invitationId'>,
    ): Promise<Application | null> => {
      await db()
        .insert(applications)
        .values({ ...application, state: 'waiting' })
        .onConflictDoNothing()
      return (
        (
          await db()
            .select()
            .from(applications)
            .where(eq(applications.email, application.email ?? ''))
            .limit(1)
        )[0] ?? null
      )
    },
    /** Those waiting for the owner or for the person invited, oldest first. */
    listOpen: (): Promise<Application[]> =>
      db()
        .select()
        .from(applications)
        .where(inArray(applications.state, [...OPEN]))
        .orderBy(asc(applications.createdAt), asc(applications.id)),
    /** Replaces an earlier invitation. Null if the application is decided. */
    invite: async (id: string, invitationId: string, now: Date): Promise<Application | null> =>
      (
        await db()
          .update(applications)
          .set({ state: 'invited', invitationId, decidedAt: now })
          .where(and(eq(applications.id, id), inArray(applications.state, [...OPEN])))
          .returning()
      )[0] ?? null,
    findInvited: async (invitationId: string): Promise<Application | null> =>
      (await db().select().from(applications).where(eq(applications.invitationId, invitationId)).limit(1))[0] ?? null,
    /** Deletes name and address. False if it was decided before. */
    close: async (id: string, state: 'joined' | 'declined', now: Date): Promise<boolean> =>
      (
        await db()
          .update(applications)
          .set({ ...forgotten, state, decidedAt: now })
          .where(and(eq(applications.id, id), inArray(applications.state, [...OPEN])))
          .returning({ id: applications.id })
      ).length > 0,

    /** When somebody leaves: deletes name and address, and an emailed link no longer works. */
    forgetOf: (email: string, now: Date) =>
      db()
        .update(applications)
        .set({ ...forgotten, state: 'declined', decidedAt: now })
        .where(and(eq(applications.email, email), inArray(applications.state, [...OPEN]))),

    joinsAtOnce: async (): Promise<boolean> =>
      (await db().select().from(affiliateSettings).limit(1))[0]?.joinsAtOnce ?? false,
    setJoinsAtOnce: (joinsAtOnce: boolean) =>
      db()
        .insert(affiliateSettings)
        .values({ joinsAtOnce })
        .onConflictDoUpdate({ target: affiliateSettings.only, set: { joinsAtOnce } }),
  }
}
