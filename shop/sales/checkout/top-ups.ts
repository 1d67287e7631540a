// Top-ups: finding the eSIM, showing what can be added to it, and its balance afterward.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import { listTopUpsOf } from '#shop/catalogue/bundle/bundle.ts'
import { checkTopUp, findTopUpEsim } from '#shop/sales/checkout/check-top-up.ts'
import type { CartLine } from '#shop/sales/checkout/quote-cart.ts'
import { findTopUpPath, isTopUpSold } from '#shop/sales/checkout/find-top-up-path.ts'
import { viewTopUp } from '#shop/sales/checkout/view-top-up.ts'
import { openSealedEsim, sealEsim } from '#shop/sales/esim/sealed-esim.ts'
import { TOP_UP_PURPOSE } from '#shop/sales/esim/top-up-link.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { VatDecision } from '#shop/catalogue/pricing/vat-country.ts'
import type { AtBrand } from '#values/brand-facts.ts'
import { daysLater } from '#values/instant.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'

const BALANCES: Limit = { name: 'top-up-balance', points: 60, seconds: 3600 }
const CHOICES: Limit = { name: 'top-up-choice', points: 60, seconds: 600 }

type TopUpChoice = { orderId: string; bundleId: string; rateLimitKey: string }

export function createTopUps(base: Base) {
  const sealer = base.sealerOf(TOP_UP_PURPOSE)
  const checking = bind(base, { checkTopUp, findTopUpEsim, isTopUpSold })

  return {
    /** The sealed name of an order's eSIM, for `topUpLink`; valid for this many days. */
    sealTopUp: (orderId: string, days: number) => sealEsim(sealer, orderId, daysLater(base.clock.now(), days)),
    ...bind({ ...base, topUpSealer: sealer }, { findTopUpPath }),
    /** The order whose eSIM a sealed name identifies; null if we didn't seal it, or it has expired. */
    openTopUp: (sealed: string) => openSealedEsim(sealer, sealed, base.clock.now()),

    viewTopUp: (
      question: { orderId: string; rateLimitKey: string; vat: Pick<VatDecision, 'basisPoints'> },
      at: AtBrand,
    ) => viewTopUp({ ...base, ...checking }, question, at),
    ...checking,

    /**
     * The cart line to top up an order's eSIM with a bundle. Problems: `bundle_not_found` (not sold for its eSIM),
     * `too_often` after 60 choices from a network in ten minutes.
     */
    chooseTopUp: async ({
      orderId,
      bundleId,
      rateLimitKey,
    }: TopUpChoice): Promise<Outcome<{ line: CartLine }, 'bundle_not_found'> | TooOften> => {
      const allowed = await base.limiter.take(CHOICES, rateLimitKey)
      if (!allowed.ok) return allowed
      const source = await base.orders.find(orderId)
      const catalogue = await base.readCatalogue()
      const fitting = source ? listTopUpsOf(catalogue, { ...source.bundle, networkId: source.networkId }) : []
      const sold = fitting.find(({ bundle }) => bundle.bundleId === bundleId)
      if (!source || !sold) return { ok: false, problem: 'bundle_not_found' }
      const destinations = source.bundle.destinations.filter((country) => sold.zone.countries.includes(country))
      return { ok: true, line: { bundleId, destinations, arrival: null, departure: null, topUpFor: orderId } }
    },

    /** The last digits of the eSIM that a cart line tops up; null if there is none. */
    findTopUpEnd: async (orderId: string): Promise<string | null> =>
      (await base.esims.findActive(orderId))?.iccid.slice(-4) ?? null,

    /** What is on the topped-up eSIM now, in MB; null if the network doesn't report it, or was asked too often. */
    viewToppedUpBalance: async (order: Order): Promise<{ balanceMb: number | null; expiresAt: Date | null } | null> => {
      if (!order.topUp) return null
      const allowed = await base.limiter.take(BALANCES, order.id)
      const esim = allowed.ok ? await checking.findTopUpEsim(order.topUp.orderId) : null
      return esim?.ok ? { balanceMb: esim.balanceMb, expiresAt: esim.expiresAt } : null
    },
  }
}
