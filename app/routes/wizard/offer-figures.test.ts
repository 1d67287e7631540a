import { describe, expect, it } from 'vitest'
import { usages } from '#app/copy/wizard-results.ts'
import { offerFor, perDayText, perGbText } from './offer-figures.ts'
import type { PricedOffer } from './read-wizard.ts'

const [light, normal, heavy] = usages

describe('the figures of an offer', () => {
  it('count its days or those of the trip, whichever are fewer', () => {
    expect(perDayText(anOffer(1024, 30, 500), 7)).toBe('0.1 GB a day')
    expect(perDayText(anOffer(5120, 7, 500), 30)).toBe('0.7 GB a day')
    expect(perDayText(anOffer(512, 30, 500), 30)).toBe('17 MB a day')
  })

  it('divide what is paid by the gigabytes', () => {
    expect(perGbText(anOffer(3072, 30, 1000))).toBe('€3.33 per GB')
  })
})

describe('the offer for a way of using data', () => {
  const offers = [anOffer(1024, 7, 400), anOffer(3072, 7, 900), anOffer(10_240, 7, 1900)]

  it('is the cheapest that holds enough for each day', () => {
    expect([light, normal, heavy].map((usage) => usage && offerFor(usage, offers, 7)?.totalCents)).toEqual([
      400, 900, 1900,
    ])
  })

  it('is none when all of them hold too little', () => {
    expect(heavy && offerFor(heavy, offers.slice(0, 2), 7)).toBeNull()
  })
})

function anOffer(megabytes: number, validityDays: number, totalCents: number): PricedOffer {
  return {
    id: `${megabytes}`,
    name: `${megabytes}`,
    description: '',
    priceCents: totalCents,
    dataAmountGb: megabytes / 1024,
    megabytes,
    validityDays,
    regions: [],
    isPopular: false,
    zone: 'Europe',
    size: '1GB',
    countries: ['FR'],
    bundleId: `${megabytes}`,
    vatCents: 0,
    totalCents,
  }
}
