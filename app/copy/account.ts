// The words of the account area: tabs, overview and services.
import type { BundleStatus } from '#shop/esim/esim-status.ts'
import type { Countdown } from '#shop/esim/esim-status.ts'

const unit = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

export const ACCOUNT_TABS = ['overview', 'services', 'features', 'profile'] as const
export type AccountTab = (typeof ACCOUNT_TABS)[number]

export const STATUS_FILTERS = ['Active', 'Not Activated', 'Depleted', 'Expired'] as const satisfies BundleStatus[]

export const accountCopy = {
  title: 'Your Account',
  hello: (name: string) => `Signed in as ${name}`,
  tabsLabel: 'Parts of your account',
  tabs: { overview: 'Overview', services: 'Services', features: 'Features', profile: 'Profile' } satisfies Record<
    AccountTab,
    string
  >,
  signOut: 'Sign Out',

  empty: {
    heading: 'No Active eSIMs',
    text: 'Nothing is on record for this account yet. What you buy with your email address appears here by itself.',
    browse: 'Browse eSIM Packages',
    link: 'Add an eSIM by ICCID',
  },

  esim: {
    name: (zone: string, data: string) => `${zone} ${data}`,
    facts: (data: string, days: number, day: string) => `${data} for ${unit(days, 'day')}, bought ${day}`,
    number: 'ICCID',
    ending: (masked: string) => `eSIM ${masked}`,
    loading: 'Loading what is left',
    failed: 'Could not load your eSIM data.',
    tooOften: 'That was a little often. Please try again in a few minutes.',
    retry: 'Try again',
    showFigures: 'Show how much data is left',
    timeLeft: 'Time remaining',
    notStarted: 'Starts with the first use',
    ended: 'Expired',
    until: (day: string) => `until ${day}`,
    left: ({ days, hours, minutes }: Countdown) =>
      days > 0 ? `${unit(days, 'day')} ${unit(hours, 'hour')}` : `${unit(hours, 'hour')} ${unit(minutes, 'minute')}`,
    topUp: 'Top up',
    qr: 'QR code and order',
    install: 'Install',
    details: 'View Details',
    rename: 'Rename',
    renameLabel: 'Name of this eSIM',
    renameHint: 'Only you see it, for example “Anna’s iPad”. Empty brings back the zone.',
    save: 'Save name',
    history: 'History',
    bought: (data: string, zone: string) => `${data} for ${zone}`,
    toppedUp: (data: string) => `Top-up of ${data}`,
    newest: 'Newest bundle that the network names',
    newestOf: (data: string, zone: string) => `${data} for ${zone}`,
    actionsOf: (name: string) => `What you can do with ${name}`,
  },

  overview: {
    passHeading: 'Your Pass',
    otherPasses: (count: number) => `${unit(count, 'more eSIM')} under Services`,
    next: {
      install: {
        text: 'Not in use yet: install it at home on Wi-Fi, its days start abroad.',
        button: 'Install this eSIM',
      },
      top_up: { text: 'Getting low. More data goes onto the same eSIM.', button: 'Top up' },
      buy: { text: 'Its days are over. A new bundle takes a minute.', button: 'Browse eSIM Packages' },
      nothing: { text: 'All is well. Nothing to do.', button: null },
    },
    orders: 'Last orders',
    noOrders: 'No orders yet.',
    order: (zone: string, data: string, days: number) => `${zone}, ${data} for ${unit(days, 'day')}`,
    phase: {
      awaiting_payment: 'Not paid',
      in_progress: 'Being delivered',
      failed: 'Needs a retry',
      completed: 'Delivered',
      in_review: 'In review',
      refunded: 'Refunded',
    },
    open: 'Open order',
    openOf: (what: string, day: string) => `Open order: ${what}, ${day}`,
    invoice: 'Invoice',
    invoiceOf: (what: string, day: string) => `Invoice: ${what}, ${day}`,
    invoices: 'Invoices',
    noInvoices: 'No invoices yet.',
    invoiceNumber: 'Number',
    creditNote: 'Credit note',
    date: 'Date',
    what: 'What',
    total: 'Total',
    state: 'State',
  },

  services: {
    heading: 'Your eSIMs',
    filters: 'Show',
    all: 'All',
    noneHere: (status: string) => `None of your eSIMs is ${status.toLowerCase()}.`,
    add: {
      heading: 'Add an eSIM by ICCID',
      text: 'For an eSIM that was bought with another email address. We mail a code to that address; with it the eSIM moves into this account.',
      iccid: 'ICCID',
      iccidHint: '19 to 20 digits, printed in our mail and in your phone under SIM or Mobile Data.',
      start: 'Add eSIM',
      starting: 'Looking for the eSIM',
      mailed:
        'If this is an eSIM of ours, a six-digit code is on its way to the address that it was bought with. It is good for 10 minutes.',
      code: 'Code from the mail',
      finish: 'Confirm code',
      again: 'Use another ICCID',
      done: 'The eSIM is in your account.',
    },
    problems: {
      iccid_invalid: 'Please enter a valid ICCID (19-20 digits)',
      already_yours: 'This eSIM is in your account already.',
      code_wrong: 'This code is not right. Please look at the mail again.',
      proof_gone: 'This code can no longer be used. Please start again with the ICCID.',
      not_yours: 'This eSIM is not in your account.',
      label_long: 'Please use 40 letters at the most.',
    },
    renamed: 'The name is saved.',
  },

  tooOften: (seconds: number) =>
    seconds < 90
      ? 'That was a little often. Please try again in a minute.'
      : `That was a little often. Please try again in ${unit(Math.ceil(seconds / 60), 'minute')}.`,
  unreadable: 'The form could not be read. Please fill it in again.',
} as const
