// The email to staff about stuck orders, as of when it is sent.
import type { Base } from '#shop/assembly/base.ts'
import type { StuckOrdersMail } from '#ports/mailer.ts'

const MOST_LISTED = 20
const MINUTE_MS = 60_000

export type ComposeStuckOrdersDeps = Pick<Base, 'orders' | 'clock' | 'publicUrl'>

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
