import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { quote, vatWithin } from '#shop/catalogue/pricing/quote.ts'
import { bundleOf } from './choose-instead.ts'
import { creditCents, isSwappable } from './swappable.ts'

it('the papers of a swap state the VAT of an ordinary sale, and all of them come to what was kept', () => {
  assert(
    property(
      integer({ min: 100, max: 30_000 }),
      integer({ min: 100, max: 30_000 }),
      integer({ min: 0, max: 2_700 }),
      (before, after, basisPoints) => {
        const [paid, instead] = [quote(before, basisPoints), quote(after, basisPoints)]
        const credit = creditCents({ totalCents: paid.totalCents, refundedCents: 0 })
        const backCents = credit - instead.totalCents
        if (backCents < 0) return
        // The credit note for the difference, the one for the rest, and the invoice that names the other bundle.
        const notes = [vatWithin(backCents, basisPoints), paid.vatCents - vatWithin(backCents, basisPoints)]
        expect(vatWithin(instead.totalCents, basisPoints)).toBe(instead.vatCents)
        expect(paid.vatCents - notes.reduce((sum, cents) => sum + cents, 0) + instead.vatCents).toBe(instead.vatCents)
        expect(paid.totalCents - backCents).toBe(instead.totalCents)
      },
    ),
  )
})

it('only what one traveler paid for at the shop’s own price is swapped', () => {
  const paid = { paymentState: 'paid', quantity: 1, partnerPriceCents: null } as const
  expect(isSwappable(paid)).toBe(true)
  for (const other of [
    { paymentState: 'free' },
    { paymentState: 'review' },
    { quantity: 2 },
    { partnerPriceCents: 1 },
  ] as const)
    expect(isSwappable({ ...paid, ...other })).toBe(false)
})

it('what takes its place has no dates, and no country that doesn’t exist', () => {
  const kept = { zone: 'Europe', place: null, data: '1GB', days: 7, megabytes: 1024, networkId: 'n', packageId: null }
  expect(bundleOf({ ...kept, bundleId: 'b', destinations: ['FR', 'XX'], priceCents: 1 })).toMatchObject({
    destinations: ['FR'],
    arrival: null,
    departure: null,
  })
})
