import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { HOME_FACTS } from '#shop/catalogue/bundle/bundle-facts.ts'
import { worthTaking } from './worth-taking.ts'

const offer = (bundleId: string, priceCents: number, megabytes: number, validityDays: number) => ({
  offer: { bundleId, priceCents, megabytes, validityDays, dataKind: 'total' as const },
})
const toldByName = ({ bundleId }: { bundleId: string }) => ({ ...HOME_FACTS, allowsHotspot: bundleId === 'hotspot' })
const idsOf = (offers: { offer: { bundleId: string } }[]) => offers.map(({ offer: { bundleId } }) => bundleId)

it('a larger zone with the same data for more money is left out, and one with more data or days is not', () => {
  const offers = [
    offer('Europe 1', 500, 1024, 7),
    offer('World 1', 900, 1024, 7),
    offer('World 1 long', 950, 1024, 30),
    offer('Europe 3', 1000, 3072, 15),
    offer('World 3', 2000, 3072, 15),
  ]
  expect(idsOf(worthTaking(offers, () => HOME_FACTS))).toEqual(['Europe 1', 'World 1 long', 'Europe 3'])
})

it('one that promises more stays, however little it holds', () => {
  const offers = [offer('plain', 500, 1024, 7), offer('hotspot', 900, 1024, 7)]
  expect(idsOf(worthTaking(offers, toldByName))).toEqual(['plain', 'hotspot'])
})

it('for whatever is left out, something stays that is no dearer and holds as much', () => {
  const sizes = record({
    priceCents: integer({ min: 100, max: 900 }),
    megabytes: constantFrom(512, 1024, 3072),
    validityDays: constantFrom(7, 15, 30),
    dataKind: constantFrom('total' as const, 'daily-slow' as const),
  })
  assert(
    property(array(sizes, { maxLength: 12 }), (drawn) => {
      const offers = drawn
        .toSorted((one, other) => one.priceCents - other.priceCents)
        .map((size, at) => ({ offer: { ...size, bundleId: String(at) } }))
      const kept = worthTaking(offers, () => HOME_FACTS)
      for (const { offer: each } of offers)
        expect(
          kept.some(
            ({ offer: one }) =>
              one.priceCents <= each.priceCents &&
              one.dataKind === each.dataKind &&
              one.megabytes >= each.megabytes &&
              one.validityDays >= each.validityDays,
          ),
        ).toBe(true)
    }),
  )
})
