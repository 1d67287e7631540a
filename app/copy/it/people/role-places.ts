// What the pages of each role are called in Italian.
import type * as english from '../../people/role-places.ts'

export const placeNames: typeof english.placeNames = {
  '/user-dashboard': 'La mia area',
  '/account': 'Account',
  '/admin-dashboard': 'Area amministrazione',
  '/admin-dashboard/inbox': 'Posta in arrivo',
  '/admin-dashboard/find': 'Cerca',
  '/admin-dashboard/figures': 'Numeri',
  '/admin': 'Amministrazione',
  '/super-admin-dashboard': 'Area super amministrazione',
  '/super-admin-dashboard/catalog': 'Catalogo',
  '/super-admin-dashboard/coupons': 'Codici sconto',
  '/super-admin-dashboard/vat': 'Aliquote IVA',
  '/super-admin-dashboard/network-packages': 'Reti',
  '/super-admin-dashboard/affiliates': 'Affiliati',
  '/super-admin-dashboard/payouts': 'Pagamenti agli affiliati',
  '/business-dashboard': 'Area partner',
  '/api-test': 'Console di prova API',
  '/order-api-flow': 'Prova dell’API ordini',
  '/mailchimp-api': 'Promemoria ICCID',
  '/emailtest': 'Email di prova',
}

export const rolePlacesCopy: typeof english.rolePlacesCopy = { label: 'Le tue pagine' }
