// The email to staff about stuck orders, as of when it is sent.
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import type { Clock } from '#ports/clock.ts'
import type { StuckOrdersMail } from '#ports/mailer.ts'

const MOST_LISTED = 20
const MINUTE_MS = 60_000

export type ComposeStuckOrdersDeps = { orders: OrderStore; clock: Clock; publicUrl: string }

/** Those reported as stuck that still are, longest waiting first; orders that moved on are left out. */
export async function composeStuckOrders(
  { orders, clock, publicUrl }: ComposeStuckOrdersDeps,
  to: string,
): Promise<StuckOrdersMail> {
  const stuck = await orders.listReported()
  const now = clock.now().getTime()
  return {
    kind: 'stuck_orders',
    to,
    recipientName: null,
    orders: stuck.slice(0, MOST_LISTED).map(({ id, reference, step, errorMessage, stepSince }) => ({
      reference,
      step,
      minutes: Math.floor((now - stepSince.getTime()) / MINUTE_MS),
      message: errorMessage,
      link: `${publicUrl}/admin-dashboard/orders/${id}`,
    })),
    moreCount: Math.max(0, stuck.length - MOST_LISTED),
    deskLink: `${publicUrl}/admin-dashboard`,
  }
}
