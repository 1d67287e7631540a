// The pages of each role: what each is called, and who finds it where.
import type { Role } from '#shop/account/role.ts'

export const placeNames = {
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
  '/super-admin-dashboard/affiliates': 'Affiliates',
  '/business-dashboard': 'Business Dashboard',
  '/api-test': 'API testing console',
  '/order-api-flow': 'Order API tester',
  '/mailchimp-api': 'ICCID reminder',
  '/emailtest': 'Test email',
} as const
type Place = keyof typeof placeNames

const TOOLS: readonly Place[] = ['/api-test', '/order-api-flow', '/mailchimp-api', '/emailtest']

export const rolePlaces: Record<Role, readonly Place[]> = {
  'own-user': ['/user-dashboard', '/account'],
  'own-admin': [
    '/admin-dashboard',
    '/admin-dashboard/inbox',
    '/admin-dashboard/find',
    '/admin-dashboard/figures',
    '/admin',
    ...TOOLS,
  ],
  'super-admin': [
    '/super-admin-dashboard',
    '/admin-dashboard',
    '/admin-dashboard/inbox',
    '/admin-dashboard/find',
    '/admin-dashboard/figures',
    '/super-admin-dashboard/catalog',
    '/super-admin-dashboard/coupons',
    '/super-admin-dashboard/vat',
    '/super-admin-dashboard/affiliates',
    '/admin',
    ...TOOLS,
  ],
  'business-admin': ['/business-dashboard'],
  'business-user': ['/business-dashboard'],
}

export const rolePlacesCopy = { label: 'Your pages' } as const
