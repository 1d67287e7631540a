import { describe, expect, it } from 'vitest'
import { displayNameOf, placeOf, tripName, tripTitle } from './trip-name.ts'

const zone = { name: 'ZZ-17', displayName: 'The Alps', countries: ['AT', 'CH', 'DE', 'FR', 'IT', 'SI'] }

describe('the name of a trip', () => {
  it.each([
    ['one country', ['ES'], 'Spain · 3 GB'],
    ['two', ['ES', 'IT'], 'Spain and Italy · 3 GB'],
    ['three', ['ES', 'IT', 'FR'], 'Spain, Italy and France · 3 GB'],
    ['more than three', ['ES', 'IT', 'FR', 'PT'], 'Spain, Italy and 2 more · 3 GB'],
    [
      'as many as a whole continent',
      Array.from({ length: 39 }, (_, at) => (at === 0 ? 'ES' : 'IT')),
      'Spain, Italy and 37 more · 3 GB',
    ],
    ['an unknown code', ['QQ'], 'QQ · 3 GB'],
    ['none, so its zone', [], 'ZZ-17 · 3 GB'],
  ])('is made of %s', (_trip, destinations, said) => {
    expect(tripTitle({ destinations, zone: 'ZZ-17', data: '3GB' })).toBe(said)
  })

  it('is the place where it has one, and keeps the order in which countries were chosen', () => {
    expect(tripName({ destinations: ['IT'], zone: 'ZZ-17', place: 'The Alps' })).toBe('The Alps')
    expect(tripName({ destinations: ['IT', 'ES'], zone: 'ZZ-17', place: null })).toBe('Italy and Spain')
  })

  it('is spoken in the words of any language', () => {
    const words = {
      country: (code: string) => `<${code}>`,
      list: (parts: string[]) => parts.join('+'),
      more: (count: number) => `n=${count}`,
      zone: (name: string) => `{${name}}`,
      shortData: (size: string) => `[${size}]`,
    }
    expect(tripTitle({ destinations: ['ES', 'IT', 'FR', 'PT'], zone: 'ZZ-17', data: '3GB' }, words)).toBe(
      '<ES>+<IT>+n=2 · [3GB]',
    )
    expect(tripName({ destinations: [], zone: 'ZZ-17', place: 'Europe' }, words)).toBe('{Europe}')
  })
})

describe('the place of a trip', () => {
  it.each([
    ['no country is known', [], 'The Alps'],
    ['every country is chosen', [...zone.countries, 'LI'], 'The Alps'],
    ['some are chosen', zone.countries.slice(1), null],
    ['one is chosen', ['AT'], null],
  ])('where %s: %s is %s', (_when, chosen, place) => {
    expect(placeOf(zone, chosen)).toBe(place)
  })

  it('is not the zone where its few countries say more', () => {
    expect(placeOf({ name: 'North America', countries: ['CA', 'MX', 'US'] }, ['CA', 'MX', 'US'])).toBeNull()
  })

  it('falls back on the name of a zone without a display name', () => {
    expect([displayNameOf({ name: 'Europe' }), displayNameOf(zone)]).toEqual(['Europe', 'The Alps'])
  })
})
