// The words of /admin: its eSIMs, its admins, and the ways on (after-purchase rules §2 "Admin dashboard", §8 "Admin creation").
import { sizeWords } from '#values/data-allowance.ts'
import { placeNames } from '#app/copy/people/role-places.ts'
import type { BundleStatus } from '#shop/sales/esim-status/esim-status.ts'
import type { LimitedRole } from '#shop/people/account/role.ts'
import type { LimitedRoleProblem } from '#shop/support/staff/change-limited-role.ts'
import type { InviteAdminProblem } from '#shop/support/staff/invite-admin.ts'
import type { RevokeAdminProblem } from '#shop/support/staff/revoke-admin.ts'
import type { ShareOwnershipProblem } from '#shop/support/staff/share-ownership.ts'
import { authCopy, authProblems } from '#app/copy/people/auth.ts'
import { codeProblems } from '#app/copy/people/own-proof.ts'

export const ADMIN_TABS = ['sims', 'brand', 'users', 'admins'] as const
export type AdminTab = (typeof ADMIN_TABS)[number]
export const ESIM_STATUSES = ['Active', 'Not Activated', 'Depleted', 'Expired'] as const satisfies BundleStatus[]

const GROUPED = new Intl.NumberFormat('en')
const LISTED = new Intl.ListFormat('en')
const count = (found: number, one: string) => `${GROUPED.format(found)} ${found === 1 ? one : `${one}s`}`

export const adminCopy = {
  title: placeNames['/admin'],
  description: 'The shop’s eSIMs, brand, users and admins.',
  signedInAs: (name: string) => `Signed in as ${name}`,
  tabsLabel: 'Admin sections',
  tabs: {
    sims: 'eSIM Management',
    brand: 'Brand Settings',
    users: 'User Management',
    admins: 'Admin Management',
  } satisfies Record<AdminTab, string>,
  unreadable: 'We couldn’t read the form. Please fill it in again.',
  tooOften: authCopy.tooOften,
  wait: 'One moment',

  esims: {
    failed: 'Failed to fetch SIMs',
    failedText: 'The network isn’t responding. The eSIMs are fine. We just can’t show their data right now.',
    retry: 'Try again',
    none: 'No eSIMs yet',
    noneText: 'You’ll see the first one after the first order.',
    search: 'Last digits of the ICCID',
    searchHint: 'For example, the last four.',
    searchButton: 'Search',
    filters: 'Status',
    every: 'All',
    refresh: 'Refresh',
    found: (found: number, all: number) =>
      found === all ? count(all, 'eSIM') : `${GROUPED.format(found)} of ${count(all, 'eSIM')}`,
    asked: (moment: string) => `updated ${moment}`,
    askedAgain: 'We’re getting a newer list from the network. Press Refresh to see it.',
    silent: (networks: string[]) =>
      `No answer from ${LISTED.format(networks)}: ${networks.length > 1 ? 'their' : 'its'} eSIMs are missing here.`,
    unlisted: (networks: string[]) =>
      `eSIMs of ${LISTED.format(networks)} aren’t listed here, since ${networks.length > 1 ? 'these networks tell' : 'this network tells'} the usage of one eSIM at a time. The page of each order shows it.`,
    noneHere: 'No matching eSIMs.',
    clear: 'Show all',
    columns: { esim: 'eSIM', data: 'Data left', email: 'Email', unknown: 'Unknown' },
    name: (masked: string) => `eSIM ${masked}`,
    reveal: 'Show number',
    revealOf: (masked: string) => `Show number of eSIM ${masked}`,
    number: 'ICCID',
    expires: 'Expiry',
    noExpiry: 'eSIM is not activated',
    expired: (day: string) => `Expired ${day}`,
    until: (day: string) => `Until ${day}`,
    order: 'Order',
    orderText: (zone: string, data: string) => `${zone} ${sizeWords(data)}`,
    noOrder: 'No matching order',
    pages: 'Pages',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    before: 'Previous',
    after: 'Next',
  },

  admins: {
    heading: 'Admin Management',
    text: 'Everyone listed here works for the shop. Admins can use everything under Admin; agents and accountants only what their role is for.',
    you: 'You',
    created: (day: string) => `Since ${day}`,
    seen: (moment: string) => `last active ${moment}`,
    neverSeen: 'not signed in at the moment',
    revoke: 'Remove admin role',
    revokeOf: (name: string) => `Remove admin role from ${name}`,
    revokeText: 'The account becomes a customer account and is signed out right away. You can invite them again.',
    owner: 'Super-admin',
    disabled: 'Disabled',
    open: 'Sign out or disable',
    openOf: (name: string) => `Sign out or disable ${name}`,
    makeOwner: 'Make super-admin',
    makeOwnerOf: (name: string) => `Make super-admin: ${name}`,
    makeOwnerText:
      'They get every right you have, including removing you. The account is signed out right away and logs in again.',
    madeOwner: 'There’s one more super-admin now. That account is signed out and has to log in again.',
    handOver: 'Hand over the shop',
    handOverOf: (name: string) => `Hand over the shop to ${name}`,
    handOverText:
      'They become the super-admin, and you become an admin. Both accounts are signed out right away. Only they can undo this.',
    revoked: 'Admin role removed. That account is signed out everywhere.',
    roles: { 'own-admin': 'Admin', agent: 'Agent', accountant: 'Accountant' } satisfies Record<
      LimitedRole | 'own-admin',
      string
    >,
    limited: {
      means: {
        agent: 'Answers messages, sees orders, customers, and eSIMs, emails again, and replaces eSIMs.',
        accountant: 'Reads figures, reports, orders, invoices, and VAT rates, and exports them. Changes nothing.',
      } satisfies Record<LimitedRole, string>,
      mayRefund: (amount: string) => `Refunds up to ${amount} per order.`,
      noRefunds: 'Refunds nothing.',
      change: 'Change role or limit',
      changeOf: (name: string) => `Change role or limit of ${name}`,
      changeText: 'The account is signed out right away and logs in again.',
      role: 'Role',
      limit: 'Refunds up to, per order',
      limitHint: 'In euros, for everything this order was refunded. Only for agents. Empty for no refunds.',
      end: 'End role',
      endOf: (name: string) => `End role of ${name}`,
      endText: 'The account becomes a customer account and is signed out right away. You can invite them again.',
      changed: 'Role changed. That account is signed out everywhere.',
    },
    ownPassword: 'Your own password',
    ownPasswordHint: 'So nobody else can do this on your screen.',
    invite: {
      heading: 'Invite someone to the team',
      text: 'We’ll email a link that works once, for 24 hours. Whoever opens it chooses a password of at least 8 characters.',
      email: 'Email of the new colleague',
      role: 'Role',
      roleHint: 'A new agent refunds nothing until you set a limit.',
      submit: 'Send invitation',
      done: 'Admin user created successfully',
      doneText: 'The invitation link is on its way.',
    },
    waiting: {
      heading: 'Invited',
      until: (moment: string) => `The link works until ${moment}`,
      withdraw: 'Withdraw',
      withdrawOf: (email: string) => `Withdraw the invitation for ${email}`,
      withdrawn: 'Invitation withdrawn. Its link no longer works.',
    },
    problems: {
      email_missing: authProblems.email_missing,
      email_invalid: authProblems.email_invalid,
      account_exists: authProblems.account_exists,
      email_unchecked: 'Failed to check if email exists. Please try again.',
      password_wrong: 'That’s not your password.',
      ...codeProblems,
      own_account: 'You can’t remove your own admin role. Ask another admin.',
      not_admin: 'This account is no longer an admin.',
      last_admin: 'You can’t remove the last admin.',
      not_allowed: 'Only a super-admin can do that.',
      already_owner: 'This account is a super-admin already.',
      admin_disabled: 'This account is disabled. Enable it first.',
      role_unknown: 'Please choose a role.',
      limit_invalid: 'Please enter an amount in euros between 0 and 1,000, such as 20.00.',
      not_limited: 'This account is no longer an agent or an accountant. Please check again.',
      role_same: 'That’s what this account has already.',
    } satisfies Record<InviteAdminProblem | RevokeAdminProblem | ShareOwnershipProblem | LimitedRoleProblem, string>,
  },

  invitation: {
    title: 'Join the team',
    lead: 'Choose the password you’ll sign in with.',
    description: 'Accept the invitation to the shop’s back office.',
    rule: 'At least 8 characters.',
    submit: 'Create my account',
    done: 'Your account is ready. Log in with your new password.',
    gone: 'This invitation is no longer valid. Ask for a new one.',
    link: 'Link from our email',
    linkHint: 'Paste the full link from the email into this field.',
  },
}
