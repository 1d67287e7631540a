// The words of the page that switches the warnings about eSIMs on and off.
import { translated } from '#app/language/translated.ts'

export const alertPageCopy = translated({
  title: 'Email alerts',
  description: 'Choose which emails you get about your eSIMs’ data and expiry dates.',
  lead: (email: string) => `What we send to ${email} while an eSIM is in use.`,
  legend: 'Email me',
  data: 'When data runs low',
  dataHint: 'At 80% used, and when it’s all used up.',
  expiry: 'Before an eSIM expires',
  expiryHint: 'Three days before.',
  save: 'Save',
  saving: 'Saving',
  stopAll: 'Turn all alerts off',
  saved: 'Alerts saved.',
  stopped: 'All alerts are off. You can turn them back on here anytime.',
  still:
    'You’ll always get receipts and the email with your eSIM. They’re part of your order. With all alerts off, we don’t remind you to install an eSIM before your trip either, and don’t write when a payment fails.',
  unknown: {
    title: 'This link doesn’t work',
    text: 'It isn’t complete. Please open it again from the bottom of one of our emails, or contact us.',
    support: 'Contact Support',
  },
})
