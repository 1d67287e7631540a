// The words of the customer's home page.

export const dashboardCopy = {
  title: 'My Dashboard',
  description: 'Your eSIMs and what’s left on them.',
  welcome: (name: string) => `Welcome, ${name}`,
  type: 'Account Type: Regular User',
  email: 'Email',
  accountId: 'Account ID',
  shortId: (id: string) => `${id.slice(0, 8)}…`,
  copyId: 'Copy account ID',
  manage: 'Manage Account',
  esims: 'Your eSIMs',
  details: 'View Details',
  topUpOf: (name: string) => `Top up ${name}`,
  detailsOf: (name: string) => `View Details of ${name}`,
  failed: 'Failed to load user information. Please try again later.',
  again: 'Try again',
}
