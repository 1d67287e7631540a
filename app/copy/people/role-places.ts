// What the pages of each role are called: in the navigation, and in their titles. `app/pages.ts` has everything else about
// a page, but no words, because the service worker reads it too.
import { translated } from '#app/language/translated.ts'

export const placeNames = translated({
  '/user-dashboard': 'My Dashboard',
  '/account': 'Account',
  '/admin-dashboard': 'Admin Dashboard',
  '/admin-dashboard/inbox': 'Inbox',
  '/admin-dashboard/find': 'Find',
  '/admin-dashboard/figures': 'Figures',
  '/admin': 'Admin',
  '/super-admin-dashboard': 'Super Admin Dashboard',
  '/super-admin-dashboard/catalog': 'Catalog',
  '/super-admin-dashboard/coupons': 'Coupons',
  '/super-admin-dashboard/vat': 'VAT rates',
  '/super-admin-dashboard/network-packages': 'Networks',
  '/super-admin-dashboard/affiliates': 'Affiliates',
  '/super-admin-dashboard/payouts': 'Payouts',
  '/business-dashboard': 'Business Dashboard',
  '/api-test': 'API testing console',
  '/order-api-flow': 'Order API tester',
  '/mailchimp-api': 'ICCID reminder',
  '/emailtest': 'Test email',
})

export const rolePlacesCopy = translated({ label: 'Your pages' })
