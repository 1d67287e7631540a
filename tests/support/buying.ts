// A traveler, as used by the use-case tests.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import type { OrderInput } from '#shop/sales/checkout/place-order.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import type { At, Brand } from '#values/brand-facts.ts'
import type { Database } from '#db/database.ts'
import { coupons, paymentSessions } from '#db/schema.ts'

export const GOOD_CARD = '4242 4242 4242 4242'
export const ANOTHER_CARD = '5555 5555 5555 4444'
export const DECLINED_CARD = '4000 0000 0000 0002'

const controlState = z.object({
  profiles: z.array(z.object({ iccid: z.string(), customReference: z.string(), state: z.string() })),
  payment: z.object({
    charges: z.array(
      z.object({
        client_reference_id: z.string(),
        status: z.string(),
        amount: z.number(),
        amount_refunded: z.number(),
      }),
    ),
  }),
})
const mailList = z.array(z.object({ id: z.number(), subject: z.string(), messageId: z.string() }))

/** Five gigabytes in Europe for France and Italy, ordered by a private customer of unknown country. */
export function anOrderInput(overrides: Partial<OrderInput> = {}): OrderInput {
  return {
    cartId: randomUUID(),
    line: { bundleId: '01032_3', destinations: ['FR', 'IT'], arrival: null, departure: null },
    email: 'traveller@example.com',
    name: 'Alex Traveller',
    company: null,
    couponCode: null,
    wantsImmediateDelivery: true,
    language: null,
    vat: { country: null, basisPoints: 2100, basis: 'default', conflict: false },
    chosenCountry: null,
    ipCountry: null,
    ip: null,
    // Every buyer has a different address.
    rateLimitKey: randomUUID(),
    seenTotalCents: null,
    ...overrides,
  }
}

/** Enters a card on the hosted page; returns the status and where the page leads. */
const pay = async (url: string, card = GOOD_CARD) => {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(url).origin },
    body: new URLSearchParams({ number: card, expiry: '12/34', cvc: '123' }),
  })
  return { status: response.status, location: response.headers.get('location') }
}

type Ordered = Partial<OrderInput> & { brand?: Brand }
type Paying = Ordered & { card?: string }

export function buying(shop: Shop, sandbox: Sandbox, { db }: Database, at: At) {
  /** At the shop's own address, unless another brand is given. */
  const tryOrder = ({ brand = at.tenant.brand, ...overrides }: Ordered = {}) =>
    shop.checkout.placeOrder(anOrderInput(overrides), { tenant: { ...at.tenant, brand } })
  const placeOrder = async (ordered: Ordered = {}) => {
    const placed = await tryOrder(ordered)
    if (!placed.ok) throw new Error(`The order was not placed: ${placed.problem}`)
    return placed
  }

  return {
    pay,
    placeOrder,
    tryOrder,

    /** A paid order; the shop may or may not know about the payment yet. */
    buy: async ({ card = GOOD_CARD, ...ordered }: Paying = {}) => {
      const placed = await placeOrder(ordered)
      if (placed.continueAt.kind === 'payment_page') await pay(placed.continueAt.url, card)
      return placed
    },

    limitCoupon: (code: string, caps: { maxRedemptions?: number; maxPerCustomer?: number; maxPerNetwork?: number }) =>
      db().update(coupons).set(caps).where(eq(coupons.code, code)),

    /** Pays one order on two pages, as if the first page had been reported as expired while it was still being paid. */
    payTwice: async (input: Ordered) => {
      const first = await placeOrder(input)
      await db().update(paymentSessions).set({ state: 'expired' }).where(eq(paymentSessions.orderId, first.orderId))
      const second = await placeOrder(input)
      for (const { continueAt } of [first, second]) if (continueAt.kind === 'payment_page') await pay(continueAt.url)
      return first
    },

    /** Cents that the payment provider charged for the order and hasn't refunded. */
    takenFor: async (orderId: string) => {
      const order = await shop.orders.findOrderById(orderId)
      const { payment } = controlState.parse(await (await fetch(`${sandbox.url}/control/state`)).json())
      return payment.charges
        .filter((charge) => charge.client_reference_id === order?.reference && charge.status === 'succeeded')
        .reduce((sum, charge) => sum + charge.amount - charge.amount_refunded, 0)
    },

    orderOf: async (orderId: string) => {
      const order = await shop.orders.findOrderById(orderId)
      if (!order) throw new Error('There is no such order.')
      return order
    },

    /** The profiles that the network has under the order's reference and hasn't released. */
    profilesOf: async (reference: string) => {
      const state = controlState.parse(await (await fetch(`${sandbox.url}/control/state`)).json())
      return state.profiles.filter((profile) => profile.customReference === reference && profile.state !== 'released')
    },

    mailsTo: async (address: string) => {
      return mailList.parse(
        await (await fetch(`${sandbox.url}/mailbox/api/messages?to=${encodeURIComponent(address)}`)).json(),
      )
    },

    /** Makes a simulated vendor fail. */
    spoil: async (
      target: 'payment' | 'network' | 'smtp' | 'vies',
      fault: { at: string; kind: string; times?: number; match?: string; ms?: number },
    ) => {
      const response = await fetch(`${sandbox.url}/control/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ target, ...fault }),
      })
      if (!response.ok) throw new Error(`The sandbox knows no such fault: ${await response.text()}`)
    },
    mend: () => fetch(`${sandbox.url}/control/faults`, { method: 'DELETE' }),
  }
}

/** A company's VAT, decided by asking the register. */
export async function companyVatIn(
  { shop }: { shop: Shop },
  company: Parameters<Shop['companies']['decideCompanyVat']>[0]['company'],
  ip: string | null,
) {
  const decided = await shop.companies.decideCompanyVat({ company, ip, rateLimitKey: 'here' })
  if (!decided.ok) throw new Error(decided.problem)
  return decided.vat
}
