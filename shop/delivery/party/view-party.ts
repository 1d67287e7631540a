// What became of the other travelers' eSIMs, for whoever paid for them: the board of their order page, and links to share.
import type { Base } from '#shop/assembly/base.ts'
import { isRunningLow } from '#shop/delivery/alert/alert.ts'
import type { EsimCheckRow } from '#shop/delivery/alert/esim-check-store.ts'
import { isInstalled } from '#shop/delivery/alert/trip-reminder.ts'
import { linkEnd } from '#shop/sales/order/compose-order-mail.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { orderLink } from '#shop/sales/order-access/order-link.ts'
import { nameOfTraveler } from '#shop/sales/party/party.ts'
import { orderView, type OrderView } from '#shop/sales/order-access/view-order.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { AtBrand } from '#values/brand-facts.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'

type TravelerState = 'waiting' | 'late' | 'checked' | 'delivered' | 'installed' | 'low' | 'canceled'

export type TravelerView = {
  /** 2 for the second traveler of the order, and so on. */
  traveler: number
  /** Empty if the buyer gave none. */
  name: string
  /** Of the order that has the eSIM now. */
  reference: string
  state: TravelerState
  /** The eSIM that came first didn't work. */
  isReplaced: boolean
}

type PartyDeps = Pick<Base, 'orders' | 'esimChecks' | 'orderKeys' | 'limiter' | 'clock'>

/** Links that are made for travelers, whether anybody uses them or not. */
const PER_ORDER: Limit = { name: 'traveler-link', points: 40, seconds: 3600 }

/** Null for an order for one traveler. No number, code, or balance is part of it. */
export async function viewParty(
  { orders, esimChecks }: Pick<PartyDeps, 'orders' | 'esimChecks'>,
  order: Pick<Order, 'id' | 'quantity' | 'customerName'>,
): Promise<TravelerView[] | null> {
  if (order.quantity === undefined || order.quantity === 1) return null
  const party = await orders.listOfParty(order.id)
  const current = await Promise.all(party.map((each) => currentOf({ orders }, each)))
  const checks = new Map((await esimChecks.listByOrders(current.map(({ id }) => id))).map((row) => [row.orderId, row]))
  return party.flatMap(({ id, traveler, customerName }, at) => {
    const now = current[at]
    return now
      ? {
          traveler: traveler ?? 0,
          name: nameOfTraveler({ customerName }, order) ?? '',
          reference: now.reference,
          state: stateOf(now, checks.get(now.id) ?? null),
          isReplaced: now.id !== id,
        }
      : []
  })
}

/** The order that has a traveler's eSIM now: its own, or what replaced it for free. */
async function currentOf({ orders }: Pick<PartyDeps, 'orders'>, order: Order): Promise<Order> {
  const replacement = order.isReplaced ? await orders.findReplacement(order.id) : null
  return replacement ? currentOf({ orders }, replacement) : order
}

const STATES: Record<OrderView['phase'], TravelerState> = {
  awaiting_payment: 'waiting',
  payment_processing: 'waiting',
  in_progress: 'waiting',
  failed: 'late',
  in_review: 'checked',
  completed: 'delivered',
  replaced: 'canceled',
  canceled: 'canceled',
  refunded: 'canceled',
}

function stateOf(order: Order, check: EsimCheckRow | null): TravelerState {
  const state = STATES[orderView(order).phase]
  if (state !== 'delivered' || check === null || check.iccid !== order.iccid) return state
  const { balanceMb, totalMb } = check
  if (totalMb !== null && isRunningLow({ balanceMb, totalMb })) return 'low'
  return isInstalled(check) ? 'installed' : 'delivered'
}

/**
 * A link that opens the eSIM of one traveler and nothing else of the order; the caller has checked that the visitor
 * bought it. Problems: `no_traveler`, and `too_often`.
 */
export async function shareEsim(
  { orders, orderKeys, limiter, clock }: Omit<PartyDeps, 'esimChecks'>,
  { id }: Pick<Order, 'id'>,
  traveler: number,
  { tenant: { origin } }: AtBrand & { tenant: { origin: string } },
): Promise<Outcome<{ link: string }, 'no_traveler'> | TooOften> {
  const theirs = (await orders.listOfParty(id)).find((each) => each.traveler === traveler)
  if (!theirs) return { ok: false, problem: 'no_traveler' }
  const allowed = await limiter.take(PER_ORDER, id)
  if (!allowed.ok) return allowed
  const order = await currentOf({ orders }, theirs)
  const key = await orderKeys.issue({ order, kind: 'mail', expiresAt: linkEnd(clock.now()) })
  return { ok: true, link: orderLink(origin, order.reference, key) }
}
