// What the mail about a refund says in English.
import type { RefundCopy } from '../mail-copy.ts'

export const refund: RefundCopy = {
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
