// The ID of an API order. It is part of the reference that the network stores, and with our secret it proves which
// business placed the order, when, at what price, for which bundle, and with which call: everything needed to rebuild
// it after a restore.
import type { TokenMaker } from '#values/secret.ts'

/** 60 bits each, so that no two collide. */
const SIGNS = 15
/** With VAT; no bundle costs this much. */
const DEAREST_CENTS = 1_000_00
/** This many take a few milliseconds. */
const TRIES_AT_ONCE = 1_000

const sealed = (makeToken: TokenMaker, purpose: string) =>
  Buffer.from(makeToken(purpose), 'base64url').toString('hex').slice(0, SIGNS)

/** `totalCents` with VAT. */
export type BoughtFacts = { businessId: string; placedAt: Date; bundleId: string; totalCents: number }

const boughtMark = (makeToken: TokenMaker, { businessId, placedAt, bundleId, totalCents }: BoughtFacts) =>
  sealed(makeToken, `api order of ${businessId} at ${placedAt.getTime()}: ${bundleId} for ${totalCents}`)

/** Of the business and the fingerprint of its idempotency key. */
export const attemptMark = (makeToken: TokenMaker, businessId: string, attempt: string): string =>
  sealed(makeToken, `api attempt of ${businessId}: ${attempt}`)

/** A UUID of version 8. */
export function apiOrderId(makeToken: TokenMaker, facts: BoughtFacts, attempt: string): string {
  const bought = boughtMark(makeToken, facts)
  const mark = attemptMark(makeToken, facts.businessId, attempt)
  const groups = [
    bought.slice(0, 8),
    bought.slice(8, 12),
    `8${bought.slice(12)}`,
    `8${mark.slice(0, 3)}`,
    mark.slice(3),
  ]
  return groups.join('-')
}

/** Whether the order with this ID has these facts. */
export const isBoughtAs = (makeToken: TokenMaker, id: string, facts: BoughtFacts): boolean => {
  const signs = id.replaceAll('-', '')
  return signs.slice(0, 12) + signs.slice(13, 16) === boughtMark(makeToken, facts)
}

/**
 * Which of these businesses placed the order with this ID, and its total with VAT, found by trying every amount; null if
 * no business matches, or not this bundle. Amounts are tried for all businesses together, smallest first, as orders cost
 * much less than the limit. Only finding nobody takes a quarter of a second per business; other work in the process
 * continues meanwhile.
 */
export async function findBuyer<Business extends { id: string }>(
  makeToken: TokenMaker,
  orderId: string,
  businesses: readonly Business[],
  facts: Pick<BoughtFacts, 'placedAt' | 'bundleId'>,
): Promise<{ business: Business; totalCents: number } | null> {
  if (!MADE_HERE.test(orderId)) return null
  let tries = 0
  for (let totalCents = 1; totalCents <= DEAREST_CENTS; totalCents++) {
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
const MADE_HERE = /^.{14}8.{4}8/

/** The mark of the call that made the order with this ID. */
export const readAttemptMark = (id: string): string => id.replaceAll('-', '').slice(17)
