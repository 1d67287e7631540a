// Rates that were not renewed in time, for their owner: visitors stop reading a currency, and costs of networks go wrong.
import type { Base } from '#shop/assembly/base.ts'
import { addDays, daysBetween, parseDateOnly, type DateOnly } from '#values/date.ts'
import type { CurrencyRate } from './package-price.ts'
import { RATE_LASTS_DAYS } from './view-currencies.ts'

const REMIND_DAYS = 3
/** Whoever doesn't renew a rate for so long no longer offers the currency, unless a network charges in it. */
const GIVEN_UP_DAYS = 30

export type AgingRate = {
  /** Three letters of ISO 4217. */
  code: string
  /** The first day on which no rate of it is good anymore. */
  until: DateOnly
  isOver: boolean
}

/**
 * By their codes, the currencies whose rates end within three days or have ended. One that no network charges in is
 * missing 30 days after its end.
 */
export async function listAgingRates({
  readCurrencyRates,
  networkPackages,
  today,
}: Pick<Base, 'readCurrencyRates' | 'today'> & {
  networkPackages: { listCurrencies: () => Promise<string[]> }
}): Promise<AgingRate[]> {
  const now = today()
  const byCode = Map.groupBy(await readCurrencyRates(), ({ currency }) => currency)
  const aging = [...byCode].flatMap(([code, rates]) => {
    const until = goodUntil(rates, now)
    return until && daysBetween(now, until) <= REMIND_DAYS ? [{ code, until, isOver: until <= now }] : []
  })
  const isRecent = ({ until }: AgingRate) => daysBetween(until, now) < GIVEN_UP_DAYS
  const charged = aging.every(isRecent) ? [] : await networkPackages.listCurrencies()
  return aging
    .filter((rate) => isRecent(rate) || charged.includes(rate.code))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
}

// A rate that begins before the last one ends goes on from there; one that begins later leaves a gap. Null before the
// first.
function goodUntil(rates: readonly CurrencyRate[], now: DateOnly): DateOnly | null {
  const days = rates
    .flatMap(({ validFrom }) => parseDateOnly(validFrom) ?? [])
    .toSorted((one, other) => (one < other ? -1 : 1))
  return days.reduce<DateOnly | null>(
    (until, from) => (from <= now || (until && from <= until) ? addDays(from, RATE_LASTS_DAYS) : until),
    null,
  )
}
