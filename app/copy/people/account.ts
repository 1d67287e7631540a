// The words of the account area: tabs, overview and services.
import { sizeWords } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'
import type { Countdown } from '#shop/sales/esim-status/esim-status.ts'
import type { StartRule } from '#values/network-package.ts'
import { rulesCopy } from '#app/copy/catalogue/bundle-rules.ts'
import { tooManyAttempts } from '#app/copy/delivery/wait-text.ts'

const unit = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

export const accountCopy = translated({
  title: 'Your Account',
  hello: (name: string) => `Signed in as ${name}`,
  tabsLabel: 'Account sections',
  tabs: { overview: 'Overview', services: 'Services', features: 'Features', profile: 'Profile' },

  empty: {
    heading: 'No Active eSIMs',
    text: 'There’s nothing in this account yet. Anything you buy with your email address shows up here.',
    browse: 'Browse eSIM Packages',
    link: 'Add an eSIM by ICCID',
  },

  esim: {
    facts: (data: string, days: number, day: string) => `${sizeWords(data)} for ${unit(days, 'day')}, bought ${day}`,
    number: 'ICCID',
    loading: 'Checking your balance',
    failed: 'Could not load your eSIM data.',
    tooOften: 'Too many attempts. Please try again in a few minutes.',
    retry: 'Try again',
    showFigures: 'Show remaining data',
    timeLeft: 'Time remaining',
    notStarted: (startsAt: StartRule | null) => rulesCopy.starts(startsAt),
    ended: 'Expired',
    until: (day: string) => `until ${day}`,
    left: ({ days, hours, minutes }: Countdown) =>
      days > 0 ? `${unit(days, 'day')} ${unit(hours, 'hour')}` : `${unit(hours, 'hour')} ${unit(minutes, 'minute')}`,
    topUp: 'Top up',
    open: 'Open eSIM',
    openOf: (name: string) => `Open eSIM: ${name}`,
    rename: 'Rename',
    renameLabel: 'Name of this eSIM',
    renameHint: 'Only you see it, for example “Anna’s iPad”. Leave blank to use the trip.',
    save: 'Save name',
    history: 'History',
    bought: (trip: string) => `Bought: ${trip}`,
    toppedUp: (data: string) => `Top-up of ${sizeWords(data)}`,
    actionsOf: (name: string) => `Actions for ${name}`,
  },

  overview: {
    passHeading: 'Your Pass',
    others: 'Other eSIMs',
    boughtOn: (day: string) => `Bought ${day}`,
    manage: 'All eSIMs with their figures',
    next: {
      install: {
        text: (startsAt: StartRule | null) =>
          `Not in use yet. ${rulesCopy.install(startsAt)} ${rulesCopy.daysStart(startsAt)}`,
        button: 'Install this eSIM',
      },
      top_up: { text: 'Running low. Top up the same eSIM.', button: 'Top up' },
      another: {
        text: 'Running low, and this eSIM can’t be topped up. Getting a new one takes a minute.',
        button: 'Browse eSIM Packages',
      },
      buy: { text: 'This eSIM has expired. Getting a new one takes a minute.', button: 'Browse eSIM Packages' },
      nothing: { text: 'All good. Nothing to do.', button: null },
    },
    payments: 'Orders and invoices',
    orders: 'Recent orders',
    noOrders: 'No orders yet.',
    order: (trip: string, days: number) => `${trip} for ${unit(days, 'day')}`,
    phase: {
      awaiting_payment: 'Not paid',
      payment_processing: 'Payment on its way',
      in_progress: 'Being delivered',
      failed: 'Needs a retry',
      completed: 'Delivered',
      in_review: 'In review',
      refunded: 'Refunded',
      canceled: 'eSIM canceled',
      replaced: 'eSIM replaced',
    },
    takenBack: 'Taken back by your bank',
    open: 'Open order',
    openOf: (what: string, day: string) => `Open order: ${what}, ${day}`,
    invoice: 'Invoice',
    invoiceOf: (what: string, day: string) => `Invoice: ${what}, ${day}`,
    invoices: 'Invoices',
    noInvoices: 'No invoices yet.',
    creditNote: 'Credit note',
  },

  services: {
    heading: 'Your eSIMs',
    filters: 'Show',
    all: 'All',
    noneHere: (status: string) => `None of your eSIMs has the status “${status}”.`,
    add: {
      heading: 'Add an eSIM by ICCID',
      text: 'For an eSIM you bought with another email address. We’ll email a code to that address. Enter it here to move the eSIM to this account.',
      iccid: 'ICCID',
      iccidHint: '19 to 20 digits. Find it in our email, or on your phone under SIM or Mobile Data.',
      start: 'Add eSIM',
      starting: 'Looking for the eSIM',
      mailed:
        'If this is one of our eSIMs, a six-digit code is on its way to the address it was bought with. It works for 10 minutes.',
      code: 'Code from the email',
      finish: 'Confirm code',
      again: 'Use another ICCID',
      done: 'The eSIM is now in your account.',
    },
    problems: {
      iccid_invalid: 'Please enter a valid ICCID (19-20 digits)',
      already_yours: 'This eSIM is already in your account.',
      code_wrong: 'That code isn’t right. Please check the email again.',
      proof_gone: 'This code no longer works. Please start again with the ICCID.',
      not_yours: 'This eSIM isn’t in your account.',
      label_long: 'Please use up to 40 characters.',
    },
    renamed: 'Name saved.',
  },

  tooOften: tooManyAttempts,
  unreadable: 'We couldn’t read the form. Please fill it in again.',
})
