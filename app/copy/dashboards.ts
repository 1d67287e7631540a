// The words of the pages where the roles are at home.
import { placeNames } from './role-places.ts'
import type { Role } from '#shop/account/role.ts'

export const dashboardCopy = {
  title: 'My Dashboard',
  description: 'Your eSIMs and what is left of them.',
  welcome: (name: string) => `Welcome, ${name}`,
  type: 'Account Type: Regular User',
  email: 'Email',
  accountId: 'Account id',
  manage: 'Manage Account',
  esims: 'Your eSIMs',
  details: 'View Details',
  detailsOf: (name: string) => `View Details of ${name}`,
  failed: 'Failed to load user information. Please try again later.',
  again: 'Try again',
}

export const roleHomeCopy = {
  backHome: 'Back to Home',
  account: 'Manage Account',
  figures: 'In numbers',
  figuresText: 'Counted just now, from our own records.',
  figureNames: {
    orders: 'Paid and free orders',
    esims: 'eSIMs in travellers’ hands',
    customers: 'Customers',
    accounts: 'Customers with an account',
  },
  places: 'Where to go',
  noFigures: 'No figures are kept for partners yet.',
  pages: {
    businessDashboard: {
      title: placeNames['/business-dashboard'],
      lead: 'For partners and their agents.',
      links: [
        ['/business', 'Packages and API'],
        ['/support', 'Contact Support'],
      ],
    },
  },
  signedInAs: (name: string, role: Role) => `Signed in as ${name} (${role})`,
} as const
