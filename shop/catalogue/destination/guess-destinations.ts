// What somebody may have meant who mistyped a name: never a name that is farther from it than another.
import { type CountryCode, countryName } from '#values/country/country.ts'
import type { Zone } from '#shop/catalogue/bundle/bundle.ts'
import { allNames, countriesNamed, type ExactName, REGION } from './known-names.ts'
import { countTypos, countTyposInWhole } from './near-name.ts'
import { type ZoneCaller, zoneSpellings } from './zones-by-name.ts'

/** More guesses than this are no help. */
const MOST_GUESSES = 3
/** There are more places than countries, so a name must be longer before it is guessed, and longer for two typos. */
const LEAST_OF_A_PLACE = 5
const LEAST_FOR_TWO = 8
/** Somebody who is still typing comes after everybody who may have finished. */
const UNFINISHED = 3
const MOST_TYPOS = 2

export type Guess = { zones: Zone[]; countries: ExactName[]; unsold: CountryCode | null }
type Near = ExactName & { typos: number }

/**
 * The nearest zones and countries: those with the fewest typos between one of their names and what was typed, in the
 * spelling of the search, at most three countries by name or all of a region. `unsold` is a country that we don't sell
 * and that is nearer than all of these. Nothing if nothing is near.
 */
export function guessDestinations(
  wanted: string,
  zones: readonly Zone[],
  sold: readonly CountryCode[],
  shown: ZoneCaller,
): Guess {
  const near = nearCountries(wanted)
  const nearZones = zones.flatMap((zone) => {
    const typos = zoneSpellings(zone, shown).flatMap((name) => typosIn(name, wanted) ?? [])
    return typos.length === 0 ? [] : [{ zone, typos: Math.min(...typos) }]
  })
  const offered = new Set(sold)
  const countries = near.filter(({ code }) => offered.has(code))
  const fewest = Math.min(...[...nearZones, ...countries].map(({ typos }) => typos))
  const missing = near.find(({ code }) => !offered.has(code))
  if (missing && missing.typos < fewest) return { zones: [], countries: [], unsold: missing.code }
  const meant = countries.filter(({ typos }) => typos === fewest)
  return {
    zones: nearZones.filter(({ typos }) => typos === fewest).map(({ zone }) => zone),
    countries: meant.every(({ at }) => at === REGION) ? meant : meant.slice(0, MOST_GUESSES),
    unsold: null,
  }
}

/** Each country by the nearest of its names, nearest first, then by name. */
function nearCountries(wanted: string): Near[] {
  const found = new Map<CountryCode, Near>()
  const letters = lettersOf(wanted)
  for (const [name, itsLetters] of lettersOfNames()) {
    if (countBits(letters & ~itsLetters) > MOST_TYPOS) continue
    const typos = typosIn(name, wanted)
    if (typos === null) continue
    for (const each of countriesNamed(name)) {
      const isCountry = each.at !== REGION && each.place === null
      if (!isCountry && isTooShort(Math.min(name.length, wanted.length), typos)) continue
      if (typos < (found.get(each.code)?.typos ?? Infinity)) found.set(each.code, { ...each, typos })
    }
  }
  const compare = (one: Near, other: Near) => (countryName(one.code) < countryName(other.code) ? -1 : 1)
  return [...found.values()].toSorted((one, other) => one.typos - other.typos || compare(one, other))
}

const isTooShort = (letters: number, typos: number): boolean =>
  letters < LEAST_OF_A_PLACE || (typos === 2 && letters < LEAST_FOR_TWO)

function typosIn(name: string, wanted: string): number | null {
  const whole = countTyposInWhole(name, wanted)
  if (whole !== null) return whole
  const begun = countTypos(name, wanted)
  return begun === null ? null : begun + UNFINISHED
}

// A typo adds one letter at most, so names that lack more of the typed ones needn't be compared.

let namesWithLetters: ReadonlyMap<string, number> | undefined

function lettersOfNames(): ReadonlyMap<string, number> {
  namesWithLetters ??= new Map([...allNames()].map((name) => [name, lettersOf(name)]))
  return namesWithLetters
}

/** A bit for each letter that occurs; different ones of other alphabets may share a bit. */
function lettersOf(name: string): number {
  let letters = 0
  for (let at = 0; at < name.length; at += 1) letters |= 1 << (name.charCodeAt(at) & 31)
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}
