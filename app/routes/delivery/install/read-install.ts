// GET /install: swaps a key from a link for this browser's cookie and reads the eSIM to install.
import { data } from 'react-router'
import { shopContext, atOf } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { findCoverage } from '#shop/catalogue/bundle/covered-countries.ts'
import { orderView, type OrderView } from '#shop/sales/order-access/view-order.ts'
import { formatDay } from '#values/date.ts'
import { detectGuideDevice } from '#app/features/install-guide/guide-device.ts'
import { detectDevice } from '#app/features/esim-card/device.ts'
import { findOwnOrder, readReference } from '#app/features/order-access/open-order.ts'
import { redeemKeyInUrl } from '#app/features/order-access/redeem-key-in-url.ts'
import type { InstallPage } from './install-page.ts'
import { isExpired } from '#shop/sales/order/order-conditions.ts'
import type { Order } from '#shop/sales/order/order.ts'

export async function readInstallPage(request: Request, url: URL, context: Context) {
  const swapped = await redeemKeyInUrl(request, url, context)
  if (swapped) return swapped

  if (!url.searchParams.get('reference')) return data<InstallPage>({ kind: 'no_reference' }, 404)
  const { order, status } = await findOwnOrder(request, context, readReference(request))
  if (!order) return data<InstallPage>({ kind: 'not_found' }, status)

  const view = orderView(order)
  const { iccid, activationCode, reference, bundle, topUp } = view
  if (topUp) return data<InstallPage>({ kind: 'top_up', reference, iccidEnd: topUp.iccidEnd })
  if (!iccid || !activationCode) return data<InstallPage>({ kind: installStanding(order, view.phase), reference })
  if (await context.get(shopContext).inbox.isWithdrawn(order))
    return data<InstallPage>({ kind: 'withdrawn', reference })
  const userAgent = request.headers.get('user-agent')
  return data<InstallPage>({
    kind: 'ready',
    order: view,
    coverage: findCoverage(await context.get(shopContext).catalogue.viewCatalogue(atOf(context)), order.bundle),
    iccid,
    activationCode,
    device: detectDevice(userAgent),
    guideDevice: detectGuideDevice(userAgent),
    arrival: bundle.arrival && formatDay(bundle.arrival),
  })
}

// The text for an eSIM that can't be installed now: not ready yet, or no longer valid.
const OVER: readonly OrderView['phase'][] = ['refunded', 'canceled', 'replaced']

export const installStanding = (order: Pick<Order, 'paymentState'>, phase: OrderView['phase']): 'not_ready' | 'gone' =>
  isExpired(order) || OVER.includes(phase) ? 'gone' : 'not_ready'
