// The words of the page where customers are at home.

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
