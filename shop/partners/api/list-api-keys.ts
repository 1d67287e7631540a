// The keys of a business as its own people see them, never the key itself.
import type { Clock } from '#ports/clock.ts'
import { stateOfKey, type ApiKey, type KeyState } from './api-key.ts'
import type { ApiKeyStore } from './api-key-store.ts'

const MOST_LISTED = 100

export type ListedKey = Omit<ApiKey, 'businessId' | 'revokedAt'> & { state: KeyState }

/** Newest first, with every active key and those that ended within the last month. */
export async function listApiKeys(
  { apiKeys, clock }: { apiKeys: Pick<ApiKeyStore, 'listOf'>; clock: Clock },
  businessId: string,
): Promise<ListedKey[]> {
  const now = clock.now()
  const keys = await apiKeys.listOf(businessId, MOST_LISTED, now)
  return keys.map((key) => {
    const { businessId: _business, revokedAt: _revoked, ...shown } = key
    return { ...shown, state: stateOfKey(key, now) }
  })
}
