// An editor's choice of often visited countries: offered before anybody has typed.
import type { CountryCode } from '#shop/values/country.ts'
import type { WizardCatalogue } from '../read-wizard.ts'

const OFTEN_VISITED: readonly CountryCode[] = ['ES', 'FR', 'IT', 'US', 'JP', 'TR', 'GR', 'PT', 'TH', 'AE', 'GB', 'DE']

/** Those of them that some zone of the catalogue holds. */
export function oftenVisited({ zones }: WizardCatalogue): CountryCode[] {
  return OFTEN_VISITED.filter((code) => zones.some((zone) => zone.countries.includes(code)))
}
