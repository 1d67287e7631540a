// Opens a checkout session from validated parameters: finds its tax rates and coupon, computes the total, and stores
// it.
import type { Call } from './api-call.ts'
import type { World } from './payment-world.ts'
import { check } from './request-shapes.ts'
import { type Discount, sessionAmounts } from './session-amounts.ts'
import { lineItem, productOf, sessionBody } from './session-body.ts'
import { NOT_PLAYED, type NewSession, newSession } from './session-shape.ts'
import { invalid, missing } from './stripe-problem.ts'
import { newId } from './wire-id.ts'
import type { Coupon, Session, TaxRate } from './wire.ts'

const MINIMUM_CENTS = 50
const SHORTEST_SECONDS = 30 * 60
const LONGEST_SECONDS = 24 * 3_600

export function openSession(world: World, { params }: Call): Session {
  const input = check(newSession, params)
  refuseWhatIsNotPlayed(input)
  const now = world.nowSeconds()
  const expiresAt = lifeOf(input, now)
  const sessionCurrency = currencyOf(input)
  const rates = input.line_items.map((line, i) => taxRatesOf(world, line.tax_rates ?? [], i))
  const coupon = couponOf(world, input, sessionCurrency, now)

  const amounts = sessionAmounts(
    input.line_items.map((line, i) => ({
      unitCents: line.price_data.unit_amount,
      quantity: line.quantity,
      isTaxInclusive: (rates[i] ?? []).some((rate) => rate.inclusive),
      taxPercentages: (rates[i] ?? []).map((rate) => rate.percentage),
    })),
    discountOf(coupon),
  )
  if (amounts.total < MINIMUM_CENTS) {
    throw invalid(
      `The Checkout Session's total amount due must add up to at least 50 cents ${sessionCurrency}.`,
      'amount_too_small',
      'line_items',
    )
  }

  const id = newId('cs_test_', 58)
  const reference = input.client_reference_id ?? null
  const items = input.line_items.map((line, i) => {
    const product = world.records.add('product', now, productOf(line, now))
    return lineItem(line, product.id, amounts.lines[i], rates[i] ?? [], now)
  })
  const { description = null, metadata = {}, receipt_email = null } = input.payment_intent_data ?? {}
  world.records.add('details', now, { id: `details_${id}`, items, intent: { description, metadata, receipt_email } })

  const email = input.customer_email ?? null
  const url = `${world.options.publicUrl}/pay/${id}`
  const session = sessionBody({ input, id, now, expiresAt, currency: sessionCurrency, amounts, email, url })

  return world.records.add('session', now, session, { status: 'open', expiresAt, reference })
}

function refuseWhatIsNotPlayed(input: NewSession): void {
  const wanted = Object.keys(input).find((name) => NOT_PLAYED.includes(name))
  if (wanted !== undefined) throw invalid(`The payment sandbox does not play '${wanted}'.`, undefined, wanted)
  if (input.mode !== 'payment') throw invalid(`The payment sandbox plays only mode 'payment'.`, undefined, 'mode')
  if (input.ui_mode !== 'hosted_page')
    throw invalid(`The payment sandbox plays only ui_mode 'hosted_page'.`, undefined, 'ui_mode')
}

function lifeOf(input: NewSession, now: number): number {
  const expiresAt = input.expires_at ?? now + LONGEST_SECONDS
  if (expiresAt < now + SHORTEST_SECONDS) {
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      undefined,
      'expires_at',
    )
  }
  if (expiresAt > now + LONGEST_SECONDS) {
    throw invalid(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      undefined,
      'expires_at',
    )
  }

  return expiresAt
}

function currencyOf(input: NewSession): string {
  const [first, ...others] = new Set(input.line_items.map((line) => line.price_data.currency))
  if (others.length > 0) throw invalid('All line items must use the same currency.', undefined, 'line_items')

  return first ?? 'eur'
}

function taxRatesOf(world: World, ids: string[], line: number): TaxRate[] {
  return ids.map((id, i) => {
    const rate = world.records.find('tax_rate', id)
    if (rate === null) throw missing('tax rate', id, `line_items[${line}][tax_rates][${i}]`)
    return rate
  })
}

function couponOf(world: World, input: NewSession, sessionCurrency: string, now: number): Coupon | null {
  const id = input.discounts?.[0]?.coupon
  if (input.discounts?.[0]?.promotion_code !== undefined) {
    throw invalid(`The payment sandbox does not play promotion codes.`, undefined, 'discounts[0][promotion_code]')
  }
  if (id === undefined) return null
  const coupon = world.records.find('coupon', id)
  if (coupon === null) throw missing('coupon', id, 'discounts[0][coupon]')
  const isUsedUp = coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions
  if (isUsedUp || (coupon.redeem_by !== null && coupon.redeem_by <= now)) {
    throw invalid(`Coupon expired: ${id}`, 'coupon_expired', 'discounts[0][coupon]')
  }
  if (coupon.currency !== null && coupon.currency !== sessionCurrency) {
    throw invalid(
      `Coupon ${id} is in ${coupon.currency}, not in ${sessionCurrency}.`,
      undefined,
      'discounts[0][coupon]',
    )
  }

  return coupon
}

function discountOf(coupon: Coupon | null): Discount {
  if (coupon === null) return null
  if (coupon.amount_off !== null) return { amountOff: coupon.amount_off }

  return { percentOff: coupon.percent_off ?? 0 }
}
