// What a page calls a zone or a region in one language is found when it is typed, whatever the language of the page.
import { expect, it } from 'vitest'
import zoneRows from '#db/seed/zones.json' with { type: 'json' }
import { SPOKEN } from '#app/copy/mails/spoken.ts'
import type { Zone } from '#shop/catalogue/bundle/bundle.ts'
import { regionWords } from '#shop/catalogue/destination/region-words.ts'
import { searchDestinations } from '#shop/catalogue/destination/search-destinations.ts'
import { FOREIGN_LANGUAGES } from '#values/language.ts'
import { packCatalogue, unpackCatalogue } from '../packed-catalogue.ts'

const zones: Zone[] = zoneRows.filter(({ name }) => name !== 'Morocco')
/** As people write them; lists of words have no accents. */
const WRITTEN =
  'Asien, Asie, Azië, África, Südamerika, Amérique du Sud, Sudamérica, Karibik, Caraïbes, Caribe, Caraibi, Caraïben, Naher Osten, Moyen-Orient, ' +
  'Midden-Oosten, weltweit, Monde, Mondo, Wereld, Skandinavien, Balcanes, Golfstaaten, Pays du Golfe, Südostasien, Méditerranée'
const found = (typed: string) => searchDestinations(typed, zones)

it('every zone is found by each of its names in each language, before any other', () => {
  const missed = zones.flatMap(({ name, displayName = name }) =>
    [name, displayName]
      .flatMap((each) => [each, ...FOREIGN_LANGUAGES.map((language) => SPOKEN[language].zone(each) ?? each)])
      .filter((typed) => {
        const { zones: first, isGuess, unsold } = found(typed)
        return first[0]?.name !== name || isGuess || unsold.length > 0
      }),
  )
  expect(missed).toEqual([])
})

it('every region is what it is in English, and never a guess or a country that is not sold', () => {
  const missed = [...regionWords()].flatMap(([english, others]) => {
    const meant = found(english)
    return [english, ...others].filter((typed) => {
      const { zones: named, countries, isGuess, unsold } = found(typed)
      const isThere = named.length + countries.length > 0 && !isGuess && unsold.length === 0
      const isSame = meant.zones.every((zone) => named.includes(zone))
      return !isThere || !isSame || (named.length === 0 && meant.countries.some((code) => !countries.includes(code)))
    })
  })
  expect(missed).toEqual([])
  for (const typed of WRITTEN.split(', ')) {
    const { zones: named, countries, isGuess, unsold } = found(typed)
    expect([typed, named.length + countries.length > 0, isGuess, unsold]).toEqual([typed, true, false, []])
  }
})

it.each(['Naher Osten', 'Caribe', 'Südamerika', 'Afrique', 'Wereld', 'Golfstaaten', 'Scandinavie'])(
  'a slip in %s leads there',
  (name) => {
    const { zones: named, countries } = found(name)
    const slipped = found(name.replace(/.(.)$/, 'x$1'))
    expect(slipped.zones).toEqual(expect.arrayContaining(named))
    expect(named.length > 0 || slipped.countries.length > 0 || countries.length === 0).toBe(true)
  },
)

it('what an owner called a zone in a language is found in all of them, and in the page’s by a part of it', () => {
  const owned: Zone = {
    name: 'Z7',
    displayName: 'Wine countries',
    displayNameIn: { de: 'Weinländer', fr: 'Pays du vin' },
    countries: ['FR', 'PT'],
    prices: { inclEsimCents: {}, topupCents: {} },
  }
  const { zones: read } = unpackCatalogue(packCatalogue({ zones: [...zones, owned], bundles: [] }))
  const namesOf = (typed: string, shown?: (name: string) => string) =>
    searchDestinations(typed, read, shown).zones.map(({ name }) => name)
  for (const typed of ['Z7', 'wine countries', 'WEINLANDER', 'pays du vin']) expect(namesOf(typed)).toEqual(['Z7'])
  expect(namesOf('weinl', (name) => (name === 'Z7' ? 'Weinländer' : name))).toEqual(['Z7'])
})
