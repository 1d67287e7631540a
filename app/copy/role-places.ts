// The pages of those who work for the shop: what each is called, and who finds it where.
import type { Role } from '#shop/account/role.ts'

export const placeNames = {
  '/admin-dashboard': 'Admin Dashboard',
  '/admin': 'Admin',
  '/super-admin-dashboard': 'Super Admin Dashboard',
  '/business-dashboard': 'Business Dashboard',
  '/api-test': 'API testing console',
  '/order-api-flow': 'Order API tester',
  '/mailchimp-api': 'ICCID reminder',
  '/emailtest': 'Test mail',
} as const
type Place = keyof typeof placeNames

const TOOLS: readonly Place[] = ['/api-test', '/order-api-flow', '/mailchimp-api', '/emailtest']

/** A customer finds everything in the account. */
export const rolePlaces: Record<Role, readonly Place[]> = {
  'own-user': [],
  'own-admin': ['/admin-dashboard', '/admin', ...TOOLS],
  'super-admin': ['/super-admin-dashboard', ...TOOLS],
  'business-admin': ['/business-dashboard'],
  'business-user': ['/business-dashboard'],
}

export const rolePlacesCopy = { label: 'Your pages' } as const
