// The words of /super-admin-dashboard: how all brands are doing, and the brands themselves (spec 2 §2).
import { placeNames } from './role-places.ts'
import type { AddBusinessProblem } from '#shop/brand/add-business.ts'
import type { SetSuspensionProblem } from '#shop/brand/set-suspension.ts'
import type { TroubledOrder } from '#shop/order/order-overview-store.ts'

export const PLATFORM_TABS = ['overview', 'businesses', 'system', 'reports', 'audit'] as const
export type PlatformTab = (typeof PLATFORM_TABS)[number]

export const businessesCopy = {
  title: placeNames['/super-admin-dashboard'],
  description: 'How the whole platform is doing.',
  tabsLabel: 'Parts of the platform',
  tabs: {
    overview: 'Overview',
    businesses: 'Businesses',
    system: 'System',
    reports: 'Reports',
    audit: 'Audit log',
  } satisfies Record<PlatformTab, string>,
  backHome: 'Back to Home',

  overview: {
    figures: 'In numbers',
    figuresText: (moment: string) => `All brands together, counted at ${moment}.`,
    names: {
      revenue: 'Paid, VAT included',
      orders: 'Paid and free orders',
      esims: 'eSIMs in travellers’ hands',
      customers: 'Customers',
      accounts: 'Customers with an account',
      brands: 'Brands',
    },
    perBrand: 'By brand',
    brand: 'Brand',
    ordersOf: 'Orders',
    revenueOf: 'Paid',
    ownBrand: 'The shop’s own',
    goneBrand: 'A brand that is gone',
    alerts: 'To look at',
    allWell: 'Nothing waits for anybody: no order is stuck and every mail left.',
    orders: 'Orders',
    trouble: {
      review: 'In review: the payment does not match the order',
      error: 'Failed',
      stuck: 'No move for more than ten minutes',
    } satisfies Record<TroubledOrder['trouble'], string>,
    at: (step: string) => `at ${step}`,
    since: (moment: string) => `since ${moment}`,
    mails: 'Mails',
    mailRefused: 'Refused for good',
    mailWaiting: (tries: number) => `Not taken yet, ${tries} ${tries === 1 ? 'try' : 'tries'}`,
    first: 'The first ten are shown.',
  },

  list: {
    heading: 'Businesses',
    text: 'Every brand stands on a host of its own and sells in its own name.',
    none: 'No brand has a record yet; the shop wears its defaults.',
    house: 'The shop’s own brand',
    open: 'Open',
    suspended: 'Suspended',
    host: 'Host',
    ownHost: 'the shop’s own address',
    prefix: 'Order prefix',
    created: 'Since',
    edit: 'Edit brand',
    editOf: (name: string) => `Edit brand ${name}`,
    suspend: 'Suspend',
    suspendOf: (name: string) => `Suspend ${name}`,
    resume: 'Resume',
    resumeOf: (name: string) => `Resume ${name}`,
    suspendedNow: 'Suspended: its shop sells nothing now. What it sold stays within reach.',
    resumedNow: 'Resumed: its shop is open again.',
    back: 'All businesses',
  },

  add: {
    heading: 'Add a business',
    text: 'Name and host are enough to begin with. The host must lead here: its DNS and its certificate are yours to set.',
    submit: 'Add business',
  },
  problems: {
    setting_invalid: 'Some settings are not of the right form. Nothing was saved.',
    domain_missing: 'Please enter the host: the shop’s own address has its brand already.',
    domain_taken: 'Another brand has this domain.',
    no_business: 'No business record found to update',
    own_brand: 'The shop’s own brand stays open.',
  } satisfies Record<AddBusinessProblem | SetSuspensionProblem, string>,
}

export const closedCopy = {
  title: 'This shop is closed for the moment',
  description: 'No new orders are taken here right now.',
  text: (brand: string) => `${brand} takes no new orders and top-ups right now. Nothing was charged.`,
  bought: 'What you bought here goes on working, and everything about it stays within reach:',
  links: [
    ['/esim-status', 'Check an eSIM'],
    ['/login', 'Log in to your account'],
    ['/faq', 'Installation guide and FAQ'],
    ['/support', 'Contact Support'],
  ],
} as const
