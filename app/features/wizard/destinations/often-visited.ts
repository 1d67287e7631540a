// An editor's choice of often visited countries: offered before anybody has typed.
import { OFTEN_FLAGS } from '#app/ui/often-flags.ts'
import type { CountryCode } from '#values/country/country.ts'
import type { WizardCatalogue } from '../read-wizard.ts'

/** The often visited countries for which the catalog has a zone. */
export function oftenVisited({ zones }: Pick<WizardCatalogue, 'zones'>): CountryCode[] {
  return OFTEN_FLAGS.filter((code) => zones.some((zone) => zone.countries.includes(code)))
}
