// The text in preview pictures for messengers and search engines.
import { translated } from '#app/language/translated.ts'
import type { Brand } from '#shop/people/brand/brand.ts'

export const pictureTitles = translated({
  home: ({ heroText }: Brand) => heroText,
  bundleselector: () => 'Find your bundle',
  esim: () => 'All destinations',
  business: () => 'Become a partner',
  faq: () => 'Installation guide and FAQ',
  devices: () => 'Does your phone support eSIM?',
  support: () => 'We’re here to help',
  'esim-status': () => 'Check your eSIM',
  terms: () => 'General terms',
  privacy: () => 'Privacy',
  accessibility: () => 'Accessibility',
  withdraw: () => 'Withdraw from a contract',
})
