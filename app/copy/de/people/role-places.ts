// What the pages of each role are called: in the navigation, and in their titles.
import type { placeNames as english, rolePlacesCopy as englishCopy } from '../../people/role-places.ts'

export const placeNames: typeof english = {
  '/user-dashboard': 'Meine Übersicht',
  '/account': 'Konto',
  '/admin-dashboard': 'Verwaltung: Übersicht',
  '/admin-dashboard/inbox': 'Posteingang',
  '/admin-dashboard/find': 'Suche',
  '/admin-dashboard/figures': 'Zahlen',
  '/admin': 'Verwaltung',
  '/super-admin-dashboard': 'Leitung: Übersicht',
  '/super-admin-dashboard/catalog': 'Katalog',
  '/super-admin-dashboard/coupons': 'Gutscheine',
  '/super-admin-dashboard/vat': 'Mehrwertsteuersätze',
  '/super-admin-dashboard/network-packages': 'Netze',
  '/super-admin-dashboard/affiliates': 'Affiliates',
  '/super-admin-dashboard/payouts': 'Auszahlungen',
  '/business-dashboard': 'Partner: Übersicht',
  '/api-test': 'API-Testkonsole',
  '/order-api-flow': 'Test der Bestell-API',
  '/mailchimp-api': 'ICCID-Erinnerung',
  '/emailtest': 'Test-E-Mail',
}

export const rolePlacesCopy: typeof englishCopy = { label: 'Ihre Seiten' }
