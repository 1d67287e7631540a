// Why demo payments went back, and why others were never made.
import type { DemoOrder } from './demo-order.ts'

const UNPAID = [
  {},
  {},
  {},
  { unpaidWhy: 'declined', declineCode: 'insufficient_funds' },
  { unpaidWhy: 'declined', declineCode: 'generic_decline' },
  { unpaidWhy: 'unconfirmed' },
  { unpaidWhy: 'refused', declineCode: 'fraudulent' },
] as const

/** By the order's ID, so that everything else of a demo stays as it was. */
export const reasonsOf = ({ id, refundedBy }: DemoOrder['row'], isTaken: boolean) => ({
  ...(refundedBy === 'by_staff' && { refundReason: 'requested_by_customer' as const }),
  ...(!isTaken && refundedBy == null && UNPAID[Number.parseInt(id.slice(0, 6), 16) % UNPAID.length]),
})
