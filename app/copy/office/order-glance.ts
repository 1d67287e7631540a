// The words of an order's first view at the desk: where it stands, what to do first, and what is folded below.
import type { OnPhoneState } from '#shop/office/desk/view-last-reading.ts'

export const glanceCopy = {
  about: 'About this order',
  countries: (count: number) => `${count} ${count === 1 ? 'country' : 'countries'}`,
  titled: (kind: string, number: string) => `${kind} ${number}`,
  next: {
    withdrawal: {
      title: 'The customer wants their money back',
      text: (moment: string) => `Withdrawn ${moment}, and not decided yet.`,
      act: 'Decide',
    },
    retry: { title: 'Not delivered' },
    message: {
      title: 'A message waits for an answer',
      text: (title: string, moment: string) => `“${title}”, ${moment}.`,
      act: 'Answer',
    },
    vat: { title: 'Countries disagree about the VAT' },
  },
  esim: {
    left: 'Data left',
    unknown: 'Not known',
    used: 'Last use',
    neverUsed: 'Not used yet',
    phone: 'Phone',
    onPhone: {
      released: 'Not installed',
      downloaded: 'Downloaded, not installed',
      installed: 'Installed',
      enabled: 'Installed, switched on',
      disabled: 'Installed, switched off',
      deleted: 'Deleted',
    } satisfies Record<OnPhoneState, string>,
    inUse: 'In use',
    untold: 'The network doesn’t tell',
    since: (moment: string) => `since ${moment}`,
    expires: 'Expires',
    asOf: (moment: string) => `As the network told ${moment}.`,
    unread: 'The network hasn’t told anything yet.',
  },
  money: {
    nothing: 'Nothing',
    payment: 'Payment',
    opens: 'opens the payment provider’s dashboard',
  },
  messages: {
    withdrawal: 'Withdrawal',
    none: 'None',
    others: 'Other messages from this address',
  },
  network: {
    heading: 'Network',
    name: 'Name',
    settings: 'The network in the shop’s settings',
    reference: 'Order there',
    sameReference: 'By the order’s reference',
    esim: 'eSIM there',
    bundle: 'Bundle ID',
  },
  more: {
    acts: 'More actions',
    details: 'Customer details',
    price: 'Price and cost',
    steps: (count: number) => `${count} ${count === 1 ? 'step' : 'steps'}`,
    none: 'none',
    conflict: 'to settle',
  },
} as const
