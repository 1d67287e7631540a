// What an offer comes to per gigabyte and per day of a trip, in figures and in words.
import { dailyUse, resultsCopy as copy } from '#app/copy/catalogue/wizard-results.ts'
import { dailyMegabytes } from '#shop/catalogue/trip/recommend-offers.ts'
import { formatEuro } from '#values/money.ts'
import type { PricedOffer } from '../read-wizard.ts'

const MEGABYTES_PER_GB = 1024

export function perGbText({ totalCents, megabytes }: PricedOffer): string {
  return copy.perGb(formatEuro(Math.round((totalCents * MEGABYTES_PER_GB) / megabytes)))
}

export function perDayText(offer: PricedOffer, days: number): string {
  const daily = dailyMegabytes(offer, days)
  return daily < MEGABYTES_PER_GB
    ? copy.mbPerDay(String(Math.round(daily)))
    : copy.gbPerDay((daily / MEGABYTES_PER_GB).toFixed(1))
}

/** What its share of a day is good for: 'maps, chat, some video'. */
export function sizingText(offer: PricedOffer, days: number): string {
  const daily = dailyMegabytes(offer, days)
  return dailyUse.find((each) => daily < each.belowMb)?.text ?? ''
}
