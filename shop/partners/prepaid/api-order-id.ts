// The ID of an API order. It is part of the reference that the network stores, and with our secret it proves which
// business placed the order, when, at what price, for which bundle and how many travelers, and with which call:
// everything needed to rebuild it after a restore.
import { MOST_TRAVELERS } from '#shop/catalogue/trip/trip.ts'
import type { TokenMaker } from '#values/secret.ts'

/** 60 bits each, so that no two collide. */
const SIGNS = 15
/** With VAT; no bundle costs this much for one traveler. */
const DEAREST_CENTS = 1_000_00
/** This many take a few milliseconds. */
const TRIES_AT_ONCE = 1_000

const FOR_ONE = '8'
const FOR_SEVERAL = '9'

const sealed = (makeToken: TokenMaker, purpose: string) =>
  Buffer.from(makeToken(purpose), 'base64url').toString('hex').slice(0, SIGNS)

/** `totalCents` with VAT, for all travelers together. */
export type BoughtFacts = {
  businessId: string
  placedAt: Date
  bundleId: string
  totalCents: number
  /** How many travelers it is for; missing for one. */
  quantity?: number
}

/** For several travelers, the last digit says for how many. */
function boughtMark(makeToken: TokenMaker, { businessId, placedAt, bundleId, totalCents, quantity = 1 }: BoughtFacts) {
  const what = `api order of ${businessId} at ${placedAt.getTime()}: ${bundleId} for ${totalCents}`
  if (quantity === 1) return sealed(makeToken, what)
  return `${sealed(makeToken, `${what}, ${quantity} travelers`).slice(0, -1)}${quantity.toString(16)}`
}

/** Of the business and the fingerprint of its idempotency key. */
export const attemptMark = (makeToken: TokenMaker, businessId: string, attempt: string): string =>
  sealed(makeToken, `api attempt of ${businessId}: ${attempt}`)

/** A UUID of version 8; its variant tells whether it is for one traveler or several. */
export function apiOrderId(makeToken: TokenMaker, facts: BoughtFacts, attempt: string): string {
  const bought = boughtMark(makeToken, facts)
  const mark = attemptMark(makeToken, facts.businessId, attempt)
  const groups = [
    bought.slice(0, 8),
    bought.slice(8, 12),
    `8${bought.slice(12)}`,
    `${(facts.quantity ?? 1) === 1 ? FOR_ONE : FOR_SEVERAL}${mark.slice(0, 3)}`,
    mark.slice(3),
  ]
  return groups.join('-')
}

/** How many travelers the order with this ID is for, if it was placed by a partner's software. */
export function quantityOfApiOrder(id: string): number {
  const signs = id.replaceAll('-', '')
  const quantity = Number.parseInt(signs.charAt(15), 16)
  return signs.charAt(16) === FOR_SEVERAL && quantity > 1 && quantity <= MOST_TRAVELERS ? quantity : 1
}

/** Whether the order with this ID has these facts. */
export const isBoughtAs = (makeToken: TokenMaker, id: string, facts: Omit<BoughtFacts, 'quantity'>): boolean => {
  const signs = id.replaceAll('-', '')
  const mark = boughtMark(makeToken, { ...facts, quantity: quantityOfApiOrder(id) })
  return signs.slice(0, 12) + signs.slice(13, 16) === mark
}

/**
 * Which of these businesses placed the order with this ID, and its total with VAT, found by trying every amount; null if
 * no business matches, or not this bundle. Amounts are tried for all businesses together, smallest first, as orders cost
 * much less than the limit. Only finding nobody takes a quarter of a second per business and traveler; other work in the
 * process continues meanwhile.
 */
export async function findBuyer<Business extends { id: string }>(
  makeToken: TokenMaker,
  orderId: string,
  businesses: readonly Business[],
  facts: Pick<BoughtFacts, 'placedAt' | 'bundleId'>,
): Promise<{ business: Business; totalCents: number } | null> {
  if (!MADE_HERE.test(orderId)) return null
  let tries = 0
  const dearestCents = quantityOfApiOrder(orderId) * DEAREST_CENTS
  for (let totalCents = 1; totalCents <= dearestCents; totalCents++) {
    for (const business of businesses) {
      if (isBoughtAs(makeToken, orderId, { ...facts, businessId: business.id, totalCents })) {
        return { business, totalCents }
      }
      if (++tries % TRIES_AT_ONCE === 0) await new Promise<void>((resolve) => setImmediate(resolve))
    }
  }
  return null
}

/** Other orders have IDs of a different version. */
const MADE_HERE = /^.{14}8.{4}[89]/

/** The mark of the call that made the order with this ID. */
export const readAttemptMark = (id: string): string => id.replaceAll('-', '').slice(17)
