// A partner's software, as used by the use-case tests.
import { randomUUID } from 'node:crypto'
import { apiKeys } from '#db/schema.ts'
import type { ApiCaller, ApiOrderInput } from '#shop/partners/prepaid/place-api-order.ts'
import { fingerprint } from '#values/secret.ts'
import type { TestShop } from './open-test-shop.ts'

export const BUNDLE = '01032_3'
/** €14.95 plus 21% VAT. */
export const TOTAL = 1809

export type ApiOrdering = ReturnType<typeof apiOrdering>

export function apiOrdering(shop: TestShop) {
  const { prepaid } = shop.shop
  const order = (caller: ApiCaller, more: Partial<ApiOrderInput> = {}) =>
    prepaid.placeApiOrder(caller, {
      bundleId: BUNDLE,
      ownReference: null,
      topUpFor: null,
      idempotencyKey: randomUUID(),
      ...more,
    })
  const ordered = async (caller: ApiCaller, more: Partial<ApiOrderInput> = {}) => {
    const placed = await order(caller, more)
    if (!placed.ok) throw new Error(placed.problem)
    return placed.order
  }
  const look = async (caller: ApiCaller, id: string) => {
    const found = await prepaid.findApiOrder(caller, id)
    if (!found.ok) throw new Error(found.problem)
    return found.order
  }
  return {
    order,
    ordered,
    look,
    /** Creates an API key as a row. */
    callerOf: async (businessId: string, mode: 'live' | 'test' = 'live'): Promise<ApiCaller> => {
      const keyId = randomUUID()
      const now = shop.clock.now()
      const facts = { name: 'k', scopes: [], keyHash: fingerprint(keyId), hint: keyId.slice(0, 8), createdAt: now }
      const row = { id: keyId, businessId, mode, ...facts, expiresAt: new Date(now.getTime() + 1e9) }
      await shop.database.db().insert(apiKeys).values(row)
      return { businessId, mode, keyId }
    },
    delivered: async (caller: ApiCaller, more: Partial<ApiOrderInput> = {}) => {
      const { id } = await ordered(caller, more)
      await shop.until(id, ({ provisioningState }) => provisioningState === 'completed')
      return look(caller, id)
    },
  }
}
