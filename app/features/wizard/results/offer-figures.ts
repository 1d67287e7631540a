// What an offer comes to per gigabyte and per day of a trip, in figures and in words.
import { formatEuro } from '#app/language/formats.ts'
import { dailyUse, resultsCopy as copy } from '#app/copy/catalogue/wizard-results.ts'
import { dailyMegabytes } from '#shop/catalogue/trip/recommend-offers.ts'
import { gigabytes, megabytesFor } from '#values/data-allowance.ts'
import type { PricedOffer } from '../read-wizard.ts'

export function perGbText(offer: PricedOffer): string {
  const whole = megabytesFor(offer, offer.validityDays)
  return Number.isFinite(whole) ? copy.perGb(formatEuro(Math.round(offer.totalCents / gigabytes(whole)))) : copy.noLimit
}

export function perDayText(offer: PricedOffer, days: number): string {
  const daily = gigabytes(dailyMegabytes(offer, days))
  if (!Number.isFinite(daily)) return copy.noLimit
  return daily < 1 ? copy.mbPerDay(String(Math.round(dailyMegabytes(offer, days)))) : copy.gbPerDay(daily.toFixed(1))
}

/** What its share of a day is good for: 'maps, chat, some video'. */
export function sizingText(offer: PricedOffer, days: number): string {
  const daily = dailyMegabytes(offer, days)
  return (dailyUse.find((each) => daily < each.belowMb) ?? dailyUse.at(-1))?.text ?? ''
}
