// The text in preview pictures for messengers and search engines.
import type { pictureTitles as english } from '../../catalogue/pictures.ts'

export const pictureTitles: typeof english = {
  home: ({ heroText }) => heroText,
  bundleselector: () => 'Ihr Paket finden',
  esim: () => 'Alle Reiseziele',
  business: () => 'Partner werden',
  faq: () => 'Installationsanleitung und FAQ',
  devices: () => 'Ist Ihr Telefon eSIM-fähig?',
  support: () => 'Wir helfen Ihnen gern',
  'esim-status': () => 'Ihre eSIM prüfen',
  terms: () => 'Allgemeine Geschäftsbedingungen',
  privacy: () => 'Datenschutz',
  accessibility: () => 'Barrierefreiheit',
  withdraw: () => 'Vertrag widerrufen',
}
