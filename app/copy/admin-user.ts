// The words of one user in the admin dashboard, and of the notes about users and orders.
import type { RoleProblem } from '#shop/staff/change-role.ts'
import type { GivenRole } from '#shop/staff/given-role.ts'

export const noteCopy = {
  heading: 'Internal notes',
  none: 'No notes yet.',
  label: 'New note',
  hint: 'Only staff read it here. It can’t be changed, and it’s part of the customer’s data export.',
  add: 'Add note',
  by: (name: string, moment: string) => `${name}, ${moment}`,
} as const

export const deskUserCopy = {
  title: 'Change role',
  back: 'All users',
  name: 'Name',
  email: 'Email',
  role: 'Role now',
  since: 'Since',
  orders: 'Orders',
  esims: 'eSIMs',
  legend: 'New role',
  roles: {
    'own-user': 'own-user: a customer',
    'business-user': 'business-user: works for a partner',
    'business-admin': 'business-admin: runs a partner’s business',
  } satisfies Record<GivenRole, string>,
  business: 'Business',
  businessHint: 'The business this person works for. Customers have none.',
  businessNone: 'No business',
  noBusiness: 'There are no businesses yet, so you can’t assign a business role. A super-admin can add one.',
  consequence: 'We’ll sign the person out everywhere. After logging in again, they’ll see the new role’s pages.',
  password: 'Your own password',
  passwordHint: 'So nobody can change roles on a screen you left open.',
  save: 'Change role',
  saving: 'Changing',
  fixed: {
    oneself: 'You can’t change your own role.',
    role_fixed: 'You can’t change an admin’s role here.',
    no_account: 'There’s no account yet. This email address hasn’t been confirmed.',
  },
  problems: {
    oneself: 'You can’t change your own role.',
    person_gone: 'The account has changed in the meantime. Please check again.',
    role_fixed: 'You can’t change an admin’s role here.',
    role_unknown: 'Please choose a role.',
    role_same: 'The account already has this role.',
    business_missing: 'Please choose the business this role works for.',
    no_account: 'There’s no account yet. This email address hasn’t been confirmed.',
    password_wrong: 'That’s not your password.',
  } satisfies Record<RoleProblem | 'password_wrong', string>,
} as const
