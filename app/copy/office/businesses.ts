// The words of /super-admin-dashboard: how all brands are doing, and the brands themselves (after-purchase rules §2).
import { placeNames } from '#app/copy/people/role-places.ts'
import { teamCopy } from '#app/copy/people/team.ts'
import { MOST_MEMBERS } from '#shop/people/team/team-member.ts'
import type { AddBusinessProblem } from '#shop/people/brand/add-business.ts'
import type { SetSuspensionProblem } from '#shop/people/brand/set-suspension.ts'

export const PLATFORM_TABS = ['overview', 'businesses', 'system', 'reports', 'audit'] as const
export type PlatformTab = (typeof PLATFORM_TABS)[number]

export const businessesCopy = {
  title: placeNames['/super-admin-dashboard'],
  description: 'How the whole platform is doing.',
  tabsLabel: 'Platform sections',
  tabs: {
    overview: 'Overview',
    businesses: 'Businesses',
    system: 'System',
    reports: 'Reports',
    audit: 'Audit log',
  } satisfies Record<PlatformTab, string>,
  backHome: 'Back to Home',

  overview: {
    today: 'Today',
    figures: 'In numbers',
    figuresText: (moment: string) => `All brands, as of ${moment}.`,
    names: {
      revenue: 'Revenue incl. VAT, less refunds',
      orders: 'Paid and free orders',
      delivered: 'eSIMs delivered',
      repeats: 'Orders of repeat customers',
      customers: 'Customers',
      accounts: 'Customers with an account',
      brands: 'Brands that sell',
    },
    perBrand: 'By brand',
    brand: 'Brand',
    ordersOf: 'Orders',
    revenueOf: 'Revenue',
    alerts: 'Orders and emails to look at',
    allWell: 'All clear: no order needs attention, and every email went out.',
    orders: (number: number) => (number === 1 ? '1 order' : `${number} orders`),
    allOrders: (number: number) => `Show all ${number} orders`,
    at: (step: string) => `at: ${step}`,
    placed: (moment: string) => `placed ${moment}`,
    since: (moment: string) => `since ${moment}`,
    mails: (number: number) => (number === 1 ? '1 email' : `${number} emails`),
    itsOrder: 'Open the order',
    mailPages: 'Pages of emails',
    earlier: 'Older emails',
    later: 'Newer emails',
    mailRefused: 'Permanently rejected',
    mailWaiting: (tries: number) => `Not accepted yet, ${tries} ${tries === 1 ? 'try' : 'tries'}`,
  },

  list: {
    heading: 'Businesses',
    text: 'Each brand has its own host and sells under its own name.',
    none: 'No brand records yet. The shop is using its defaults.',
    house: 'The shop’s own brand',
    open: 'Open',
    suspended: 'Suspended',
    host: 'Host',
    ownHost: 'the shop’s own address',
    prefix: 'Order prefix',
    created: 'Since',
    edit: 'Edit brand',
    editOf: (name: string) => `Edit brand ${name}`,
    partners: 'Partners',
    partnersOf: (name: string) => `Partners of ${name}`,
    suspend: 'Suspend',
    suspendOf: (name: string) => `Suspend ${name}`,
    resume: 'Resume',
    resumeOf: (name: string) => `Resume ${name}`,
    suspendedNow: 'Suspended. Its shop is closed for new orders. Earlier orders stay available.',
    resumedNow: 'Resumed. Its shop is open again.',
    back: 'All businesses',
  },

  add: {
    heading: 'Add a business',
    text: 'Start with a name and a host. Point the host’s DNS here and set up its certificate. You can’t remove a business, but you can suspend it.',
    submit: 'Add business',
  },
  problems: {
    setting_invalid: 'Some settings aren’t valid. Nothing was saved.',
    domain_missing: 'Please enter a host. The shop’s own address already has a brand.',
    domain_taken: 'Another brand already uses this domain.',
    name_taken:
      'This name reads as another brand’s, or as that of somebody people pay with. Please choose a different one.',
    prefix_taken: 'Another brand’s orders and invoices already start this way. Please enter a different prefix.',
    no_business: 'No business record found to update',
    own_brand: 'You can’t suspend the shop’s own brand.',
  } satisfies Record<AddBusinessProblem | SetSuspensionProblem, string>,
}

/** Who answers for a business, and how the owner invites them. */
export const businessPartnersCopy = {
  heading: 'Partners',
  text: 'Who opens the dashboard of this business. Partners invite their own colleagues.',
  none: 'Nobody yet.',
  until: (moment: string) => `Business admin, valid until ${moment}`,
  again: 'Send again',
  againOf: (email: string) => `Send the invitation again to ${email}`,
  invite: 'Invite a partner',
  email: 'Email',
  emailHint: 'They get a link that works once, for 7 days, accept the terms of partnership, and choose a password.',
  ownPassword: teamCopy.ownPassword,
  submit: 'Send invitation',
  problems: {
    ...teamCopy.problems,
    business_missing: 'This business no longer exists.',
    already_member: 'This address already belongs to this business.',
    team_full: `This business has ${MOST_MEMBERS} people, open invitations included.`,
    own_brand: 'People who work for the shop itself are invited as administrators.',
  },
} as const

export const suspendedCopy = {
  title: 'This shop is closed for now',
  description: 'This shop isn’t taking new orders right now.',
  text: (brand: string) => `${brand} isn’t taking new orders or top-ups right now. Nothing was charged.`,
  bought: 'Everything you bought here keeps working, and you can still reach it:',
  links: [
    ['/esim-status', 'Check an eSIM'],
    ['/login', 'Log in to your account'],
    ['/faq', 'Installation guide and FAQ'],
    ['/support', 'Contact Support'],
  ],
} as const
