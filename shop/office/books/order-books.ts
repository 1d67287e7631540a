// Everything in our own books about one order.
import type { Order } from '#shop/sales/order/order.ts'
import type { PaymentState } from '#shop/sales/order/order-moves.ts'

export type BookedPage = {
  id: string
  sessionId: string | null
  paymentIntentId: string | null
  amountCents: number
  /** Its payment settled the order, whatever happened to the money since. */
  settles: boolean
  /** Its payment was a duplicate, and is or was refunded. */
  isSurplus: boolean
  /** As far as we know, money was taken on it. */
  isTaken: boolean
  updatedAt: Date
}

export type OrderBooks = {
  order: Order & {
    paidCents: number
    /** Invoices or credit notes are still to be issued. */
    isInvoiceDue: boolean
    /** Since when it is at its step; null before its first one. */
    stepSince: Date | null
  }
  pages: BookedPage[]
  esims: { iccid: string; state: 'active' | 'surplus' | 'released' | 'kept' }[]
  /** The network was asked for a profile, or may have been. */
  hasAsked: boolean
  /** A profile that comes from that request will be returned, and is still being looked for. */
  isRecalling: boolean
  papers: { kind: 'invoice' | 'credit_note'; totalCents: number; netCents: number; vatCents: number }[]
  mails: { kind: string; isSent: boolean; isWithdrawn: boolean }[]
  moves: { move: string; at: Date }[]
  /** The states that its history allows, according to the table of moves; none if the history is impossible. */
  statesOfHistory: PaymentState[]
  coupon: { isHeld: boolean } | null
}

/** Whether the shop answers for an eSIM that the network holds for this order: after a sale, not after a test. */
export const isWatchedAtNetwork = ({ test }: Pick<Order, 'test'>): boolean => !test || test === 'trial'
