// What an offer comes to per gigabyte and per day of a trip, in figures and in words.
import { dailyUse, resultsCopy as copy, type Usage } from '#app/copy/wizard-results.ts'
import { formatEuro } from '#shop/values/money.ts'
import type { PricedOffer } from './read-wizard.ts'

const MEGABYTES_PER_GB = 1024

export function perGbText({ totalCents, megabytes }: PricedOffer): string {
  return copy.perGb(formatEuro(Math.round((totalCents * MEGABYTES_PER_GB) / megabytes)))
}

export function perDayText(offer: PricedOffer, days: number): string {
  const daily = dailyMegabytes(offer, days)
  return daily < MEGABYTES_PER_GB / 10
    ? copy.mbPerDay(String(Math.round(daily)))
    : copy.gbPerDay((daily / MEGABYTES_PER_GB).toFixed(1))
}

export function sizingText(offer: PricedOffer, days: number): string {
  const daily = dailyMegabytes(offer, days)
  const use = dailyUse.find((each) => daily < each.belowMb)?.text ?? ''
  return copy.enoughFor(use)
}

/** The first of the offers, which come cheapest first, that holds enough for a way of using data. */
export function offerFor(usage: Usage, offers: PricedOffer[], days: number): PricedOffer | null {
  return offers.find((offer) => dailyMegabytes(offer, days) >= usage.dailyMb) ?? null
}

function dailyMegabytes({ megabytes, validityDays }: PricedOffer, days: number): number {
  return megabytes / Math.min(days, validityDays)
}
