// The flags of frequently visited countries, combined in `often-flags.svg`; `scripts/draw-flags.ts` draws it.
import type { CountryCode } from '#values/country/country.ts'

export const OFTEN_FLAGS: readonly CountryCode[] = [
  'ES',
  'FR',
  'IT',
  'US',
  'JP',
  'TR',
  'GR',
  'PT',
  'TH',
  'AE',
  'GB',
  'DE',
]
