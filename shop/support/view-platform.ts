// How all brands are doing together, and what somebody has to look at; counted from the records when it is asked for.
import type { OrderOverviewStore, TroubledOrder } from '#shop/order/order-overview-store.ts'
import type { MailStore, TroubledMail } from '#shop/mail/mail-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { ShopFigures } from './view-figures.ts'

const STUCK_MS = 10 * 60_000
const MOST_SHOWN = 10

export type Platform = {
  figures: ShopFigures & { paidCents: number }
  /** Settled orders and what was paid for them in cents, per brand; null for the shop's own. */
  perBusiness: { businessId: string | null; orders: number; paidCents: number }[]
  /** At most ten of each, the oldest first. */
  orders: TroubledOrder[]
  mails: TroubledMail[]
  checkedAt: Date
}

export type ViewPlatformDeps = {
  orderOverview: OrderOverviewStore
  mails: MailStore
  clock: Clock
  viewFigures: () => Promise<ShopFigures>
}

/** Real rows alone (guide 2 "Data honesty", spec 2 §2 "/super-admin-dashboard"). An order without a move for ten minutes is stuck. */
export async function viewPlatform({ orderOverview, mails, clock, viewFigures }: ViewPlatformDeps): Promise<Platform> {
  const checkedAt = clock.now()
  const [counted, perBusiness, orders, waiting] = await Promise.all([
    viewFigures(),
    orderOverview.countByBusiness(),
    orderOverview.listTroubled(new Date(checkedAt.getTime() - STUCK_MS), MOST_SHOWN),
    mails.listTroubled(MOST_SHOWN),
  ])
  const paidCents = perBusiness.reduce((sum, { paidCents: cents }) => sum + cents, 0)
  return { figures: { ...counted, paidCents }, perBusiness, orders, mails: waiting, checkedAt }
}
