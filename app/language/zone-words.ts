// What a zone is called in another language than English: by a text that came with the shop, by the countries that its
// English name consists of, or as it is.
import { findCountryCode } from '#values/country/country-by-name.ts'
import type { CountryCode } from '#values/country/country.ts'

/** The zones that the shop begins with, and those that an owner is likely to add. */
export type ShopZone =
  | 'Europe with the Balkans and the Caucasus'
  | 'USA, Canada and Mexico'
  | 'USA and Canada'
  | 'Asia and the Pacific'
  | 'Central and South America'
  | 'Central and South America with Mexico'
  | 'The Gulf states'
  | 'Middle East with Egypt and Turkey'
  | 'Africa with Mozambique, Namibia and Tunisia'
  | 'Europe, Asia and North America'
  | 'World without Africa'
  | 'Worldwide'
  | 'Europe'
  | 'North America'
  | 'Asia Pacific'
  | 'Middle East'
  | 'Africa'
  | 'World'
  | 'South America'
  | 'Asia'
  | 'Caribbean'
  | 'Latin America'
  | 'Oceania'
  | 'Balkans'
  | 'Scandinavia'
  | 'Global'
  | 'USA'

type ZoneWords = {
  zones: Readonly<Record<string, string>>
  country: (code: CountryCode) => string
  list: (parts: string[]) => string
  countries: (count: number) => string
}

/** 'Europe, 35 countries' and 'Europe2': a name with a figure. */
const COUNTED = /^(.+), (\d+) countries$/
const NUMBERED = /^(.*[^\d\s]) ?(\d+)$/

/** The name in these words; null for one that nobody knows. */
export const zoneIn = (words: ZoneWords, name: string): string | null => wholeIn(words, name) ?? listIn(words, name)

function wholeIn(words: ZoneWords, name: string): string | null {
  if (Object.hasOwn(words.zones, name)) return words.zones[name] ?? null
  const code = findCountryCode(name)
  if (code !== null) return words.country(code)
  const [, counted, count] = COUNTED.exec(name) ?? []
  if (counted !== undefined) return `${zoneIn(words, counted) ?? counted}, ${words.countries(Number(count))}`
  const [, family, number] = NUMBERED.exec(name) ?? []
  const known = family === undefined ? null : wholeIn(words, family)
  return known && `${known} ${number}`
}

/** 'Spain, Portugal and Gibraltar', if each part is known. */
function listIn(words: ZoneWords, name: string): string | null {
  const parts = name.split(/, (?:and )?| and | & /)
  const known = parts.flatMap((part) => wholeIn(words, part) ?? [])
  return parts.length > 1 && known.length === parts.length ? words.list(known) : null
}
