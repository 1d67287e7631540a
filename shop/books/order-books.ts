// Everything that our own books say about one order.
import type { Order } from '#shop/order/order.ts'
import type { PaymentState } from '#shop/order/order-moves.ts'

export type BookedPage = {
  id: string
  sessionId: string | null
  paymentIntentId: string | null
  amountCents: number
  /** Its payment settled the order, whatever became of the money since. */
  settles: boolean
  /** Its payment was one too many, and goes or went back. */
  isSurplus: boolean
  /** Money was taken on it as far as we know. */
  isTaken: boolean
  updatedAt: Date
}

export type OrderBooks = {
  order: Order & {
    paidCents: number
    /** Papers are still to be written. */
    isInvoiceDue: boolean
    /** Since when it is at its step; null before its first one. */
    stepSince: Date | null
  }
  pages: BookedPage[]
  esims: { iccid: string; state: 'active' | 'surplus' | 'released' | 'kept' }[]
  /** The network was asked for a profile, or may have been. */
  hasAsked: boolean
  /** What comes of that question goes back, and is still looked for. */
  isRecalling: boolean
  papers: { kind: 'invoice' | 'credit_note'; totalCents: number; netCents: number; vatCents: number }[]
  mails: { kind: string; isSent: boolean; isWithdrawn: boolean }[]
  moves: { move: string; at: Date }[]
  /** The states that its history may have led to, by the table of moves; none for a history that cannot have been. */
  statesOfHistory: PaymentState[]
  coupon: { isHeld: boolean } | null
}
