import { expect, it } from 'vitest'
import { EMPTY_TRIP, type Trip } from '#shop/catalogue/trip/trip.ts'
import { parseDateOnly } from '#values/date.ts'
import { destinationOptions } from './destination-options.ts'
import type { WizardCatalogue } from '../read-wizard.ts'

const prices = { inclEsimCents: { '1GB': 445 }, topupCents: {} } as const
const catalogue: WizardCatalogue = {
  vatBasisPoints: 2100,
  zones: [
    { name: 'World1', countries: ['ES', 'FR', 'JP', 'KE', 'ZA'], prices: { ...prices, inclEsimCents: { '1GB': 795 } } },
    { name: 'Europe', countries: ['ES', 'FR'], prices },
    { name: 'Africa', countries: ['KE', 'ZA'], prices: { ...prices, inclEsimCents: { '1GB': 1295 } } },
  ],
  bundles: ['World1', 'Europe', 'Africa'].map((zone) => ({
    bundleId: zone,
    zone,
    megabytes: 1024,
    validityDays: 7,
    status: 'Active' as const,
  })),
}

it('finds France first for “fr”, although “Africa” contains it', () => {
  const [suggested, zones] = sections('fr')
  expect(suggested).toEqual(['suggested', 'France'])
  expect(zones).toEqual(['zones', 'Africa'])
})

it('finds the zone first if its name begins with the query', () => {
  expect(sections('afr')[0]).toEqual(['suggested', 'Africa'])
})

it('lists every destination once', () => {
  const names = sections('').flatMap(([, ...options]) => options)
  expect(names).toHaveLength(new Set(names).size)
  expect(names).toHaveLength(8)
})

it('names the zone of the lowest price beside it, tax included, even if another is smaller', () => {
  const overpriced = { name: 'Iberia', countries: ['ES'], prices: { ...prices, inclEsimCents: { '1GB': 995 } } }
  const bundle = { bundleId: 'Iberia', zone: 'Iberia', megabytes: 1024, validityDays: 7, status: 'Active' as const }
  const both = { ...catalogue, zones: [overpriced, ...catalogue.zones], bundles: [bundle, ...catalogue.bundles] }
  const [spain] = destinationOptions('spain', both, EMPTY_TRIP, EMPTY_TRIP).sections[0]?.options ?? []
  expect(spain).toMatchObject({ hint: 'Europe', price: '1 GB · €5.38' })
})

it('names the zone and its price, tax included', () => {
  const [france] = destinationOptions('france', catalogue, EMPTY_TRIP, EMPTY_TRIP).sections[0]?.options ?? []
  expect(france).toMatchObject({ hint: 'Europe', price: '1 GB · €5.38', isSelected: false })
})

it('suggests first what the current bundle also covers', () => {
  const trip: Trip = { ...EMPTY_TRIP, destinations: ['FR'] }
  expect(destinationOptions('', catalogue, trip, trip).sections[0]?.options.map((option) => option.name)).toEqual([
    'Spain',
    'Japan',
  ])
})

it('finds nothing for an unknown word, and says so', () => {
  expect(destinationOptions(' qqq', catalogue, EMPTY_TRIP, EMPTY_TRIP)).toEqual({
    sections: [],
    nothing: { text: 'No match for “qqq”. Check the spelling, or browse zones.', unsold: [] },
  })
})

it('names the country that no bundle covers, under whatever name it was searched', () => {
  for (const query of ['Morocco', 'maroc', 'MAR', 'moroc'])
    expect(destinationOptions(query, catalogue, EMPTY_TRIP, EMPTY_TRIP)).toEqual({
      sections: [],
      nothing: { text: 'Our bundles don’t cover Morocco yet.', unsold: ['MA'] },
    })
  expect(destinationOptions('france', catalogue, EMPTY_TRIP, EMPTY_TRIP).nothing).toBeNull()
})

const priceOf = (trip: Trip) =>
  destinationOptions('france', catalogue, trip, trip).sections.flatMap(({ options }) =>
    options.map(({ price }) => price),
  )

it('has no price of other days once the trip has dates', () => {
  const [from, until] = [parseDateOnly('2027-06-01'), parseDateOnly('2027-06-08')]
  expect(priceOf(EMPTY_TRIP).every((price) => price.includes('€'))).toBe(true)
  expect(priceOf({ ...EMPTY_TRIP, arrival: from, departure: until }).every((price) => price === '')).toBe(true)
})

it('says behind a city which country it is in, and that a named one is not sold beside others that match', () => {
  const [tokyo] = destinationOptions('tokyo', catalogue, EMPTY_TRIP, EMPTY_TRIP).sections[0]?.options ?? []
  expect(tokyo).toMatchObject({ name: 'Tokyo · Japan', hint: 'World1' })

  const islands = { ...catalogue, zones: [{ name: 'Antilles', countries: ['MQ'], prices }] }
  const { sections: offered, nothing } = destinationOptions('mar', islands, EMPTY_TRIP, EMPTY_TRIP)
  expect(offered[0]?.options.map(({ name }) => name)).toEqual(['Martinique'])
  expect(nothing).toEqual({ text: 'Our bundles don’t cover Morocco yet.', unsold: ['MA'] })
})

function sections(query: string) {
  return destinationOptions(query, catalogue, EMPTY_TRIP, EMPTY_TRIP).sections.map((section) => [
    section.key,
    ...section.options.map((option) => option.name),
  ])
}
