// What the warnings about an eSIM in use say in English.
import type { WarningCopy } from '../mail-copy.ts'

export const warning: WarningCopy = {
  kinds: {
    low_data: {
      subject: (product) => `Your data is running low · ${product}`,
      preview: 'You’ve used 80% of your data. Top up to stay online with the same eSIM.',
      heading: 'Your data is running low',
      intro: (zone) => `You’ve used more than 80% of the data on your ${zone} eSIM.`,
      next: 'A top-up adds data to the same eSIM. There’s nothing to install.',
    },
    data_used_up: {
      subject: (product) => `Your data is used up · ${product}`,
      preview: 'Your eSIM stays installed. Top up to get back online.',
      heading: 'Your data is used up',
      intro: (zone) => `You’ve used all the data on your ${zone} eSIM, so it’s offline for now.`,
      next: 'Top up to get back online with the same eSIM. You’ll need Wi-Fi for a moment to buy it.',
    },
    expires_soon: {
      subject: (product) => `Your eSIM expires soon · ${product}`,
      preview: 'Staying longer? Top up before it expires and keep the same eSIM.',
      heading: 'Your eSIM expires soon',
      intro: (zone) => `Your ${zone} eSIM is about to expire.`,
      next: 'Staying longer? Top up before it expires. You can’t top up an expired eSIM.',
    },
  },
  esim: 'eSIM',
  left: 'Data left',
  leftOf: (left: string, total: string) => `${left} of ${total}`,
  leftUnknown: 'Not available from the network',
  until: 'Valid until',
  topUp: 'Top up this eSIM',
  open: 'Open your eSIM for its balance and connection help',
  why: 'You’re getting this email because you bought this eSIM. We send one at 80% used, one when all data is used, and one before it expires.',
  stop: 'Turn off these alerts',
  links: 'The links to your eSIM work for 30 days. Please don’t forward this email.',
}
