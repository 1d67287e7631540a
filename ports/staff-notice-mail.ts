// What the shop tells its staff: what is stuck, what waits for them, and what has run out.

/** `message` is what the traveler sees at this step; null if there was no answer yet. */
type StuckOrder = { reference: string; step: string; minutes: number; message: string | null; link: string }
/** Tells staff which paid orders are stuck; none if all of them have continued since. */
export type StuckOrdersMail = {
  kind: 'stuck_orders'
  to: string
  recipientName: null
  orders: StuckOrder[]
  /** How many more are not listed. */
  moreCount: number
  deskLink: string
}

/** Tells staff which orders are waiting for review; none if somebody has handled all of them since. */
export type ReviewNotice = {
  to: string
  recipientName: null
  orders: { reference: string; reason: string; link: string }[]
  /** How many more are not listed. */
  moreCount: number
  deskLink: string
}
export type ReviewNoticeMail =
  | ({ kind: 'review_notice' } & ReviewNotice)
  | ({ kind: 'dispute_notice' } & ReviewNotice)
  | ({ kind: 'refund_notice' } & ReviewNotice)

/** Tells staff that the network account is out of credit. */
export type CreditNoticeMail = { kind: 'credit_notice'; to: string; recipientName: null; deskLink: string }

/** Tells staff that card after card is declined on the payment pages. */
export type DeclinesNoticeMail = { kind: 'declines_notice'; to: string; recipientName: null; deskLink: string }

/** Tells the owner that partners are due to be paid, in cents; none if somebody has made the run since. */
export type PayoutsDueMail = {
  kind: 'payouts_due'
  to: string
  recipientName: null
  partners: number
  totalCents: number
  link: string
}
