// What is said about changing a brand (storefront rules §8 "Brand fetch or update").
import type { ChangeBrandProblem } from '#shop/people/brand/change-brand.ts'

export const brandProblemCopy: Record<ChangeBrandProblem, string> = {
  no_business: 'No business record found to update',
  version_conflict: 'Someone else changed the brand in the meantime. Reload it, then make your change.',
  setting_invalid: 'Some settings aren’t valid. Nothing was saved.',
  logo_refused: 'Please use a PNG, JPEG or WebP image of up to 96 kB, between 16 and 2048 pixels on each side.',
  domain_taken: 'Another brand already uses this domain.',
  name_taken:
    'This name reads as another brand’s, or as that of somebody people pay with. Please choose a different one.',
  prefix_taken: 'Another brand’s orders and invoices already start this way. Please enter a different prefix.',
}
