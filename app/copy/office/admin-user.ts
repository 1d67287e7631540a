// The words of one user in the admin dashboard, and of the notes about users and orders.
import type { RoleProblem } from '#shop/support/staff/change-role.ts'
import type { GivenRole } from '#shop/support/staff/given-role.ts'
import type { ProofProblem } from '#values/fresh-proof.ts'
import { codeProblems } from '#app/copy/people/own-proof.ts'
import { securityCopy } from '#app/copy/people/security.ts'

export const noteCopy = {
  heading: 'Internal notes',
  none: 'No notes yet.',
  unfold: 'Add a note',
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
  consequence:
    'We’ll sign the person out everywhere. After logging in again, they’ll see the new role’s pages. If they leave a business or no longer run it, the API keys that they made for it end.',
  password: 'Your own password',
  passwordHint: 'So nobody can change roles on a screen you left open.',
  save: 'Change role',
  saving: 'Changing',
  fixed: {
    oneself: 'You can’t change your own role.',
    role_fixed: 'You can’t change an admin’s role here.',
    no_account: 'There’s no account yet. This email address hasn’t been confirmed.',
    erased: 'This customer was erased, so there’s no account to give a role to.',
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
  erased: 'Erased customer',
  disabled: (day: string) => `Disabled since ${day}. Nobody can log in to this account.`,
  language: 'Emails in',
  account: 'Account',
  guest: 'None: ordered as a guest',
  orders: {
    heading: 'Orders',
    none: 'No orders.',
    more: (count: number) =>
      `${count} older ${count === 1 ? 'order isn’t' : 'orders aren’t'} listed here. Search for the email address to see all.`,
    columns: { date: 'Date', bundle: 'Bundle', total: 'Total', state: 'State' },
    refunded: (amount: string) => `${amount} refunded`,
  },
  esims: {
    heading: 'eSIMs',
    none: 'No eSIMs.',
    ending: (end: string) => `•••• ${end}`,
    silent: 'The network didn’t answer.',
    unasked: 'Not looked up: only the ten newest are.',
    unused: 'Not activated',
    left: (left: string, total: string | null) => (total ? `${left} of ${total} left` : `${left} left`),
    until: (moment: string) => `until ${moment}`,
    expired: (moment: string) => `expired ${moment}`,
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
    erased: 'There’s nothing left to do. What you see here stays because tax law requires it.',
    fixed:
      'This account belongs to someone who works for the shop or a partner, or it’s your own. Only a super-admin can sign out or disable others.',
    guest: 'This customer has no account. A super-admin can export and erase what we hold.',
    endSessions: 'Sign out everywhere',
    endSessionsText: 'Ends every session. They can log in again.',
    disable: 'Disable account',
    disableText:
      'Signs them out and blocks new logins. Orders and eSIMs keep working; API keys that they made for a partner end for good.',
    enable: 'Enable account',
    enableText: 'They can log in again.',
    export: 'Export data',
    exportText: 'Everything we hold about the customer, as one JSON file. Exporting it is logged.',
    erase: 'Erase customer',
    eraseText: 'Deletes the account and everything we don’t have to keep. We’ll ask you to confirm.',
    question: (name: string) => `Erase ${name}?`,
    points: [
      'The account, its sessions and password, messages, notes and saved companies are deleted, and so is the record of emails that aren’t about an order.',
      'Orders stay as they are, with name and email address. So do their emails, invoices and withdrawals, because tax law requires them.',
      'eSIMs keep working, but are removed from the account.',
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
    nothing_changes: 'Someone else changed this first. Please check again.',
    note_missing: 'Please write something first.',
    note_too_long: 'That’s too long. The limit is 2,000 characters.',
    nothing_to_note: 'This customer is gone.',
    password_wrong: 'That’s not your password. Nothing was erased.',
    ...codeProblems,
    account_gone: 'This customer is gone.',
    own_account: securityCopy.staff.problems.own_account,
    person_gone: securityCopy.staff.problems.person_gone,
    factor_gone: securityCopy.staff.problems.factor_gone,
  },
} as const
