// What the mail about a refund says in English.
import type { RefundCopy } from '../mail-copy.ts'

export const refund: RefundCopy = {
  subject: (product: string) => `Your refund from ${product}`,
  heading: 'Your money is on its way back',
  amount: (amount: string) => `${amount} went back the way it was paid. Banks usually show it within five to ten days.`,
  part: (amount: string) =>
    `${amount} of your payment went back the way it was paid. Banks usually show it within five to ten days.`,
  whole: 'Your payment went back the way it was made. Banks usually show it within five to ten days.',
  next: {
    esim: 'The eSIM of this order is no longer valid, so its codes are not shown any more.',
    topUp: 'The top-up of this order was taken back, or we agreed with you what happens to it.',
    part: 'Your order stays as it is; nothing changes for your eSIM.',
  },
  open: 'Open your order',
  creditNote: 'Credit note',
  bought: 'Order',
  order: 'Order reference',
  help: 'Questions? Reply to this mail, or open your order and choose Contact Support.',
}
