// Several places at once, airport codes, other languages, and typos of every name that the search knows.
import { array, assert as hold, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import zoneRows from '#db/seed/zones.json' with { type: 'json' }
import type { Zone } from '#shop/catalogue/bundle/bundle.ts'
import { COUNTRY_CODES } from '#values/country/country.ts'
import { airports } from './airports.ts'
import { allNames, countriesNamed } from './known-names.ts'
import { searchDestinations } from './search-destinations.ts'
import { translatedPlaces } from './translated-places.ts'

const zones: Zone[] = zoneRows.filter(({ name }) => name !== 'Morocco')
const sold = new Set(zones.flatMap(({ countries }) => countries))
const found = (typed: string) => searchDestinations(typed, zones)

describe('names in other scripts and of groups of countries', () => {
  it.each([
    ['東京', ['JP']],
    ['Москва', ['RU']],
    ['Kapverden', ['CV']],
    ['greek islands', ['GR']],
    ['isole greche', ['GR']],
    ['DACH', ['AT', 'CH', 'DE']],
  ])('%j finds %j', (typed, codes) => {
    const { countries, unsold } = found(typed)
    expect([...countries, ...unsold].toSorted()).toEqual(codes)
  })

  it('finds the countries without borders between them', () => {
    expect(found('schengen').countries).toEqual(expect.arrayContaining(['AT', 'ES', 'IT']))
  })
})

describe('several places at once', () => {
  it.each([
    ['spain italy', ['ES', 'IT']],
    ['London, NYC', ['GB', 'US']],
    ['paris & rome', ['FR', 'IT']],
    ['bali + singapore', ['ID', 'SG']],
    ['Spanien und Italien', ['ES', 'IT']],
    ['Londres, Rome et Berlin', ['GB', 'IT', 'DE']],
    ['new york/toronto/mexico city', ['US', 'CA', 'MX']],
    ['LHR CDG', ['GB', 'FR']],
    ['from ams to bkk via dxb', ['NL', 'TH', 'AE']],
    ['de fr', ['DE', 'FR']],
    ['scotland ireland', ['GB', 'IE']],
    ['costa rica panama', ['CR', 'PA']],
    ['Victoria, Canada and Japan', ['CA', 'JP']],
    ['Los Angeles, CA and Tokyo', ['US', 'JP']],
    ['new zealand australia', ['NZ', 'AU']],
  ])('%j is %j, in this order', (typed, codes) => {
    expect(found(typed)).toMatchObject({ countries: codes, isSeveral: true, isGuess: false, unsold: [] })
  })

  it('names each place with its country, and two in one country together', () => {
    expect(found('London, NYC').places).toEqual({ GB: 'London', US: 'NYC' })
    expect(found('New York, Paris').places).toEqual({ US: 'New York', FR: 'Paris' })
    expect(found('new york london').places).toEqual({ US: 'New York', GB: 'London' })
    expect(found('tenerife mallorca').places).toEqual({ ES: 'Tenerife, Mallorca' })
  })

  it('may contain zones, and countries that are not sold', () => {
    expect(found('europe turkey')).toMatchObject({ zones: [{ name: 'Europe' }], countries: ['TR'] })
    expect(found('Morocco, spain, Maldives')).toMatchObject({ countries: ['ES'], unsold: ['MA', 'MV'] })
  })

  it('are asked about if one is mistyped, and words that name nothing are left out', () => {
    expect(found('spain itlay')).toMatchObject({ countries: ['ES', 'IT'], isGuess: true })
    expect(found('spain xyzzyx')).toMatchObject({ countries: ['ES'], isGuess: false })
    expect(found('nice weather in spain')).toMatchObject({ countries: ['ES'], isGuess: false })
  })

  it('are one place where their names are one', () => {
    for (const [typed, code] of [
      ['Trinidad and Tobago', 'TT'],
      ['Paris, France', 'FR'],
      ['Paris, Texas', 'US'],
      ['St Kitts & Nevis', 'KN'],
    ])
      expect(found(typed ?? '')).toMatchObject({ countries: [code], isGuess: false })
  })
})

describe('a place by another name', () => {
  it.each([
    ['LHR', 'GB', 'London LHR'],
    ['jfk', 'US', 'New York JFK'],
    ['TFS', 'ES', 'Tenerife TFS'],
    ['fra', 'DE', 'Frankfurt FRA'],
    ['Teneriffa', 'ES', 'Teneriffa'],
    ['tenerife', 'ES', 'Tenerife'],
    ['bali', 'ID', 'Bali'],
    ['madeira', 'PT', 'Madeira'],
    ['Tuscany', 'IT', 'Tuscany'],
    ['Écosse', 'GB', 'Écosse'],
    ['Scotland', 'GB', 'Scotland'],
    ['Mailand', 'IT', 'Mailand'],
    ['Varsovie', 'PL', 'Varsovie'],
  ])('%j is in %s, called %j', (typed, code, place) => {
    expect(found(typed).countries).toContain(code)
    expect(found(typed).places[code]).toBe(place)
  })

  it.each([
    ['Griechenland', 'GR'],
    ['Grèce', 'GR'],
    ['Grecia', 'GR'],
    ['Griekenland', 'GR'],
    ['Hiszpania', 'ES'],
    ['Alemanha', 'DE'],
    ['Stati Uniti', 'US'],
    ['Vereinigtes Königreich', 'GB'],
  ])('%j is %s', (typed, code) => {
    expect(found(typed)).toMatchObject({ countries: [code], isGuess: false, unsold: [] })
  })

  it('is found in the country that is not sold, by its airport as well', () => {
    for (const typed of ['RAK', 'cmn', 'Marokko', 'Marrakesch']) expect(found(typed).unsold).toEqual(['MA'])
  })

  it('belongs to countries that exist, and each code to one airport', () => {
    const codes = [...airports()].map(({ letters }) => letters)
    expect(codes).toHaveLength(new Set(codes).size)
    const known: readonly string[] = COUNTRY_CODES
    expect([...airports(), ...translatedPlaces()].filter(({ code }) => !known.includes(code))).toEqual([])
  })
})

describe('every name', () => {
  const names = [...new Set(allNames())]

  it('leads to its country, and is called unsold where no zone has it', () => {
    for (const name of names.filter((_, at) => at % 8 === 0)) {
      const codes = countriesNamed(name)
        .filter(({ at }) => at === 0)
        .map(({ code }) => code)
      const { countries, unsold, zones: named } = found(name)
      const isThere = codes.every((code) => countries.includes(code) || !sold.has(code))
      const isTold = codes.some((code) => sold.has(code)) || unsold.some((code) => codes.includes(code))
      expect([name, isThere, isTold || named.length > 0 || codes.length === 0]).toEqual([name, true, true])
    }
  })

  it('is guessed from a typo, and nothing that is farther from what was typed', () => {
    const long = names.filter((name) => name.length >= 5)
    const slip = constantFrom('drop', 'double', 'swap', 'change')
    const typo = property(
      constantFrom(...long),
      array(slip, { minLength: 1, maxLength: 2 }),
      integer({ min: 0, max: 40 }),
      constantFrom('a', 'e', 'i', 'o', 'n', 'r', 't', 's', 'x'),
      (name, slips, place, letter) => {
        const typed = slips.reduce(
          (text, each, at) => mistype(text, each, (place + at * 3) % text.length, letter),
          name,
        )
        const { isGuess, isSeveral, countries, zones: near, unsold } = found(typed)
        if (!isGuess || isSeveral) return
        const fewest = Math.min(...long.map((each) => distance(each, typed)))
        for (const code of countries) {
          const typos = distanceOf(code, typed)
          expect([typed, code, typos <= fewest || typos > MOST_TYPOS]).toEqual([typed, code, true])
        }
        const nearest = long.filter((each) => distance(each, typed) === fewest)
        const meant = countriesNamed(name).map(({ code }) => code)
        const isCertain = slips.length === 1 && nearest.length === 1 && nearest[0] === name && meant.length === 1
        const answered = [...countries, ...unsold, ...near.flatMap((zone) => zone.countries)]
        expect([typed, !isCertain || answered.some((code) => code === meant[0])]).toEqual([typed, true])
      },
    )
    hold(typo, { numRuns: 30 })
  })
})

/** Of what was typed in full. */
const MOST_TYPOS = 2

function mistype(text: string, slip: string, at: number, letter: string): string {
  const [head, each, tail] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)]
  if (slip === 'drop') return head + tail
  if (slip === 'double') return head + each + each + tail
  return slip === 'swap' ? head + tail.slice(0, 1) + each + tail.slice(1) : head + letter + tail
}

function distanceOf(code: string, typed: string): number {
  const own = [...allNames()].filter((name) => countriesNamed(name).some((each) => each.code === code))
  return Math.min(...own.map((name) => distance(name, typed)))
}

/** Letters to change, leave out, add, or swap with the next. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, at) => [at, ...Array.from({ length: other.length }, () => 0)])
  const cell = (at: number, to: number) => rows[at]?.[to] ?? 0
  for (let to = 1; to <= other.length; to += 1) (rows[0] ?? [])[to] = to
  for (let at = 1; at <= one.length; at += 1) {
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1]
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      const swapped = isSwapped ? cell(at - 2, to - 2) + 1 : Infinity
      const steps = [cell(at - 1, to) + 1, cell(at, to - 1) + 1, cell(at - 1, to - 1) + (isSame ? 0 : 1), swapped]
      ;(rows[at] ?? [])[to] = Math.min(...steps)
    }
  }
  return cell(one.length, other.length)
}
