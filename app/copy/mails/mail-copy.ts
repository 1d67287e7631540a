// The shape of our emails' texts: every language must have every sentence, or it doesn't compile.
import type { StartRule } from '#values/network-package.ts'
import type { AlertKind } from '#shop/delivery/alert/alert.ts'
import type { NextPartMail, PaymentFailedMail, WithdrawalReceivedMail, WithdrawalRefusedMail } from '#ports/mailer.ts'
import type { AccountCopy } from './account-copy.ts'
import type { CarriedOutCopy } from './carried-out-copy.ts'

export type Subject = (product: string) => string
/** `trip` is the trip's name; `days` are whole days from 1 on; `data` is a size as the catalog writes it, such as '5GB'. */
type BundleWords = (trip: string, data: string, days: number) => string

export type EsimReadyCopy = {
  subject: Subject
  preview: string
  heading: string
  intro: BundleWords
  /** For an eSIM that takes the place of another one, which didn't work or was swapped. */
  replacement: { heading: string; intro: BundleWords; old: string }
  /** For another traveler than the one who paid. */
  party: { traveler: (traveler: number) => string; text: (traveler: number) => string }
  pass: string
  size: (data: string, days: number) => string
  qrAlt: (iccid: string) => string
  scan: string
  /** For eSIMs whose installation asks for a code of its own. */
  confirmation: { name: string; text: string }
  /** How to go on, by when the days of its bundle begin. */
  next: Record<StartRule | 'unknown', string>
  oneTap: string
  iphone: string
  android: string
  steps: string
  manual: string
  address: string
  code: string
  full: string
  iccid: string
  coverage: string
  /** Before the covered countries that aren't part of the trip. */
  alsoCovers: string
  countryList: (codes: string[]) => string
  order: string
  open: string
  keep: string
  help: string
}

export type ReceiptCopy = {
  heading: string
  subtotal: string
  discount: string
  fee: string
  vat: (basisPoints: number) => string
  total: string
  reverseCharge: string
  immediate: string
  notImmediate: string
  invoice: string
  contractSummary: string
  withdraw: string
}

export type TopUpReceiptCopy = {
  subject: Subject
  preview: string
  heading: string
  intro: BundleWords
  esim: string
  esimText: (end: string) => string
  balance: string
  balanceText: (data: string) => string
  order: string
  open: string
  help: string
}

/** For the invoice address of a company. */
export type CompanyPapersCopy = { subject: Subject; heading: string; intro: BundleWords; attached: string }

export type RefundCopy = {
  subject: Subject
  heading: string
  /** All of the payment, or a part of it, in euros. */
  amount: (amount: string) => string
  part: (amount: string) => string
  /** For a payment that didn't match its order: no amount is mentioned. */
  whole: string
  next: { esim: string; topUp: string; part: string }
  open: string
  creditNote: string
  bought: string
  order: string
  help: string
}

/** For the buyer of an order that couldn't be delivered for a day. */
export type DelayCopy = {
  subject: Subject
  heading: string
  text: { esim: string; topUp: string }
  next: { paid: string; free: string }
  open: string
  bought: string
  order: string
  /** How to say that it is urgent; a free order has no money to return. */
  help: { paid: string; free: string }
}

export type IccidReminderCopy = {
  subject: Subject
  preview: string
  heading: string
  intro: (count: number) => string
  esim: (position: number, ...bundle: Parameters<BundleWords>) => string
  open: string
  links: string
  none: { preview: string; heading: string; text: string; buy: string; support: string }
  notYou: string
}

export type WarningCopy = {
  kinds: Record<
    AlertKind,
    {
      subject: Subject
      preview: string
      /** Where no top-up is sold. */
      previewWithout: string
      heading: string
      intro: (trip: string) => string
      next: string
    }
  >
  /** What to do where no top-up is sold. */
  nextWithout: string
  esim: string
  left: string
  leftOf: (left: string, total: string) => string
  leftUnknown: string
  until: string
  topUp: string
  open: string
  why: string
  stop: string
  links: string
}

/** `day` is when the part begins. */
export type NextPartCopy = {
  subject: (product: string, number: number, day: string) => string
  preview: string
  heading: (number: number, day: string) => string
  intro: string
  change: Record<NonNullable<NextPartMail['change']>, string>
  days: string
  countries: string
  bundle: string
  topUp: string
  priceToday: string
  /** For a buyer who accounts for the VAT. */
  priceWithoutVat: string
  goCart: string
  goTopUp: string
  goSearch: string
  why: string
  stop: string
}

/** `day` is the first one of the trip. */
export type TripReminderCopy = {
  trip_week: { subject: (product: string, day: string) => string; heading: string; install: string }
  trip_eve: {
    subject: (product: string, day: string) => string
    heading: string
    /** By whether installing it at home costs no day. */
    install: { early: string; late: string }
  }
  begins: (trip: string, day: string) => string
  /** Whether the network tells the state of the eSIM on the phone. */
  state: { told: string; untold: string }
  open: string
  landing: { readonly heading: string; readonly steps: readonly { readonly title: string; readonly text: string }[] }
  why: string
}

export type WithdrawalCopy = {
  subject: Subject
  heading: string
  intro: (at: string) => string
  contract: string
  name: string
  email: string
  received: string
  statement: string
  /** The declaration, as the page in this language words it. */
  statementText: string
  keep: string
  finding: Record<WithdrawalReceivedMail['finding'], string>
  refused: {
    subject: (product: string, number: string) => string
    heading: string
    reasons: Record<WithdrawalRefusedMail['refusal'], string>
    /** If others of the contract were taken back before. */
    ofRest: string
    /** Before text added by staff. */
    added: string
    faulty: string
    disagree: string
  }
  /** For some of several travelers, or an order that was free, already refunded, or placed with another address. */
  carriedOut: CarriedOutCopy
}

/** An order's eSIM was taken back; a refund is separate. */
export type CancellationCopy = { subject: Subject; heading: string; text: string; money: string; help: string }

/** A payment that was tried didn't happen; `why` says whether the bank declined it or wasn't answered. */
export type PaymentFailedCopy = {
  subject: Subject
  heading: string
  why: Record<PaymentFailedMail['why'], string>
  next: string
  open: string
  about: string
  stop: string
}

/** A message reached support; the subject contains `product` and number. */
export type TicketCopy = {
  subject: (product: string, number: string) => string
  heading: string
  text: string
  number: string
  more: string
  notYou: string
  answer: {
    /** `about` is the writer's own subject; the number connects replies to the ticket. */
    subject: (product: string, number: string, about: string) => string
    withdrawal: string
    heading: string
    wrote: (at: string) => string
  }
}

/** The email that hands a gift over, and its buyer's receipt; `day` is when it leaves. */
export type GiftMailCopy = {
  subject: (product: string, fromName: string | null) => string
  heading: (fromName: string | null) => string
  /** `size` is its data and days, as words. */
  intro: (trip: string, size: string) => string
  open: string
  keep: string
  why: string
  receipt: {
    subject: Subject
    heading: string
    intro: (trip: string, size: string) => string
    goes: (receiver: string, day: string) => string
    open: string
    private: string
  }
}

export type MailCopy = {
  /** Null if we don't know the name. */
  greeting: (name: string | null) => string
  /** In emails with the details of an eSIM; the English default is 'Global Traveller'. */
  esimGreeting: (name: string | null) => string
  esimReady: EsimReadyCopy
  receipt: ReceiptCopy
  topUp: TopUpReceiptCopy
  refund: RefundCopy
  delay: DelayCopy
  cancellation: CancellationCopy
  paymentFailed: PaymentFailedCopy
  gift: GiftMailCopy
  companyPapers: CompanyPapersCopy
  iccidReminder: IccidReminderCopy
  warning: WarningCopy
  nextPart: NextPartCopy
  tripReminder: TripReminderCopy
  withdrawal: WithdrawalCopy
  ticket: TicketCopy
  account: AccountCopy
  /** The seller's details at the end of each email. */
  seller: { sample: string; kvk: (number: string) => string; vat: (number: string) => string }
}
