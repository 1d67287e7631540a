// What the emails about orders say in English; the other languages follow these.
import type {
  EsimReadyCopy,
  IccidReminderCopy,
  ReceiptCopy,
  TopUpReceiptCopy,
  RefundCopy,
  DelayCopy,
  CancellationCopy,
  CompanyPapersCopy,
  PaymentFailedCopy,
} from '../mail-copy.ts'
import { SPOKEN } from '../spoken.ts'

const { country, data: sizeText, dataPhrase, percent, shortData } = SPOKEN.en
const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`)

const esimReady: EsimReadyCopy = {
  subject: (product: string) => `eSIM Details from ${product}`,
  preview: 'Your QR code and everything you need to install your eSIM.',
  heading: 'Your eSIM is ready',
  intro: (trip: string, data: string, days: number) =>
    `Thank you for your order. Here is your eSIM: ${trip}, ${dataPhrase(data)} for ${daysText(days)}.`,
  replacement: {
    heading: 'Here is your new eSIM',
    intro: (trip: string, data: string, days: number) =>
      `It takes the place of your former eSIM, at no extra cost: ${trip}, ${dataPhrase(data)} for ${daysText(days)}.`,
    old: 'Still have the old eSIM on your phone? Delete it first. You no longer need it.',
  },
  party: {
    traveler: (traveler: number) => `Traveler ${traveler}`,
    text: (traveler: number) =>
      `This eSIM is for traveler ${traveler} of the order. Is that somebody else? Forward this email to them: each eSIM works on one phone only.`,
  },
  pass: 'eSIM boarding pass',
  size: (data: string, days: number) => `${sizeText(data)} · ${daysText(days)}`,
  qrAlt: (iccid: string) => `QR code for eSIM ending ${iccid.slice(-4)}`,
  scan: 'Scan this with the camera of the phone you’re traveling with.',
  confirmation: {
    name: 'Confirmation code',
    text: 'Your phone asks for this confirmation code after scanning:',
  },
  next: {
    'first use': 'Install it at home on Wi-Fi. Its days start when it first connects abroad.',
    installation: 'Install it on Wi-Fi right before you leave. Its days start as soon as you install it.',
    purchase: 'Install it at home on Wi-Fi. Its days started when you bought it.',
    unknown:
      'Install it on Wi-Fi right before you leave. Its network doesn’t say when its days start, so assume they start when you install it.',
  },
  oneTap: 'Reading this on that phone? Open one of these links in its browser:',
  iphone: 'Install on iPhone',
  android: 'Install on Android',
  steps: 'Step by step for your phone, with reminders and help',
  manual: 'Or enter it manually',
  address: 'SM-DP+ address',
  code: 'Activation code',
  full: 'Full code',
  iccid: 'ICCID',
  coverage: 'Covers',
  alsoCovers: 'Also covers',
  countryList: (codes: string[]) => codes.map((code) => country(code)).join(', '),
  order: 'Order',
  open: 'Open your order',
  keep: 'Don’t delete the eSIM from your phone. It can usually be installed only once.',
  help: 'Questions? Reply to this email, or open your order and choose Contact Support.',
}

const receipt: ReceiptCopy = {
  heading: 'Your receipt',
  subtotal: 'Subtotal',
  discount: 'Discount',
  fee: 'Processing fee',
  vat: (basisPoints: number) => (basisPoints === 0 ? 'VAT (none)' : `VAT (${percent(basisPoints)})`),
  total: 'Total paid',
  reverseCharge: 'Reverse charge: your company accounts for the VAT.',
  immediate:
    'You asked for immediate delivery and acknowledged that your right of withdrawal ends when the eSIM is activated.',
  notImmediate: 'You didn’t ask for immediate delivery, so you can withdraw within 14 days.',
  invoice: 'Invoice',
  contractSummary: 'Contract summary',
  withdraw: 'Withdraw from contract',
}

const topUp: TopUpReceiptCopy = {
  subject: (product: string) => `Your top-up from ${product}`,
  preview: 'The data is on your eSIM. Your receipt is inside.',
  heading: 'Your eSIM is topped up',
  intro: (trip: string, data: string, days: number) =>
    `Thank you for your order. We added ${dataPhrase(data)} for ${daysText(days)} (${trip}) to your eSIM. You don’t need to install anything.`,
  esim: 'eSIM',
  esimText: (end: string) => `•••• ${end}`,
  balance: 'New balance',
  balanceText: (data: string) => `${data} left when we sent this email`,
  order: 'Order',
  open: 'Open your order',
  help: 'Questions? Reply to this email, or open your order and choose Contact Support.',
}

const iccidReminder: IccidReminderCopy = {
  subject: (product: string) => `eSIM Details from ${product}`,
  preview: 'Here are the ICCIDs of your eSIMs.',
  heading: 'Your eSIMs',
  intro: (count: number) =>
    count === 1
      ? 'You asked for the ICCID of your eSIM. Here it is.'
      : `You asked for the ICCIDs of your eSIMs. Here are all ${count}, oldest first.`,
  esim: (position: number, trip: string, data: string, days: number) =>
    `eSIM ${position}: ${trip}, ${shortData(data)} for ${daysText(days)}`,
  open: 'Open this order',
  links:
    'Each link opens its order with the QR code, and lets you see everything about the eSIM in that browser. It works for 30 days. Please don’t share it.',
  none: {
    preview: 'We found no eSIM for this address.',
    heading: 'No eSIM found for this email address.',
    text: 'You asked for the ICCIDs of your eSIMs, but none was bought with this address. Did you use a different one?',
    buy: 'Buy eSIM',
    support: 'Contact Support',
  },
  notYou: 'Didn’t ask for this? Someone probably mistyped their address. You don’t need to do anything.',
}

const refund: RefundCopy = {
  subject: (product: string) => `Your refund from ${product}`,
  heading: 'Your refund is on its way',
  amount: (amount: string) =>
    `We refunded ${amount} to your original payment method. Banks usually show it within five to ten days.`,
  part: (amount: string) =>
    `We refunded ${amount} of your payment to your original payment method. Banks usually show it within five to ten days.`,
  whole: 'We refunded your payment to your original payment method. Banks usually show it within five to ten days.',
  next: {
    esim: 'This eSIM is no longer valid, so its codes are no longer shown.',
    topUp: 'We reversed this top-up, or agreed with you on what happens to it.',
    part: 'Your order stays as it is. Nothing changes for your eSIM.',
  },
  open: 'Open your order',
  creditNote: 'Credit note',
  bought: 'Order',
  order: 'Order reference',
  help: 'Questions? Reply to this email, or open your order and choose Contact Support.',
}

const delay: DelayCopy = {
  subject: (product) => `Your order from ${product} is delayed`,
  heading: 'Your order is taking too long',
  text: {
    esim: 'The network hasn’t delivered your eSIM within a day, although we tried again and again. Someone on our team is looking after your order now.',
    topUp:
      'The network hasn’t added your data within a day, although we tried again and again. Someone on our team is looking after your order now.',
  },
  next: {
    paid: 'You don’t need to do anything. You’ll get either what you ordered or your money back, and an email either way.',
    free: 'You don’t need to do anything. We’ll email you as soon as there is news.',
  },
  open: 'Open your order',
  bought: 'Order',
  order: 'Order reference',
  help: {
    paid: 'Leaving soon, or would you rather have your money back now? Reply to this email and tell us when your trip begins.',
    free: 'Leaving soon? Reply to this email and tell us when your trip begins.',
  },
}

const cancellation: CancellationCopy = {
  subject: (product) => `Your eSIM from ${product} was canceled`,
  heading: 'Your eSIM was canceled',
  text: 'We took back the eSIM of this order. Its code can no longer be installed.',
  money: 'This email is about the eSIM alone. If money goes back to you, you’ll get another email about that.',
  help: 'If you didn’t expect this, reply to this email.',
}

const paymentFailed: PaymentFailedCopy = {
  subject: (product) => `Your payment didn’t go through (${product})`,
  heading: 'Your payment didn’t go through',
  why: {
    declined: 'Your bank declined the payment. Nothing was charged, and nothing was delivered.',
    unconfirmed: 'The payment wasn’t confirmed with your bank. Nothing was charged, and nothing was delivered.',
  },
  next: 'If you still want the eSIM, open your order and try again, perhaps with another card. If you don’t, there’s nothing you need to do.',
  open: 'Open your order',
  about: 'You’re getting this email once, because you tried to pay for this order.',
  stop: 'No more emails like this',
}

const companyPapers: CompanyPapersCopy = {
  subject: (product) => `Your receipt and invoice (${product})`,
  heading: 'Receipt and invoice',
  intro: (trip, data, days) =>
    `Here are the receipt and the invoice for an eSIM order: ${trip}, ${dataPhrase(data)}, ${days === 1 ? '1 day' : `${days} days`}.`,
  attached: 'The invoice is attached as data for accounting programs (EN 16931).',
}

export const englishOrderMails = {
  esimReady,
  receipt,
  topUp,
  refund,
  delay,
  cancellation,
  companyPapers,
  paymentFailed,
  iccidReminder,
}
