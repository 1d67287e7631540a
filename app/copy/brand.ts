// What is said about changing a brand (spec 1 §8 "Brand fetch or update").
import type { ChangeBrandProblem } from '#shop/brand/change-brand.ts'

export const brandProblemCopy: Record<ChangeBrandProblem, string> = {
  no_business: 'No business record found to update',
  version_conflict: 'Somebody else changed the brand meanwhile. Load it again, then make your change.',
  setting_invalid: 'Some settings are not of the right form. Nothing was saved.',
  logo_refused: 'A logo is a PNG, JPEG or WebP picture of at most 96 kB, between 16 and 2048 pixels on each side.',
  domain_taken: 'Another brand has this domain.',
}
