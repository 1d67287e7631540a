import type { EsimMoment } from '#app/features/esim-card/esim-now.tsx'
import { shownOnPhone } from '#app/features/esim-card/on-phone.tsx'
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { factsOfOrder } from '#shop/sales/order/facts-of-order.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { mayBeInUse } from '#shop/sales/order-access/esim-stage.ts'
import type { Order } from '#shop/sales/order/order.ts'

/**
 * What the time of a look at an order says about its eSIM, what its network told last, and how its days run. A gift's page
 * has no stream of news, and its buyer isn't told what the network said: for both it isn't reported.
 */
export async function momentOf(
  shop: Pick<Shop, 'now' | 'todayOnEarth' | 'alerts' | 'gifts'>,
  catalogue: Catalogue,
  order: Order,
  isReported = true,
): Promise<EsimMoment> {
  const today = shop.todayOnEarth().latest
  const bought = { arrival: await shop.gifts.findArrival(order), boughtAt: order.createdAt }
  const { startsAt, installWithinDays } = factsOfOrder(catalogue, order)
  const report = isReported ? await shop.alerts.viewEsimReport(order) : null
  return {
    today,
    rules: { startsAt, installWithinDays },
    isAsked: report?.isBegun === true || mayBeInUse(bought, shop.now(), today),
    report: report && { ...report, onPhone: report.onPhone && shownOnPhone(report.onPhone) },
  }
}
