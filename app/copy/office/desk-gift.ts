// The words about a gift on an order's page at the desk.
import type { GiftState } from '#shop/sales/gift/gift.ts'

export const deskGiftCopy = {
  heading: 'Gift',
  receiver: 'Receiver',
  deleted: 'deleted',
  day: 'Day',
  state: 'State',
  states: {
    waiting: 'waiting for its day',
    leaving: 'on its way',
    sent: 'sent, not opened',
    opened: 'opened',
    installed: 'installed',
    returned: 'handed back',
  } satisfies Record<GiftState, string>,
  refused: 'The mail server rejected the receiver’s address.',
  resend: 'Send the gift again',
  problems: {
    gift_over: 'This gift can’t be sent anymore.',
    gift_waits: 'The gift’s day hasn’t come. Its email leaves by itself.',
  },
}
