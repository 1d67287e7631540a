// What the warnings about an eSIM in use say in English.
import type { WarningCopy } from '../mail-copy.ts'

export const warning: WarningCopy = {
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
  },
  esim: 'eSIM',
  left: 'Data left',
  leftOf: (left: string, total: string) => `${left} of ${total}`,
  leftUnknown: 'The network did not tell',
  until: 'Valid until',
  topUp: 'Top up this eSIM',
  open: 'Open your eSIM: what is left, and help when there is no internet',
  why: 'You get this mail because you bought this eSIM: one mail when 80% is used, one when all is used, and one before it expires.',
  stop: 'Switch these warnings off',
  links: 'The links to your eSIM work for 30 days; do not pass this mail on.',
}
