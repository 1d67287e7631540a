// What a package of a network costs in our cents, and at which price it is sold.
import type { NetworkMoney } from '#values/network-package.ts'

/** Euros for one unit of the currency, in millionths, from a day on; today's is the last one that has begun. */
export type CurrencyRate = { currency: string; validFrom: string; millionths: number }

export type PriceEnding = 'none' | '99' | '49 or 99'
/** The price is the cost times `factorBasisPoints`, plus `marginCents`, at least `leastCents`, up to the next ending. */
export type PriceRule = { factorBasisPoints: number; marginCents: number; leastCents: number; ending: PriceEnding }

const MILLION = 1_000_000n
const WHOLE = 10_000n
const ENDINGS: Record<PriceEnding, readonly number[]> = { none: [], '99': [99], '49 or 99': [49, 99] }

/** In whole cents, rounded up, so that no sale costs more than we think; null for a currency without a rate. */
export function packageCostCents(
  { units, divisor, currency }: NetworkMoney,
  rates: readonly CurrencyRate[],
  today: string,
): number | null {
  const millionths = currency === 'EUR' ? Number(MILLION) : rateOf(currency, rates, today)
  return millionths === null
    ? null
    : Number(ceiling(BigInt(units) * BigInt(millionths) * 100n, BigInt(divisor) * MILLION))
}

function rateOf(currency: string, rates: readonly CurrencyRate[], today: string): number | null {
  const begun = rates.filter((rate) => rate.currency === currency && rate.validFrom <= today)
  return begun.toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))[0]?.millionths ?? null
}

/** In cents before tax; never less than the rule says, because every rounding goes up. */
export function packagePriceCents(
  costCents: number,
  { factorBasisPoints, marginCents, leastCents, ending }: PriceRule,
) {
  const multiplied = Number(ceiling(BigInt(costCents) * BigInt(factorBasisPoints), WHOLE))
  const atLeast = Math.max(multiplied + marginCents, leastCents, 1)
  const ends = ENDINGS[ending].map((end) => atLeast + ((((end - atLeast) % 100) + 100) % 100))
  return ends.length > 0 ? Math.min(...ends) : atLeast
}

const ceiling = (amount: bigint, by: bigint): bigint => (amount + by - 1n) / by
