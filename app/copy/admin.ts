// The words of /admin: its eSIMs, its admins, and the ways on (spec 2 §2 "Admin dashboard", §8 "Admin creation").
import { placeNames } from './role-places.ts'
import type { BundleStatus } from '#shop/esim/esim-status.ts'
import type { InviteAdminProblem } from '#shop/support/invite-admin.ts'
import type { RevokeAdminProblem } from '#shop/support/revoke-admin.ts'
import { authCopy, authProblems } from './auth.ts'

export const ADMIN_TABS = ['sims', 'brand', 'users', 'admins'] as const
export type AdminTab = (typeof ADMIN_TABS)[number]
export const SIM_STATUSES = ['Active', 'Not Activated', 'Depleted', 'Expired'] as const satisfies BundleStatus[]

const GROUPED = new Intl.NumberFormat('en')
const count = (found: number, one: string) => `${GROUPED.format(found)} ${found === 1 ? one : `${one}s`}`

export const adminCopy = {
  title: placeNames['/admin'],
  description: 'eSIMs, brand, users and admins of the shop.',
  signedInAs: (name: string) => `Signed in as ${name}`,
  tabsLabel: 'Parts of the administration',
  tabs: {
    sims: 'eSIM Management',
    brand: 'Brand Settings',
    users: 'User Management',
    admins: 'Admin Management',
  } satisfies Record<AdminTab, string>,
  unreadable: 'The form could not be read. Please fill it in again.',
  tooOften: authCopy.tooOften,
  wait: 'One moment',

  sims: {
    failed: 'Failed to fetch SIMs',
    failedText: 'The network did not answer. Nothing is wrong with the eSIMs; only their figures are missing here.',
    retry: 'Try again',
    none: 'No eSIMs yet',
    noneText: 'The network holds no profile for us. The first order brings the first one.',
    search: 'Last digits of the ICCID',
    searchHint: 'For example the last four.',
    searchButton: 'Search',
    filters: 'Status',
    every: 'All',
    refresh: 'Refresh',
    found: (found: number, all: number) =>
      found === all ? count(all, 'eSIM') : `${GROUPED.format(found)} of ${count(all, 'eSIM')}`,
    asked: (moment: string) => `asked at ${moment}`,
    noneHere: 'No eSIM fits that.',
    clear: 'Show all',
    name: (masked: string) => `eSIM ${masked}`,
    reveal: 'Show number',
    revealOf: (masked: string) => `Show number of eSIM ${masked}`,
    number: 'ICCID',
    expires: 'Expiry',
    noExpiry: 'eSIM is not activated',
    expired: (day: string) => `Ended ${day}`,
    until: (day: string) => `Until ${day}`,
    order: 'Order',
    orderText: (zone: string, data: string) => `${zone} ${data}`,
    noOrder: 'Of no order of ours',
    pages: 'Pages',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    before: 'Previous',
    after: 'Next',
  },

  users: {
    heading: 'User Management',
    text: 'Customers, their roles and their orders stand on the dashboard: search them, open one, change a role.',
    link: 'Open the users',
  },

  admins: {
    heading: 'Admin Management',
    text: 'Whoever is listed here runs the shop: everything under Admin is theirs.',
    you: 'You',
    created: (day: string) => `Since ${day}`,
    seen: (moment: string) => `last here ${moment}`,
    neverSeen: 'not signed in at the moment',
    revoke: 'Take the role away',
    revokeOf: (name: string) => `Take the role away from ${name}`,
    revokeText: 'The account stays as a customer’s. Its sessions end at once.',
    revoked: 'The role was taken away, and all sessions of that account ended.',
    none: 'No admin yet.',
    ownPassword: 'Your own password',
    ownPasswordHint: 'Once more, so that nobody else does this on your screen.',
    invite: {
      heading: 'Create an admin',
      text: 'We mail a link that works once, for 24 hours. Whoever opens it chooses a password of at least 8 characters; nobody chooses it for them.',
      email: 'Email of the new admin',
      submit: 'Create admin',
      done: 'Admin user created successfully',
      doneText: 'The link to choose a password is on its way.',
    },
    waiting: {
      heading: 'Invited',
      until: (moment: string) => `The link works until ${moment}`,
      withdraw: 'Withdraw',
      withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
      withdrawn: 'The invitation is withdrawn: its link opens nothing any more.',
    },
    problems: {
      email_missing: authProblems.email_missing,
      email_invalid: authProblems.email_invalid,
      account_exists: authProblems.account_exists,
      email_unchecked: 'Failed to check if email exists. Please try again.',
      password_wrong: 'That is not your password.',
      own_account: 'Nobody takes the role from themselves: ask another admin.',
      not_admin: 'This account is no admin any more.',
      last_admin: 'The last admin stays.',
    } satisfies Record<InviteAdminProblem | RevokeAdminProblem, string>,
  },

  invitation: {
    title: 'Become an administrator',
    lead: 'Choose the password that you will sign in with.',
    description: 'Accept the invitation to run the shop.',
    rule: 'At least 8 characters.',
    submit: 'Create my account',
    done: 'Your account is ready. Log in with your new password.',
    gone: 'This invitation is no longer valid. Ask for a new one.',
    link: 'Link from our mail',
    linkHint: 'Copy the whole link from the mail into this field.',
  },
}
