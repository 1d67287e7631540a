// What the pages of each role are called: in the navigation, and in their titles.
import type { placeNames as english, rolePlacesCopy as englishCopy } from '../../people/role-places.ts'

export const placeNames: typeof english = {
  '/user-dashboard': 'Mijn overzicht',
  '/account': 'Account',
  '/admin-dashboard': 'Beheer: overzicht',
  '/admin-dashboard/inbox': 'Postvak',
  '/admin-dashboard/find': 'Zoeken',
  '/admin-dashboard/figures': 'Cijfers',
  '/admin': 'Beheer',
  '/super-admin-dashboard': 'Directie: overzicht',
  '/super-admin-dashboard/catalog': 'Catalogus',
  '/super-admin-dashboard/coupons': 'Kortingscodes',
  '/super-admin-dashboard/vat': 'Btw-tarieven',
  '/super-admin-dashboard/network-packages': 'Netwerken',
  '/super-admin-dashboard/affiliates': 'Affiliates',
  '/super-admin-dashboard/payouts': 'Uitbetalingen',
  '/business-dashboard': 'Partner: overzicht',
  '/api-test': 'API-testconsole',
  '/order-api-flow': 'Test van de bestel-API',
  '/mailchimp-api': 'ICCID-herinnering',
  '/emailtest': 'Testmail',
}

export const rolePlacesCopy: typeof englishCopy = { label: 'Jouw pagina’s' }
