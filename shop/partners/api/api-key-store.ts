// The keys of the partner API, as hashes.
import { and, count, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { forgetSome } from '#db/query/forget-some.ts'
import { apiKeys } from '#db/schema/partners/api-keys.ts'
import type { ApiKey } from './api-key.ts'

export type ApiKeyStore = ReturnType<typeof apiKeyStore>
type NewKey = Omit<ApiKey, 'lastUsedAt' | 'revokedAt'> & { keyHash: string; madeBy: string }

const USED_AGAIN_AFTER_MS = 60_000

const toKey = ({ keyHash: _hash, madeBy: _madeBy, ...key }: typeof apiKeys.$inferSelect): ApiKey => key

const isOpen = (now: Date) =>
  sql<boolean>`(${apiKeys.revokedAt} is null and ${apiKeys.expiresAt} > ${now.toISOString()}::timestamptz)`

export function apiKeyStore({ db }: Pick<Database, 'db'>) {
  return {
    add: ({ scopes, addresses, ...key }: NewKey) =>
      db()
        .insert(apiKeys)
        .values({ ...key, scopes: [...scopes], addresses: [...addresses] }),
    findByHash: async (keyHash: string): Promise<ApiKey | null> => {
      const [row] = await db().select().from(apiKeys).where(eq(apiKeys.keyHash, keyHash)).limit(1)
      return row ? toKey(row) : null
    },
    /** All valid keys, so that none is overlooked, and the newest of the others; newest first. */
    listOf: async (businessId: string, most: number, now: Date): Promise<ApiKey[]> =>
      (
        await db()
          .select()
          .from(apiKeys)
          .where(eq(apiKeys.businessId, businessId))
          .orderBy(desc(isOpen(now)), desc(apiKeys.createdAt), desc(apiKeys.id))
          .limit(most)
      )
        .map(toKey)
        .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime()),
    countOpen: (businessId: string, now: Date): Promise<number> =>
      db().$count(apiKeys, and(eq(apiKeys.businessId, businessId), isOpen(now))),
    /** At most once a minute, so a busy key doesn't cost a write per call. */
    noteUse: (id: string, now: Date) =>
      db()
        .update(apiKeys)
        .set({ lastUsedAt: now })
        .where(
          and(
            eq(apiKeys.id, id),
            or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, new Date(now.getTime() - USED_AGAIN_AFTER_MS))),
          ),
        ),
    /** False for another business's key, or one that no longer works. */
    setAddresses: async (id: string, businessId: string, addresses: string[], now: Date): Promise<boolean> =>
      (
        await db()
          .update(apiKeys)
          .set({ addresses })
          .where(and(eq(apiKeys.id, id), eq(apiKeys.businessId, businessId), isOpen(now)))
          .returning({ id: apiKeys.id })
      ).length > 0,
    /** False for another business's key, or one already revoked. */
    revoke: async (id: string, businessId: string, now: Date): Promise<boolean> =>
      (
        await db()
          .update(apiKeys)
          .set({ revokedAt: now })
          .where(and(eq(apiKeys.id, id), eq(apiKeys.businessId, businessId), isNull(apiKeys.revokedAt)))
          .returning({ id: apiKeys.id })
      ).length > 0,
    /** How many valid keys of the business each person made who made any. */
    countByMaker: async (businessId: string, now: Date): Promise<Map<string, number>> => {
      const rows = await db()
        .select({ madeBy: apiKeys.madeBy, keys: count() })
        .from(apiKeys)
        .where(and(eq(apiKeys.businessId, businessId), isOpen(now), isNotNull(apiKeys.madeBy)))
        .groupBy(apiKeys.madeBy)
      return new Map(rows.map(({ madeBy, keys }) => [madeBy ?? '', keys]))
    },
    /** Revokes every valid key of the business that this person made; returns how many. */
    revokeOfMaker: async (madeBy: string, businessId: string, now: Date): Promise<number> =>
      (
        await db()
          .update(apiKeys)
          .set({ revokedAt: now })
          .where(and(eq(apiKeys.madeBy, madeBy), eq(apiKeys.businessId, businessId), isOpen(now)))
          .returning({ id: apiKeys.id })
      ).length,
    /** Keys that ended before this time. */
    forgetEnded: (before: Date, most: number): Promise<number> =>
      forgetSome(db(), {
        table: apiKeys,
        key: apiKeys.id,
        where: or(lt(apiKeys.expiresAt, before), lt(apiKeys.revokedAt, before)),
        most,
      }),
  }
}
