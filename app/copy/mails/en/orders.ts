// What the mails about orders say in English; the other languages follow these.
import type { EsimReadyCopy, IccidReminderCopy, ReceiptCopy, TopUpReceiptCopy } from '../mail-copy.ts'
import { SPOKEN } from '../spoken.ts'

const { country, percent } = SPOKEN.en
const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`)

export const esimReady: EsimReadyCopy = {
  subject: (product: string) => `eSIM Details from ${product}`,
  preview: 'Your QR code and everything you need to install your eSIM.',
  heading: 'Your eSIM is ready',
  intro: (zone: string, data: string, days: number) =>
    `Thank you for your order. Here is your ${zone} eSIM with ${data} of data for ${daysText(days)}.`,
  pass: 'eSIM boarding pass',
  size: (data: string, days: number) => `${data} · ${daysText(days)}`,
  qrAlt: (iccid: string) => `QR code for eSIM ending ${iccid.slice(-4)}`,
  scan: 'Scan this with the camera of the phone you travel with.',
  next: 'Install it at home on Wi-Fi; the days start when it first connects abroad.',
  oneTap: 'Reading this on that phone? Open one of these links in its browser:',
  iphone: 'Install on iPhone',
  android: 'Install on Android',
  steps: 'Step by step for your phone, with reminders and help',
  manual: 'Or type it in by hand',
  address: 'SM-DP+ address',
  code: 'Activation code',
  full: 'Complete code',
  iccid: 'ICCID',
  coverage: 'Covers',
  coverageText: (codes: string[], zone: string) =>
    codes.length > 0 ? `${zone}, including ${codes.map(country).join(', ')}` : zone,
  order: 'Order',
  open: 'Open your order',
  keep: 'Do not delete the eSIM from your phone: it can usually be installed only once.',
  help: 'Questions? Reply to this mail, or open your order and choose Contact Support.',
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
  notImmediate: 'You did not ask for immediate delivery: the right of withdrawal is yours for 14 days.',
  invoice: 'Invoice',
  contractSummary: 'Contract summary',
  withdraw: 'Withdraw from contract',
}

export const topUp: TopUpReceiptCopy = {
  subject: (product: string) => `Your top-up from ${product}`,
  preview: 'The data is on your eSIM. Your receipt is inside.',
  heading: 'Your eSIM is topped up',
  intro: (zone: string, data: string, days: number) =>
    `Thank you for your order. ${data} of data for ${daysText(days)} (${zone}) were added to your eSIM. Nothing is to be installed.`,
  esim: 'eSIM',
  esimText: (end: string) => `•••• ${end}`,
  balance: 'New balance',
  balanceText: (data: string) => `${data} left when this mail was sent`,
  order: 'Order',
  open: 'Open your order',
  help: 'Questions? Reply to this mail, or open your order and choose Contact Support.',
}

export const iccidReminder: IccidReminderCopy = {
  subject: (product: string) => `eSIM Details from ${product}`,
  preview: 'The ICCIDs of your eSIMs, as you asked for.',
  heading: 'Your eSIMs',
  intro: (count: number) =>
    count === 1
      ? 'You asked for the ICCID of your eSIM. Here it is.'
      : `You asked for the ICCIDs of your eSIMs. Here are all ${count}, the oldest first.`,
  esim: (position: number, zone: string, data: string, days: number) =>
    `eSIM ${position}: ${zone}, ${data} for ${daysText(days)}`,
  open: 'Open this order',
  links:
    'Each link opens its order with the QR code and lets that browser check the eSIM in full. It works for 30 days; do not pass it on.',
  none: {
    preview: 'There is no eSIM for this address.',
    heading: 'No eSIM found for this email address.',
    text: 'You asked for the ICCIDs of your eSIMs, but none was bought with this address. Perhaps you used another one?',
    buy: 'Buy eSIM',
    support: 'Contact Support',
  },
  notYou: 'You did not ask? Then somebody mistyped their address, and you need do nothing.',
}
