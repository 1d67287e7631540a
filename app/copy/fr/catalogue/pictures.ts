// The text in preview pictures for messengers and search engines.
import type { pictureTitles as english } from '../../catalogue/pictures.ts'

export const pictureTitles: typeof english = {
  home: ({ heroText }) => heroText,
  bundleselector: () => 'Trouvez votre forfait',
  esim: () => 'Toutes les destinations',
  business: () => 'Devenez partenaire',
  faq: () => 'Guide d’installation et FAQ',
  devices: () => 'Votre téléphone est-il compatible eSIM\u202F?',
  support: () => 'Nous sommes là pour vous aider',
  'esim-status': () => 'Consultez votre eSIM',
  terms: () => 'Conditions générales',
  privacy: () => 'Confidentialité',
  accessibility: () => 'Accessibilité',
  withdraw: () => 'Se rétracter d’un contrat',
}
