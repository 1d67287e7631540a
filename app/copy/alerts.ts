// The words of the warnings about an eSIM in use, and of the page that switches them off.
import type { AlertKind } from '#shop/alert/alert.ts'
import { maskIccid } from '#shop/values/iccid.ts'

export type AlertWords = {
  subject: (product: string) => string
  preview: string
  heading: string
  intro: (zone: string) => string
  next: string
}

export const alertMailCopy = {
  kinds: {
    low_data: {
      subject: (product) => `Your data is running low · ${product}`,
      preview: '80% of your data is used. A top-up keeps you online with the same eSIM.',
      heading: 'Your data is running low',
      intro: (zone) => `More than 80% of the data on your ${zone} eSIM is used.`,
      next: 'A top-up adds data to the same eSIM; nothing has to be installed again.',
    },
    data_used_up: {
      subject: (product) => `Your data is used up · ${product}`,
      preview: 'Your eSIM stays installed: a top-up brings you back online.',
      heading: 'Your data is used up',
      intro: (zone) => `All data on your ${zone} eSIM is used, so it has no internet now.`,
      next: 'A top-up brings you back online with the same eSIM. You need Wi-Fi for a moment to buy it.',
    },
    expires_soon: {
      subject: (product) => `Your eSIM expires soon · ${product}`,
      preview: 'Staying longer? Top up before it expires and keep the same eSIM.',
      heading: 'Your eSIM expires soon',
      intro: (zone) => `The days of your ${zone} eSIM are nearly over.`,
      next: 'Staying longer? Top up before it expires; an expired eSIM cannot be topped up any more.',
    },
  } satisfies Record<AlertKind, AlertWords>,
  esim: 'eSIM',
  masked: maskIccid,
  left: 'Data left',
  leftOf: (left: string, total: string) => `${left} of ${total}`,
  leftUnknown: 'The network did not tell',
  until: 'Valid until',
  topUp: 'Top up this eSIM',
  open: 'Open your eSIM: what is left, and help when there is no internet',
  why: 'You get this mail because you bought this eSIM: one mail when 80% is used, one when all is used, and one before it expires.',
  stop: 'Switch these warnings off',
  links: 'The links to your eSIM work for 30 days; do not pass this mail on.',
} as const

export const alertPageCopy = {
  title: 'Warnings by mail',
  description: 'Choose which mails you get about the data and the days of your eSIMs.',
  lead: (email: string) => `What we may write to ${email} while an eSIM is in use.`,
  legend: 'Mail me',
  data: 'When data runs low',
  dataHint: 'At 80% used, and when everything is used.',
  expiry: 'Before an eSIM expires',
  expiryHint: 'Three days before.',
  save: 'Save',
  saving: 'Saving',
  stopAll: 'Switch all of them off',
  saved: 'Saved. This is what you get from now on.',
  stopped: 'All warnings are off. You can switch them on again here at any time.',
  still: 'Receipts and the mail with your eSIM come in any case: they belong to your order.',
  unknown: {
    title: 'This link does not work',
    text: 'It is not complete. Please open it again from the end of one of our mails, or write to us.',
    support: 'Contact Support',
  },
} as const
