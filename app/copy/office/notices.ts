// The words of the emails to those who run the shop about what waits for them, and of the switches for each.
import type { NoticeTopic } from '#shop/delivery/notice/notice-topic.ts'
import type { ReviewNoticeMail } from '#ports/mailer.ts'

const counted = (one: string, many: string, over: string) => (count: number) =>
  count === 0 ? over : count === 1 ? one : `${count} ${many}`

type ReviewWords = { subject: (count: number) => string; heading: string; intro: string }

export const reviewNoticeCopy = {
  review_notice: {
    subject: counted('An order needs you', 'orders need you', 'No orders need you anymore'),
    heading: 'Orders to review',
    intro: 'Each of these stopped or was flagged, and is waiting for your decision.',
  },
  dispute_notice: {
    subject: counted('A dispute needs you', 'disputes need you', 'No disputes need you anymore'),
    heading: 'Disputes',
    intro:
      'Answer an open dispute in your payment provider’s dashboard before its deadline; nothing else goes out until the bank has decided. If one was decided in your favor, close the order or resume it.',
  },
  refund_notice: {
    subject: counted('A refund failed', 'refunds failed', 'The failed refunds are settled'),
    heading: 'Refunds that failed',
    intro: 'The payment provider rejected these refunds, or they didn’t arrive. The buyers don’t have their money yet.',
  },
  over: 'All of them have been taken care of. There’s nothing left to do.',
  more: (count: number) => `And ${count} more.`,
  all: 'Open the dashboard',
} as const satisfies Record<ReviewNoticeMail['kind'], ReviewWords> & Record<string, unknown>

export const creditNoticeCopy = {
  subject: 'Your credit with the eSIM network is used up',
  heading: 'Top up your network credit',
  text: 'The eSIM network rejected an order because your account there has no credit left. Paid orders are waiting, and their buyers can see why. Each continues by itself within minutes once there’s credit again.',
  open: 'See the waiting orders',
} as const

export const declinesNoticeCopy = {
  subject: 'Somebody is trying card after card',
  heading: 'Many declined cards',
  text: 'Far more cards than usual are being declined on your payment pages, as when stolen ones are tried. The shop closes a payment page after ten of them, and sooner if many come from one network. Your payment provider counts them too: its dashboard shows them, and lets you block a card, a country, or a network. Buyers whose card is declined once or twice notice nothing of this.',
  open: 'See the orders',
} as const

export const noticesCopy = {
  heading: 'Emails to you',
  text: (to: string | null) =>
    `${to === null ? 'Nobody gets these yet: there’s no support inbox (SUPPORT_EMAIL).' : `These go to ${to}.`} What is switched off here still shows up under “Needs attention”.`,
  topics: {
    messages: { label: 'Messages', hint: 'Someone writes to support, replies, or withdraws.' },
    stuck_orders: { label: 'Stuck orders', hint: 'A paid order has been at one step for ten minutes.' },
    reviews: { label: 'Orders to review', hint: 'An order stops, or a payment doesn’t match it.' },
    disputes: { label: 'Disputes', hint: 'A buyer’s bank wants the money back, or decides in your favor.' },
    refunds: { label: 'Failed refunds', hint: 'The payment provider rejects a refund, or it doesn’t arrive.' },
    network_credit: {
      label: 'Network credit',
      hint: 'The eSIM network rejects orders because your credit is used up.',
    },
    declined_cards: { label: 'Declined cards', hint: 'Somebody tries one card after the other.' },
  } satisfies Record<NoticeTopic, { label: string; hint: string }>,
  save: 'Save',
} as const

// The words of the notice that staff gets when somebody writes to support.
export const ticketNoticeCopy = {
  subject: (number: string, about: string) => `[${number}] ${about}`,
  heading: { ticket_notice: 'Someone wrote to support', ticket_reply: 'Somebody replied' },
  empty: 'The email has no text.',
  files: 'Files',
  filesInInbox: (count: number) => `${count}, in the inbox`,
  open: 'Answer in the inbox',
  reply:
    'Answer in the inbox so everyone can see it’s done. You can also reply to this email, but then only the customer sees your answer.',
  number: 'Ticket',
  from: 'From',
  order: 'Order',
  about: 'Subject',
} as const
