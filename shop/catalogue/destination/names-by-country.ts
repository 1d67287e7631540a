// Long lists of names are kept as text: a browser that fetches them for the search gets fewer bytes so.
import { isCountryCode, type CountryCode } from '#values/country/country.ts'

export type NameOfCountry = { code: CountryCode; name: string }

/** Every name in a text whose lines begin with the code of a country; its names are separated by commas. */
export function* namesByCountry(lines: string): Generator<NameOfCountry> {
  for (const line of lines.trim().split('\n')) {
    const code = line.slice(0, 2)
    if (isCountryCode(code)) for (const name of line.slice(3).split(', ')) yield { code, name }
  }
}
