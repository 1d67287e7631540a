// GET /success: swaps a key from a link for this browser's cookie, asks about the payment, and reads the order.
import { data } from 'react-router'
import { dropDraft } from '#app/features/checkout/checkout-draft.ts'
import { shopContext, sessionUserContext, atOf, answerHeadersContext } from '#app/session/request-context.ts'
import { clearCart, readCart, type Context } from '#app/session/visitor.ts'
import { findCoverage, type Coverage } from '#shop/catalogue/bundle/covered-countries.ts'
import { isCompleted, isSettled, type Order } from '#shop/sales/order/order.ts'
import type { TravelerView } from '#shop/delivery/party/view-party.ts'
import { orderView, withoutAddress, withoutCodes, type OrderView } from '#shop/sales/order-access/view-order.ts'
import { isCancelOffered } from '#shop/support/cancellation/cancellation.ts'
import type { LaterPart } from '#shop/sales/plan/plans.ts'
import type { GiftView } from '#shop/delivery/gift/view-gift.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { EsimMoment } from '#app/features/esim-card/esim-now.tsx'
import { momentOf } from '#app/features/order-access/esim-moment.ts'
import { detectDevice, type DeviceKind } from '#app/features/esim-card/device.ts'
import { readInvoiceTrouble, type InvoiceTrouble } from '#app/features/invoice/invoice-trouble.ts'
import { findOwnOrder, orderVisitorOf, readReference } from '#app/features/order-access/open-order.ts'
import { redeemKeyInUrl } from '#app/features/order-access/redeem-key-in-url.ts'

/** What is on a topped-up eSIM; megabytes, and its expiry as an ISO text. */
export type ToppedUpBalance = { balanceMb: number | null; expiresAt: string | null }

export type CreditNote = { part: number; number: string }

export type OrderPage =
  | { kind: 'no_reference' }
  | { kind: 'not_found' }
  | {
      kind: 'order'
      order: OrderView
      /** Where the bundle works. */
      coverage: Coverage
      device: DeviceKind
      moment: EsimMoment
      /** Until the shop tries a failed step again by itself; null when it does not. */
      nextTrySeconds: number | null
      /** The viewer bought it, and is not only somebody who has its eSIM. */
      isBuyers: boolean
      /** The mail server refuses its address, which the buyer may correct. */
      isEmailRefused: boolean
      /** The buyer withdrew from it, and nobody has refused that. */
      isWithdrawn: boolean
      invoiceTrouble: InvoiceTrouble | null
      balance: ToppedUpBalance | null
      /** The viewer isn't logged in, so they may want an account for this eSIM. */
      offersAccount: boolean
      /** The eSIM was replaced after data had been added to it. */
      hasLostTopUps: boolean
      /** More data is sold for its eSIM. */
      isToppable: boolean
      /** The viewer bought it, and may change or cancel it. */
      isCancelOffered: boolean
      /** The order that it would be swapped for, as long as the difference isn't paid; null for nearly all orders. */
      swapFrom: string | null
      /** The parts of the trip that the buyer will be reminded of. */
      later: LaterPart[]
      /** What the buyer may know of it; null for what is no gift. */
      gift: GiftView | null
      /** The other travelers, for whoever bought it; null for an order for one. */
      party: TravelerView[] | null
      /** What the traveler of this eSIM is called; null for the buyer's own, and without a name. */
      travelerName: string | null
      /** Written so far, the first one first. */
      creditNotes: CreditNote[]
    }

export async function readOrderPage(request: Request, url: URL, context: Context) {
  const swapped = await redeemKeyInUrl(request, url, context)
  if (swapped) return swapped

  if (!url.searchParams.get('reference')) return data<OrderPage>({ kind: 'no_reference' }, 404)

  const { order: found, isBuyers, status } = await findOwnOrder(request, context, readReference(request))
  const order = found && (await withPaymentAsked(context, found))
  if (!order) return data<OrderPage>({ kind: 'not_found' }, found ? 404 : status)

  const view = isBuyers ? orderView(order) : withoutAddress(orderView(order))
  const visitor = await orderVisitorOf(request, context)
  const catalogue = await context.get(shopContext).catalogue.viewCatalogue(atOf(context))
  const isWithdrawn = isSettled(order) && (await context.get(shopContext).inbox.isWithdrawn(order))
  const page: OrderPage = {
    kind: 'order',
    order: isWithdrawn ? withoutCodes(view) : view,
    nextTrySeconds: view.nextTryAt === null ? null : secondsUntil(new Date(view.nextTryAt)),
    coverage: findCoverage(catalogue, order.bundle),
    balance: order.topUp && isCompleted(order) ? await readEsimBalance(context, order) : null,
    device: detectDevice(request.headers.get('user-agent')),
    moment: await momentOf(context.get(shopContext), catalogue, order, !order.isGift),
    hasLostTopUps: view.phase === 'replaced' && (await context.get(shopContext).orders.wasToppedUp(order.id)),
    isEmailRefused: isBuyers && (await context.get(shopContext).checkout.mayChangeOrderEmail(order)),
    isBuyers,
    isWithdrawn,
    isToppable: !order.isGift && (await context.get(shopContext).topUps.isTopUpSold(order)),
    isCancelOffered: isBuyers && isCancelOffered(order, visitor),
    swapFrom: await readSwapFrom(context, order),
    later: isBuyers ? await context.get(shopContext).plans.listReminders(order) : [],
    invoiceTrouble: readInvoiceTrouble(url.searchParams),
    gift: order.isGift ? await context.get(shopContext).gifts.viewGift(order) : null,
    party: isBuyers && isSettled(order) ? await context.get(shopContext).parties.viewParty(order) : null,
    travelerName: await context.get(shopContext).parties.findTravelersName(order),
    creditNotes: await readCreditNotes(context, order),
    offersAccount:
      isCompleted(order) && !order.topUp && !order.isGift && isBuyers && context.get(sessionUserContext) === null,
  }
  return data<OrderPage>(page, { headers: await emptiedCart(request, context, order) })
}

const secondsUntil = (moment: Date): number => Math.max(0, Math.ceil((moment.getTime() - Date.now()) / 1000))

// The provider's webhook may be late or lost, so when the buyer returns from the payment page, we ask.
async function withPaymentAsked(context: Context, order: Order): Promise<Order | null> {
  if (isSettled(order)) return order
  const shop = context.get(shopContext)
  try {
    await shop.checkout.confirmOrderPayment(order)
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
  }
  return shop.orders.findOrder(order.reference, atOf(context))
}

// Only what was bought leaves the cart: an old order opened from an email must not empty the cart of the next trip.
async function emptiedCart(request: Request, context: Context, order: Order) {
  if (!isSettled(order)) return undefined
  const cart = await readCart(request, context)
  const { bundle } = order
  const isBought =
    cart?.bundleId === bundle.bundleId &&
    (cart.topUpFor ?? null) === (order.topUp?.orderId ?? null) &&
    cart.arrival === bundle.arrival &&
    cart.departure === bundle.departure &&
    cart.destinations.join() === bundle.destinations.join()
  if (!isBought) return undefined
  context.get(answerHeadersContext)?.append('set-cookie', await dropDraft(context))
  return { 'set-cookie': await clearCart(context) }
}

async function readSwapFrom(context: Context, { swapOf, paymentState }: Order): Promise<string | null> {
  if (!swapOf || isSettled({ paymentState })) return null
  return (await context.get(shopContext).orders.findOrderById(swapOf, atOf(context)))?.reference ?? null
}

async function readCreditNotes(context: Context, order: Order): Promise<CreditNote[]> {
  if (order.refundedCents === 0) return []
  const documents = await context.get(shopContext).invoices.viewInvoices(order)
  return documents.flatMap(({ kind, part, number, snapshot }) =>
    kind === 'credit_note' && !snapshot.isReissued ? { part, number } : [],
  )
}

async function readEsimBalance(context: Context, order: Order): Promise<ToppedUpBalance> {
  const told = await context.get(shopContext).topUps.viewToppedUpBalance(order)
  return { balanceMb: told?.balanceMb ?? null, expiresAt: told?.expiresAt?.toISOString() ?? null }
}
