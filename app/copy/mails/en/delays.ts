// What the mail about an order that is late says in English.
import type { DelayCopy } from '../mail-copy.ts'

export const delay: DelayCopy = {
  subject: (product) => `Your order from ${product} is delayed`,
  heading: 'Your order is taking too long',
  text: {
    esim: 'The network hasn’t delivered your eSIM within a day, although we tried again and again. Someone on our team is looking after your order now.',
    topUp:
      'The network hasn’t added your data within a day, although we tried again and again. Someone on our team is looking after your order now.',
  },
  next: {
    paid: 'You don’t need to do anything. You’ll get either what you ordered or your money back, and an email either way.',
    free: 'You don’t need to do anything. We’ll email you as soon as there is news.',
  },
  open: 'Open your order',
  bought: 'Order',
  order: 'Order reference',
  help: {
    paid: 'Leaving soon, or would you rather have your money back now? Reply to this email and tell us when your trip begins.',
    free: 'Leaving soon? Reply to this email and tell us when your trip begins.',
  },
}
