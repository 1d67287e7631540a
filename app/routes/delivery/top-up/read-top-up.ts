// GET /top-up: finds the eSIM that is meant, by its sealed name, an order of this browser or the cart, and what can be put on it.
import { visitorVat } from '#app/features/checkout/visitor-vat.ts'
import { data } from 'react-router'
import { shopContext, atOf } from '#app/session/request-context.ts'
import { tooOftenStatus } from '#app/session/too-often.ts'
import { readCart, readOrderIds, rateLimitKeyOf, type Context } from '#app/session/visitor.ts'
import type { TopUpProblem } from '#shop/sales/checkout/check-top-up.ts'
import type { TopUpOffer, TopUpView } from '#shop/sales/checkout/view-top-up.ts'
import type { StartRule } from '#values/network-package.ts'
import { findEsimOrder, readReference } from '#app/features/order-access/open-order.ts'

/** How long the page that was opened may be used to choose. */
const NAME_LIVES_DAYS = 1

export type ShownTopUp = {
  /** The eSIM's name in addresses; its number never is. */
  sealed: string
  iccidEnd: string
  zone: string
  /** MB; null if the network didn't report it. */
  /** What was bought, as its order says it. */
  data: string
  balanceMb: number | null
  expiresAt: string | null
  /** When its days begin; null if its network doesn't say. */
  startsAt: StartRule | null
  offers: TopUpOffer[]
  vatBasisPoints: number
  chosenId: string | null
  /** Something else waits in the cart. */
  replacesCart: boolean
}

export type TopUpPage =
  | { kind: 'unnamed'; hasEnded: boolean }
  | { kind: 'refused'; problem: TopUpProblem | 'too_often' }
  | { kind: 'offers'; topUp: ShownTopUp }

const STATUS: Record<TopUpProblem, number> = {
  esim_not_found: 404,
  top_ups_not_offered: 409,
  order_withdrawn: 409,
  esim_expired: 410,
  esim_unreachable: 503,
}

export async function readTopUpPage(request: Request, url: URL, context: Context) {
  const shop = context.get(shopContext)
  const { orderId: named, hasEnded } = await findEsim(request, url, context)
  if (named === null) return data<TopUpPage>({ kind: 'unnamed', hasEnded }, hasEnded ? 404 : 200)

  const vat = await visitorVat(request, context)
  const rateLimitKey = rateLimitKeyOf(context)
  const found = await shop.topUps.viewTopUp({ orderId: named, rateLimitKey, vat }, atOf(context))
  if (!found.ok) return refused(context, found)

  const { esim, offers, vatBasisPoints } = found
  const cart = await readCart(request, context)
  const isInCart = cart?.topUpFor === named
  const isWanted = ({ bundleId }: TopUpOffer) => bundleId === url.searchParams.get('bundle')
  const topUp: ShownTopUp = {
    sealed: shop.topUps.sealTopUp(named, NAME_LIVES_DAYS),
    iccidEnd: esim.target.iccid.slice(-4),
    zone: esim.zone,
    data: esim.data,
    balanceMb: esim.balanceMb,
    startsAt: esim.startsAt,
    expiresAt: esim.expiresAt?.toISOString() ?? null,
    offers,
    vatBasisPoints,
    chosenId: (isInCart ? cart.bundleId : (offers.find(isWanted) ?? offers[0])?.bundleId) ?? null,
    replacesCart: cart !== null && !isInCart,
  }
  return data<TopUpPage>({ kind: 'offers', topUp })
}

function refused(context: Context, found: Extract<TopUpView, { ok: false }>) {
  const page: TopUpPage = { kind: 'refused', problem: found.problem }
  return data(page, found.problem === 'too_often' ? tooOftenStatus(context, found) : STATUS[found.problem])
}

export type NamedEsim = { orderId: string | null; hasEnded: boolean }

/**
 * The order whose eSIM is meant; null with `hasEnded` for an invalid or expired name, and without it if none is given.
 */
export async function findEsim(request: Request, url: URL, context: Context): Promise<NamedEsim> {
  const shop = context.get(shopContext)
  const [sealed, ...more] = url.searchParams.getAll('esim')
  if (sealed !== undefined) return namedOrEnded(more.length === 0 ? shop.topUps.openTopUp(sealed) : null)
  if (url.searchParams.has('reference')) {
    const { order } = await findEsimOrder(request, context, readReference(request))
    return namedOrEnded(order && (order.topUp?.orderId ?? order.id))
  }

  const cart = await readCart(request, context)
  return { orderId: cart?.topUpFor ?? (await onlyEsim(request, context)), hasEnded: false }
}

const namedOrEnded = (orderId: string | null): NamedEsim => ({ orderId, hasEnded: orderId === null })

// The browser that holds the order of a single eSIM can mean no other.
async function onlyEsim(request: Request, context: Context): Promise<string | null> {
  const shop = context.get(shopContext)
  const held = await shop.orders.listHeldOrders(await readOrderIds(request, context))
  const [only, ...more] = held.filter((order) => order.iccid !== null && !order.isGift)
  return only && more.length === 0 ? only.id : null
}
