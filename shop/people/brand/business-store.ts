// The records of brands and their logos; a change needs the version it was based on.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { isUniqueViolation, type Database } from '#db/database.ts'
import { businesses, businessLogos } from '#db/schema/people/businesses.ts'
import type { BusinessSettings } from './business.ts'
import type { LogoPicture } from '#shop/people/logo/logo.ts'

/** Only the holder of this lock may name a brand; it ends with the transaction. */
const NAMING = 727_006

export type BusinessRow = typeof businesses.$inferSelect
export type BusinessStore = ReturnType<typeof businessStore>
export type KeptLogo = LogoPicture & { id: string }

export function businessStore({ db, tx }: Database) {
  return {
    takeTurn: () => db().execute(sql`select pg_advisory_xact_lock(${NAMING})`),

    /** All brands, the first one first; affiliates have no shop. */
    list: (): Promise<BusinessRow[]> =>
      db()
        .select()
        .from(businesses)
        .where(eq(businesses.kind, 'brand'))
        .orderBy(asc(businesses.createdAt), asc(businesses.id)),

    /** The names of businesses, including affiliates; deleted ones are left out. */
    listNames: async (ids: string[]): Promise<Map<string, string>> => {
      if (ids.length === 0) return new Map()
      const named = db().select({ id: businesses.id, name: businesses.name }).from(businesses)
      return new Map((await named.where(inArray(businesses.id, ids))).map(({ id, name }) => [id, name]))
    },

    /**
     * Inside a transaction: locks the business until its end. Other transactions may still write rows that refer to it,
     * because they may hold an order that we wait for.
     */
    hold: async (id: string): Promise<BusinessRow | null> =>
      (await db().select().from(businesses).where(eq(businesses.id, id)).limit(1).for('no key update'))[0] ?? null,

    find: async (id: string): Promise<BusinessRow | null> =>
      (await db().select().from(businesses).where(eq(businesses.id, id)).limit(1))[0] ?? null,

    /** `domain_taken` if another brand has this domain. */
    create: async (
      business: { id: string; name: string; kind?: BusinessRow['kind']; now: Date } & Partial<BusinessSettings>,
    ): Promise<'created' | 'domain_taken'> => {
      const { now, ...settings } = business
      try {
        await tx(async () => {
          await db()
            .insert(businesses)
            .values({ ...settings, createdAt: now, updatedAt: now })
        })
        return 'created'
      } catch (error) {
        if (isUniqueViolation(error)) return 'domain_taken'
        throw error
      }
    },

    /** False if there is no such brand; its settings and version don't change. */
    setSuspension: async (id: string, since: Date | null): Promise<boolean> =>
      (
        await db()
          .update(businesses)
          .set({ suspendedAt: since })
          .where(eq(businesses.id, id))
          .returning({ id: businesses.id })
      ).length > 0,

    /** `conflict` if somebody else changed it first, `domain_taken` if another brand has the domain. */
    change: async (
      id: string,
      expectedVersion: number,
      settings: Partial<BusinessSettings>,
      logo: KeptLogo | null,
      now: Date,
    ): Promise<'changed' | 'conflict' | 'domain_taken'> => {
      try {
        return await tx(async () => {
          const moved = await db()
            .update(businesses)
            .set({ ...settings, version: sql`${businesses.version} + 1`, updatedAt: now })
            .where(and(eq(businesses.id, id), eq(businesses.version, expectedVersion)))
            .returning({ id: businesses.id })
          if (moved.length === 0) return 'conflict'
          if (logo)
            await db()
              .insert(businessLogos)
              .values({ id: logo.id, businessId: id, mediaType: logo.mediaType, content: logo.content, createdAt: now })
              .onConflictDoNothing()
          return 'changed'
        })
      } catch (error) {
        if (isUniqueViolation(error)) return 'domain_taken'
        throw error
      }
    },

    findLogo: async (id: string): Promise<{ businessId: string; mediaType: string; content: Uint8Array } | null> =>
      (await db().select().from(businessLogos).where(eq(businessLogos.id, id)).limit(1))[0] ?? null,
  }
}
