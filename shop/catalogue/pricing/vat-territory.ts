// Places that belong to a member state but not to the EU's VAT area (Directive 2006/112/EC, Article 6): no EU VAT is
// charged there. An address tells them by its postal code. docs/decisions/0040 says which are left out, and why.
import type { CountryCode } from '#values/country/country.ts'

type Territory = { name: string; country: CountryCode; codes: RegExp }

// Büsingen and Campione have a Swiss code too, because the Swiss post comes there as well.
const TERRITORIES: readonly Territory[] = [
  { name: 'Canary Islands', country: 'ES', codes: /^(35|38)\d{3}$/ },
  { name: 'Ceuta', country: 'ES', codes: /^51\d{3}$/ },
  { name: 'Melilla', country: 'ES', codes: /^52\d{3}$/ },
  { name: 'French overseas departments and territories', country: 'FR', codes: /^(97[1-8]|98[4-8])\d{2}$/ },
  { name: 'Büsingen', country: 'DE', codes: /^(78266|8238)$/ },
  { name: 'Heligoland', country: 'DE', codes: /^27498$/ },
  { name: 'Livigno', country: 'IT', codes: /^23041$/ },
  { name: 'Campione d’Italia', country: 'IT', codes: /^(22061|6911)$/ },
  { name: 'Åland', country: 'FI', codes: /^22\d{3}$/ },
  { name: 'Mount Athos', country: 'GR', codes: /^63086$/ },
  { name: 'Greenland', country: 'DK', codes: /^39\d{2}$/ },
]

/** The territory of an address; null in the VAT area. The code may carry the country and spaces: 'E-35 001', 'FI-22100'. */
export function findTerritory(country: CountryCode, postalCode: string): Territory | null {
  const code = postalCode
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^[A-Z]{1,3}(?=\W*\d)/, '')
    .replace(/\D/g, '')
  return TERRITORIES.find((each) => each.country === country && each.codes.test(code)) ?? null
}
