// The id of an order by API. It stands in the reference that the network keeps, and tells us alone, by our secret, whose order it
// is, at which moment, price and bundle, and with which call it was made: what is needed to put it back after a restore.
import type { TokenMaker } from '#shop/values/secret.ts'

/** 60 bits each, so that no two meet by chance. */
const SIGNS = 15
/** With VAT; no bundle costs as much. */
const DEAREST_CENTS = 1_000_00
/** So many take some milliseconds. */
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

/** Whether an order with this id was bought so. */
export const isBoughtAs = (makeToken: TokenMaker, id: string, facts: BoughtFacts): boolean => {
  const signs = id.replaceAll('-', '')
  return signs.slice(0, 12) + signs.slice(13, 16) === boughtMark(makeToken, facts)
}

/**
 * What an order with this id cost with VAT, found by trying every amount; null where it was not this business's, or this bundle.
 * It takes a second, so it is for somebody who waits for it; whatever else the process has to do goes on meanwhile.
 */
export async function findTotal(
  makeToken: TokenMaker,
  id: string,
  facts: Omit<BoughtFacts, 'totalCents'>,
): Promise<number | null> {
  if (!MADE_HERE.test(id)) return null
  for (let totalCents = 1; totalCents <= DEAREST_CENTS; totalCents++) {
    if (isBoughtAs(makeToken, id, { ...facts, totalCents })) return totalCents
    if (totalCents % TRIES_AT_ONCE === 0) await new Promise<void>((resolve) => setImmediate(resolve))
  }
  return null
}

/** Other orders have an id of another version. */
const MADE_HERE = /^.{14}8.{4}8/

/** The mark of the call that made an order with this id. */
export const attemptMarkIn = (id: string): string => id.replaceAll('-', '').slice(17)
