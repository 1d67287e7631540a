// What the mails about orders say in English; the other languages follow these.
import type { EsimReadyCopy, IccidReminderCopy, ReceiptCopy, TopUpReceiptCopy } from '../mail-copy.ts'
import { SPOKEN } from '../spoken.ts'

const { country, data: sizeText, percent } = SPOKEN.en
const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`)

export const esimReady: EsimReadyCopy = {
  subject: (product: string) => `eSIM Details from ${product}`,
  preview: 'Your QR code and everything you need to install your eSIM.',
  heading: 'Your eSIM is ready',
  intro: (zone: string, data: string, days: number) =>
    `Thank you for your order. Here is your ${zone} eSIM with ${sizeText(data)} of data for ${daysText(days)}.`,
  replacement: {
    heading: 'Here is your new eSIM',
    intro: (zone: string, data: string, days: number) =>
      `It replaces the one that didn’t work, at no cost to you: a ${zone} eSIM with ${sizeText(data)} of data for ${daysText(days)}.`,
    old: 'Still have the old eSIM on your phone? Delete it first. You no longer need it.',
  },
  pass: 'eSIM boarding pass',
  size: (data: string, days: number) => `${sizeText(data)} · ${daysText(days)}`,
  qrAlt: (iccid: string) => `QR code for eSIM ending ${iccid.slice(-4)}`,
  scan: 'Scan this with the camera of the phone you’re traveling with.',
  next: 'Install it at home on Wi-Fi. Its days start when it first connects abroad.',
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
  coverageText: (codes: string[], zone: string) =>
    codes.length > 0 ? `${zone}, including ${codes.map(country).join(', ')}` : zone,
  alsoCovers: 'Also covers',
  countryList: (codes: string[]) => codes.map((code) => country(code)).join(', '),
  order: 'Order',
  open: 'Open your order',
  keep: 'Don’t delete the eSIM from your phone. It can usually be installed only once.',
  help: 'Questions? Reply to this email, or open your order and choose Contact Support.',
}

export const receipt: ReceiptCopy = {
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

export const topUp: TopUpReceiptCopy = {
  subject: (product: string) => `Your top-up from ${product}`,
  preview: 'The data is on your eSIM. Your receipt is inside.',
  heading: 'Your eSIM is topped up',
  intro: (zone: string, data: string, days: number) =>
    `Thank you for your order. We added ${sizeText(data)} of data for ${daysText(days)} (${zone}) to your eSIM. You don’t need to install anything.`,
  esim: 'eSIM',
  esimText: (end: string) => `•••• ${end}`,
  balance: 'New balance',
  balanceText: (data: string) => `${data} left when we sent this email`,
  order: 'Order',
  open: 'Open your order',
  help: 'Questions? Reply to this email, or open your order and choose Contact Support.',
}

export const iccidReminder: IccidReminderCopy = {
  subject: (product: string) => `eSIM Details from ${product}`,
  preview: 'Here are the ICCIDs of your eSIMs.',
  heading: 'Your eSIMs',
  intro: (count: number) =>
    count === 1
      ? 'You asked for the ICCID of your eSIM. Here it is.'
      : `You asked for the ICCIDs of your eSIMs. Here are all ${count}, oldest first.`,
  esim: (position: number, zone: string, data: string, days: number) =>
    `eSIM ${position}: ${zone}, ${sizeText(data)} for ${daysText(days)}`,
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
