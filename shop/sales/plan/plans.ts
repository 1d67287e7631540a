// The rest of a planned trip: what a cart or an order leaves to buy later, and the links of its reminders.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import { laterParts, priceNow } from '#shop/catalogue/trip/plan-parts.ts'
import type { Trip } from '#shop/catalogue/trip/trip.ts'
import type { CartLine } from '#shop/sales/checkout/quote-cart.ts'
import { openSealedEsim, sealEsim } from '#shop/sales/esim/sealed-esim.ts'
import { TOP_UP_PURPOSE, topUpLink } from '#shop/sales/esim/top-up-link.ts'
import { isSettled, type Order } from '#shop/sales/order/order.ts'
import type { At, AtBrand } from '#values/brand-facts.ts'
import type { DateOnly } from '#values/date.ts'
import { daysLater } from '#values/instant.ts'
import { findHost, isOfEarlierPlan } from './find-bought-parts.ts'
import { PART_PURPOSE } from './compose-next-part.ts'
import { endReminders, reviveReminders } from './end-reminders.ts'
import { findHolders, findPlanState } from './find-plan-state.ts'
import { openPartsDue, remindOfPart } from './remind-of-parts.ts'

/** A part that its buyer will be reminded of. */
export type LaterPart = {
  number: number
  arrival: DateOnly
  departure: DateOnly
  remindOn: DateOnly
  /** That day is today, or has passed. */
  isDue: boolean
}

/** Where the link of a reminder leads: to a filled cart, to a top-up, or to what is sold for the part's days now. */
export type NextStop =
  | { kind: 'cart'; line: CartLine }
  | { kind: 'top_up'; path: string }
  | { kind: 'trip'; trip: Trip }

const TOP_UP_LIVES_DAYS = 7

export function createPlans(base: Base) {
  const sealer = base.sealerOf(PART_PURPOSE)
  const topUpSealer = base.sealerOf(TOP_UP_PURPOSE)
  const open = async (sealed: string, { tenant }: At) => {
    const id = openSealedEsim(sealer, sealed, base.clock.now())
    if (id === null) return 'unknown'
    const part = await base.plannedParts.find(id)
    const order = part && (await base.orders.find(part.orderId))
    // It was forgotten with its reminders.
    if (!part || !order) return 'ended'
    return (await base.ownedBy(tenant.brand))(order) ? { part, order } : 'unknown'
  }
  const toLater = ({ number, arrival, departure, remindOn }: Omit<LaterPart, 'isDue'>): LaterPart => {
    return { number, arrival, departure, remindOn, isDue: remindOn <= base.today() }
  }

  return {
    ...bind(base, { remindOfPart, endReminders, reviveReminders }),
    /** The parts whose reminders are due now, as `openPartsDue` lists them. */
    listPartsDue: openPartsDue(base),
    /** What a cart leaves to buy later, computed from its plan; empty without one. */
    listLaterParts: async (
      { plan, bundleId, arrival }: CartLine,
      { tenant: { brand } }: AtBrand,
    ): Promise<LaterPart[]> =>
      plan
        ? laterParts(
            (await base.readPriceList(brand.id)).selling,
            plan,
            { bundleId, arrival },
            base.todayOnEarth().earliest,
          ).map(toLater)
        : [],
    /** The parts that the buyer of an order, or of one whose eSIM it replaces, will be reminded of. */
    listReminders: async (order: Order): Promise<LaterPart[]> => {
      if (!isSettled(order)) return []
      const { first } = await findHolders(base, order)
      const waiting = (await base.plannedParts.listOf(first.id)).filter(
        ({ state, departure }) => state === 'waiting' && departure >= base.today(),
      )
      if (waiting.length === 0 || (await findPlanState(base, first)) !== 'open') return []
      const isElsewhere = await Promise.all(waiting.map((part) => isOfEarlierPlan(base, first, part)))
      return waiting.filter((_, at) => !isElsewhere[at]).map(toLater)
    },
    /**
     * Ends the reminders of the order that a part, identified by its sealed name, belongs to. One that was forgotten has
     * none. False if we didn't seal it for this brand, or it has expired.
     */
    endRemindersOf: async (sealed: string, at: At): Promise<boolean> => {
      const opened = await open(sealed, at)
      if (typeof opened === 'object') await endReminders(base, opened.order.id)
      return opened !== 'unknown'
    },
    /** Whether a name of a part is ours, and hasn't expired. */
    isPartName: (sealed: string): boolean => openSealedEsim(sealer, sealed, base.clock.now()) !== null,
    /** Whether the reminders that a sealed name of a part is about can be ended; `unknown` as above. */
    viewReminders: async (sealed: string, at: At): Promise<'open' | 'ended' | 'unknown'> => {
      const opened = await open(sealed, at)
      if (typeof opened !== 'object') return opened
      return opened.part.state === 'ended' ? 'ended' : 'open'
    },
    /** Where the reminder of a part leads now; null if we didn't seal its name, or it has expired. */
    findNextStop: async (sealed: string, at: At): Promise<NextStop | null> => {
      const opened = await open(sealed, at)
      if (typeof opened !== 'object') return null
      const { part, order } = opened
      const { destinations, arrival, departure, bundleId } = part
      const trip = { destinations, arrival, departure }
      const { selling } = await base.readPriceList(at.tenant.brand.id)
      const host = part.isTopUp ? await findHost(base, order, part, selling) : null
      const isSold = (isTopUp: boolean) =>
        priceNow(selling, { ...part, isTopUp }, arrival, base.todayOnEarth().earliest) !== null
      if (host && isSold(true)) {
        const until = daysLater(base.clock.now(), TOP_UP_LIVES_DAYS)
        const path = `${topUpLink('', sealEsim(topUpSealer, host.id, until))}&bundle=${encodeURIComponent(bundleId)}`
        return { kind: 'top_up', path }
      }
      return isSold(false) ? { kind: 'cart', line: { bundleId, ...trip } } : { kind: 'trip', trip }
    },
  }
}
