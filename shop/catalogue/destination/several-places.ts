// Splits what names several places, 'spain italy' or 'LHR + Paris', into the names that it consists of.
import type { CountryCode } from '#values/country/country.ts'
import type { Zone } from '#shop/catalogue/bundle/bundle.ts'
import { countryOfPart, isStateLetters } from './named-places.ts'
import { placeSpelling } from './typed-place.ts'

/** What one name stands for: one country, several that share it or its region, or zones. */
export type NamedPlace = { zones: readonly Zone[]; countries: readonly { code: CountryCode; place: string | null }[] }

const MOST_WORDS = 5
/** Between places, in the languages of our visitors. */
const JOINERS = new Set('and or und oder et ou y e o en of i plus then to via from with through'.split(' '))

/**
 * The places in what was typed, longest names first, and the words between them that name nothing, each row of them as
 * one text. `placeNamed` knows what a name in the spelling of the search stands for.
 */
export function severalPlaces(
  typed: string,
  placeNamed: (name: string) => NamedPlace | null,
): { named: NamedPlace[]; rest: string[] } {
  const words = placeSpelling(typed).split(' ').filter(Boolean)
  const named: NamedPlace[] = []
  const rest: string[][] = [[]]
  for (let at = 0; at < words.length;) {
    const found = longestName(words, at, placeNamed)
    const word = words[at] ?? ''
    // 'Los Angeles, CA' isn't in Canada.
    const isState = isStateLetters(word.toUpperCase()) && named.at(-1)?.countries[0]?.code === 'US'
    if (found && !isState) named.push(found.place)
    if (found || isState || JOINERS.has(word)) rest.push([])
    else rest.at(-1)?.push(word)
    at += isState ? 1 : (found?.words ?? 1)
  }
  return { named: meantAmong(named), rest: rest.filter((each) => each.length > 0).map((each) => each.join(' ')) }
}

function longestName(words: string[], at: number, placeNamed: (name: string) => NamedPlace | null) {
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count -= 1) {
    const name = words.slice(at, at + count).join(' ')
    if (count === 1 && JOINERS.has(name)) return null
    const part = countryOfPart(name)
    const known = placeNamed(name)
    // 'New York' is a state, and a city as well, by which it should be called.
    const isCity = known?.countries.some(({ code, place: city }) => code === part && city !== null)
    const place = part && !isCity ? { zones: [], countries: [{ code: part, place: null }] } : known
    if (place) return { place, words: count }
  }
  return null
}

/** 'Victoria, Canada': of the countries that share a name, the one that is named as well. */
function meantAmong(named: NamedPlace[]): NamedPlace[] {
  const certain = new Set(named.flatMap(({ countries }) => (countries.length === 1 ? (countries[0]?.code ?? []) : [])))
  return named.map((each) => {
    const meant = each.countries.filter(({ code }) => certain.has(code))
    return meant.length > 0 ? { ...each, countries: meant } : each
  })
}
