// The text in preview pictures for messengers and search engines.
import type { pictureTitles as english } from '../../catalogue/pictures.ts'

export const pictureTitles: typeof english = {
  home: ({ heroText }) => heroText,
  bundleselector: () => 'Vind je bundel',
  esim: () => 'Alle bestemmingen',
  business: () => 'Word partner',
  faq: () => 'Installatiegids en veelgestelde vragen',
  devices: () => 'Ondersteunt je telefoon eSIM?',
  support: () => 'We helpen je graag',
  'esim-status': () => 'Check je eSIM',
  terms: () => 'Algemene voorwaarden',
  privacy: () => 'Privacy',
  accessibility: () => 'Toegankelijkheid',
  withdraw: () => 'Een overeenkomst herroepen',
}
