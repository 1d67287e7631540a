// The currencies in which prices can be shown beside the euro: those whose rates the owner keeps for networks.
import type { Base } from '#shop/assembly/base.ts'
import { daysBetween, parseDateOnly } from '#values/date.ts'
import type { ForeignCurrency } from '#values/foreign-currency.ts'

/** From its day on, a rate is good for orientation for so many days; after them, no price is better than a wrong one. */
export const RATE_LASTS_DAYS = 14
/** A rate is kept in whole millionths, which for a smaller one could be wrong by more than a hundredth. */
const LEAST_MILLIONTHS = 50

/** By their codes, each with the last rate that has begun, unless that is too old or too coarse. */
export async function viewCurrencies({
  readCurrencyRates,
  today,
}: Pick<Base, 'readCurrencyRates' | 'today'>): Promise<ForeignCurrency[]> {
  const now = today()
  const begun = (await readCurrencyRates()).filter(({ validFrom }) => validFrom <= now)
  const last = new Map(
    begun.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1)).map((rate) => [rate.currency, rate]),
  )
  return [...last.values()]
    .flatMap(({ currency: code, millionths, validFrom }) => {
      const since = parseDateOnly(validFrom)
      const isGood = since && daysBetween(since, now) < RATE_LASTS_DAYS && millionths >= LEAST_MILLIONTHS
      return isGood ? [{ code, millionths, since }] : []
    })
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
}
