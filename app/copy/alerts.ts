// The words of the page that switches the warnings about eSIMs on and off.
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
