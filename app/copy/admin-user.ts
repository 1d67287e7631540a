// The words of one user in the admin dashboard, and of the notes about users and orders.
import type { RoleProblem } from '#shop/staff/change-role.ts'
import type { GivenRole } from '#shop/staff/given-role.ts'
import type { ProofProblem } from '#shop/values/fresh-proof.ts'
import { codeProblems } from './own-proof.ts'
import { securityCopy } from './security.ts'

export const noteCopy = {
  heading: 'Internal notes',
  none: 'No notes yet.',
  label: 'New note',
  hint: 'Only staff read it here. It can’t be changed, and it’s part of the customer’s data export.',
  add: 'Add note',
  by: (name: string, moment: string) => `${name}, ${moment}`,
} as const

export const deskUserCopy = {
  title: 'Customer',
  roleTitle: 'Change role',
  back: 'All users',
  formerStaff: 'former staff',
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
    ...codeProblems,
  } satisfies Record<RoleProblem | ProofProblem, string>,
} as const

export const customerCopy = {
  disabled: (day: string) => `Disabled since ${day}. Nobody can log in to this account.`,
  language: 'Emails in',
  account: 'Account',
  guest: 'None: ordered as a guest',
  orders: {
    heading: 'Orders',
    none: 'No orders.',
    more: (count: number) =>
      `${count} older ${count === 1 ? 'order isn’t' : 'orders aren’t'} listed here. Search for the email address to see all.`,
    columns: { date: 'Date', bundle: 'Bundle', total: 'Total', refunded: 'Refunded', state: 'State' },
  },
  esims: {
    heading: 'eSIMs',
    none: 'No eSIMs.',
    ending: (end: string) => `•••• ${end}`,
    silent: 'The network didn’t tell.',
    unused: 'Not activated',
    left: (left: string, total: string | null) => (total ? `${left} of ${total} left` : `${left} left`),
    until: (moment: string) => `until ${moment}`,
    order: 'Order',
  },
  invoices: { heading: 'Invoices', none: 'No invoices.' },
  mails: { heading: 'Emails', none: 'No emails.' },
  tickets: { heading: 'Messages', none: 'No messages.' },
  sessions: {
    heading: 'Logged in',
    none: 'Not logged in anywhere.',
    seen: (moment: string) => `last seen ${moment}`,
    since: (moment: string) => `since ${moment}`,
  },
  actions: {
    heading: 'Account actions',
    fixed:
      'This account belongs to someone who works for the shop or a partner, or it’s your own. Its role decides what it may do.',
    guest: 'This customer has no account. A super-admin can export and erase what we hold.',
    endSessions: 'Log out everywhere',
    endSessionsText: 'Ends every session. The customer can log in again.',
    disable: 'Disable account',
    disableText: 'Logs the customer out and lets nobody log in. Orders and eSIMs keep working.',
    enable: 'Enable account',
    enableText: 'The customer can log in again.',
    export: 'Export data',
    exportText: 'Everything we hold about the customer, as one JSON file. Exporting it is logged.',
    erase: 'Erase customer',
    eraseText: 'Takes name and address out of our records. We’ll ask you to confirm.',
    question: (name: string) => `Erase ${name}?`,
    points: [
      'Sessions, password, messages, notes, saved companies and the list of emails are deleted.',
      'Orders, invoices and withdrawals stay, because tax law wants them.',
      'eSIMs keep working, but leave the account.',
      'The customer gets a last email. You can’t undo this.',
    ],
    yes: 'Erase for good',
    no: 'Keep the customer',
    sending: 'Working',
  },
  problems: {
    no_customer: 'This customer is gone.',
    role_fixed: 'This account belongs to someone who works for the shop or a partner, or it’s your own.',
    not_allowed: 'Only a super-admin can do that.',
    nothing_changes: 'Somebody was quicker. Please check again.',
    note_missing: 'Please write something first.',
    note_too_long: 'That’s too long. 2,000 characters are the limit.',
    nothing_to_note: 'This customer is gone.',
    password_wrong: 'That’s not your password. Nothing was erased.',
    ...codeProblems,
    account_gone: 'This customer is gone.',
    own_account: securityCopy.staff.problems.own_account,
    person_gone: securityCopy.staff.problems.person_gone,
    factor_gone: securityCopy.staff.problems.factor_gone,
  },
} as const
