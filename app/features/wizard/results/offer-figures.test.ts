import { describe, expect, it } from 'vitest'
import { HOME_FACTS } from '#shop/catalogue/bundle/bundle-facts.ts'
import { perDayText, perGbText } from './offer-figures.ts'
import type { PricedOffer } from '../read-wizard.ts'

describe('the figures of an offer', () => {
  it('count its days or those of the trip, whichever are fewer', () => {
    expect(perDayText(anOffer(512, 30, 500), 30)).toBe('17 MB a day')
    expect(perDayText(anOffer(1024, 30, 500), 7)).toBe('146 MB a day')
    expect(perDayText(anOffer(5120, 7, 500), 30)).toBe('731 MB a day')
    expect(perDayText(anOffer(51_200, 60, 500), 20)).toBe('2.5 GB a day')
  })

  it('divide what is paid by the gigabytes', () => {
    expect(perGbText(anOffer(3072, 30, 1000))).toBe('€3.33 per GB')
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
    facts: HOME_FACTS,
  }
}
