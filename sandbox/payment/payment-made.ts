// A payment from before this sandbox started: its page, its money, and their outcome are stored as they would have been
// on their dates. It sends no events, since whoever imports it knows about it already.
import { z } from 'zod'
import { dashboard } from './dashboard.ts'
import { expireOnRequest } from './expire-sessions.ts'
import { openIntent, paySession } from './pay-session.ts'
import type { World } from './payment-world.ts'
import { sessionAmounts } from './session-amounts.ts'
import { sessionBody } from './session-body.ts'
import type { Card } from './cards.ts'
import type { Session } from './wire.ts'
import { transactionIdOf } from './wire-balance.ts'
import { newId } from './wire-id.ts'

const id = z.string().min(1).max(200)
const moment = z.iso.datetime().transform((text) => Math.floor(Date.parse(text) / 1000))
const cents = z.number().int().min(1)

export const paymentMade = z.strictObject({
  sessionId: id,
  reference: id,
  email: z.string().max(320),
  title: z.string().min(1).max(250),
  metadata: z.record(z.string(), z.string().max(500)),
  amountCents: cents,
  openedAt: moment,
  expiresAt: moment,
  /** Missing for a page on which nobody paid. */
  paid: z.strictObject({ intentId: id, at: moment }).optional(),
  refunds: z.array(z.strictObject({ cents, at: moment })).default([]),
  /** The buyer's bank claimed the money back, and may have got it. */
  dispute: z.strictObject({ at: moment, lostAt: moment.optional() }).optional(),
})
export type PaymentMade = z.output<typeof paymentMade>

const CARD: Card = {
  digits: '4242424242424242',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2034,
  behaviour: 'pays',
}

/** What the movements on the balance are named that an imported payment and its dispute cause. */
export const movementsMadeBy = (intentId: string) => ({
  taken: transactionIdOf(chargeMadeBy(intentId)),
  claimed: `txn_dispute_${nameOf(intentId)}`,
})
const nameOf = (intentId: string) => intentId.replace(/^pi_/, '')
const chargeMadeBy = (intentId: string) => `ch_${nameOf(intentId)}`

/** Runs within the current transaction; false if the page is known already. */
export function keepPaymentMade(given: World, made: PaymentMade): boolean {
  if (given.records.find('session', made.sessionId) !== null) return false
  const { paid, reference } = made
  const world = paid ? naming(given, paid.intentId) : given
  const session = openPage(at(world, made.openedAt), made)
  if (!paid) {
    expireOnRequest(at(world, made.expiresAt), session, null)
    return true
  }
  openIntent(at(world, paid.at), session, paid.intentId, null)
  paySession(at(world, paid.at), session.id, CARD)
  for (const refund of made.refunds) mustBe(dashboard(at(world, refund.at)).refund(reference, refund.cents))
  if (made.dispute) {
    mustBe(dashboard(at(world, made.dispute.at)).dispute(reference))
    const { lostAt } = made.dispute
    if (lostAt !== undefined) mustBe(dashboard(at(world, lostAt)).closeDispute(reference, 'lost'))
  }
  return true
}

/** Its message says which part of a payment couldn't have happened. */
export class NeverHappened extends Error {}

// The dashboard returns the reason if it refuses.
function mustBe(refused: string | null): void {
  if (refused !== null) throw new NeverHappened(refused)
}

// There is one charge, and at most one dispute, so whoever imports a payment knows how its movements will be named.
const naming = (world: World, intentId: string): World => ({
  ...world,
  newId: (prefix, length) => {
    if (prefix.startsWith('ch_')) return chargeMadeBy(intentId)
    return prefix.startsWith('txn_') ? movementsMadeBy(intentId).claimed : newId(prefix, length)
  },
})

// The provider on a past day: its clock stands still, and it sends no events.
const at = (world: World, seconds: number): World => ({
  ...world,
  nowSeconds: () => seconds,
  events: { ...world.events, add: () => {} },
})

function openPage(world: World, made: PaymentMade): Session {
  const { sessionId, reference, email, title, metadata, amountCents, openedAt, expiresAt } = made
  const price = { currency: 'eur', unit_amount: amountCents, tax_behavior: 'unspecified' as const }
  const line = { unitCents: amountCents, quantity: 1, isTaxInclusive: false, taxPercentages: [] }
  const session = sessionBody({
    input: {
      mode: 'payment',
      ui_mode: 'hosted_page',
      line_items: [{ quantity: 1, price_data: { ...price, product_data: { name: title } } }],
      client_reference_id: reference,
      ...(email !== '' && { customer_email: email }),
      metadata,
      success_url: world.options.publicUrl,
    },
    id: sessionId,
    now: openedAt,
    expiresAt,
    currency: 'eur',
    amounts: sessionAmounts([line], null),
    email: email === '' ? null : email,
    url: `${world.options.publicUrl}/pay/${sessionId}`,
  })
  return world.records.add('session', openedAt, session, { status: 'open', expiresAt, reference })
}
