// How the provider's answers are interpreted, and which of their values aren't trusted.
import { describe, expect, it } from 'vitest'
import type Stripe from 'stripe'
import { ownAddresses } from './own-addresses.ts'
import { toDispute, toPayment, toSession } from './translate.ts'

const aSession = (parts: object): Stripe.Checkout.Session =>
  JSON.parse(JSON.stringify({ id: 'cs_1', created: 0, expires_at: 3600, metadata: null, ...parts }))
const isOwn = ownAddresses(undefined)

describe('the state of a page', () => {
  it.each([
    ['open', 'unpaid', null, 'open'],
    ['expired', 'unpaid', null, 'expired'],
    ['complete', 'paid', { status: 'succeeded' }, 'paid'],
    ['complete', 'no_payment_required', null, 'paid'],
    ['complete', 'unpaid', { status: 'processing' }, 'processing'],
    ['complete', 'unpaid', { status: 'requires_action' }, 'processing'],
    ['complete', 'unpaid', { status: 'requires_payment_method' }, 'failed'],
    ['complete', 'unpaid', { status: 'canceled' }, 'failed'],
    // A value that no version of the provider sends: the shop waits, and a person finds it.
    ['complete', 'unpaid', { status: 'succeeded' }, 'processing'],
    ['complete', 'unpaid', 'pi_1', 'processing'],
    [null, 'unpaid', null, 'processing'],
    ['complete', 'half paid', null, 'processing'],
  ])('%s and %s with the payment %j is %s', (status, payment_status, payment_intent, state) => {
    expect(toSession(aSession({ status, payment_status, payment_intent }), isOwn).state).toBe(state)
  })

  it('names the card that paid, the same for each payment with it', () => {
    const card = { country: 'NL', fingerprint: 'Xt5EWLLDS7FJjR1c' }
    const latest_charge = { payment_method_details: { card } }
    const paid = aSession({ status: 'complete', payment_status: 'paid', payment_intent: { latest_charge } })
    expect(toSession(paid, isOwn)).toMatchObject({ cardCountry: 'NL', cardFingerprint: 'Xt5EWLLDS7FJjR1c' })
    expect(toSession(aSession({ payment_intent: null }), isOwn)).toMatchObject({ cardFingerprint: null })
  })

  it.each([
    [
      'as it was charged',
      { id: 'txn_1', fee: 52, created: 1_800_000_000, currency: 'eur' },
      { feeCents: 52, currency: 'eur' },
    ],
    ['of nothing', { id: 'txn_1', fee: 0, created: 1_800_000_000, currency: 'usd' }, { feeCents: 0, currency: 'usd' }],
    [
      'in text',
      { id: ' txn_1', fee: '52', created: 1_800_000_000, currency: 'EUR' },
      { feeCents: 52, currency: 'eur' },
    ],
    ['unknown without an amount', { id: 'txn_1', fee: null, created: 1_800_000_000, currency: 'eur' }, null],
    ['unknown with half a cent', { id: 'txn_1', fee: 52.5, created: 1_800_000_000, currency: 'eur' }, null],
    ['unknown above what is stored', { id: 'txn_1', fee: 3e9, created: 1_800_000_000, currency: 'eur' }, null],
    ['unknown without a moment', { id: 'txn_1', fee: 52, currency: 'eur' }, null],
    ['unknown without a name', { fee: 52, created: 1_800_000_000, currency: 'eur' }, null],
    ['unknown while it is only named', 'txn_1', null],
    ['unknown before it is charged', null, null],
  ])('has a fee %s', (_how, balance_transaction, said) => {
    const paid = aSession({
      status: 'complete',
      payment_intent: { id: 'pi_1', latest_charge: { balance_transaction } },
    })
    const fee = said && { id: 'txn_1', at: new Date(1_800_000_000_000), paymentIntentId: 'pi_1', ...said }
    expect(toSession(paid, isOwn).fee).toEqual(fee)
  })

  it('without an amount matches no order', () => {
    const session = toSession(aSession({ status: 'complete', payment_status: 'paid', amount_total: null }), isOwn)
    expect([session.amountCents, session.currency, session.orderId]).toEqual([0, '', null])
  })
})

describe('an address in an answer', () => {
  it.each([
    ['https://invoice.stripe.com/i/acct_1/test', true],
    ['https://checkout.stripe.com/c/pay/cs_1', true],
    ['https://stripe.com.evil.example/i', false],
    ['https://evilstripe.com/i', false],
    ['http://invoice.stripe.com/i', false],
    ['https://invoice.stripe.com:8443/i', false],
    ['https://invoice.stripe.com@evil.example/i', false],
    ['https://user@invoice.stripe.com/i', false],
    ['javascript:alert(1)', false],
    ['//evil.example', false],
    ['', false],
  ])('%s is the provider’s own: %s', (address, isIt) => {
    expect(isOwn(address)).toBe(isIt)
    const invoice = { hosted_invoice_url: address, invoice_pdf: address }
    const session = toSession(aSession({ status: 'open', url: address, invoice }), isOwn)
    const shown = isIt ? address : null
    expect([session.url, session.invoiceUrl, session.invoicePdfUrl]).toEqual([shown, shown, shown])
  })

  it('may be on the configured replacement server, and nowhere else', () => {
    const isThere = ownAddresses('http://localhost:3001')
    expect(isThere('http://localhost:3001/pay/cs_1')).toBe(true)
    expect(isThere('http://localhost:3002/pay/cs_1')).toBe(false)
  })
})

describe('a dispute', () => {
  it.each([
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['warning_needs_response', 'open'],
    ['appeal_under_review', 'open'],
    ['something new', 'open'],
    ['won', 'won'],
    ['warning_closed', 'won'],
    ['prevented', 'won'],
    ['lost', 'lost'],
  ])('that is %s is %s', (status, state) => {
    expect(toDispute(JSON.parse(JSON.stringify({ status, is_charge_refundable: false })))).toEqual({
      state,
      isRefundable: false,
    })
  })
})

const countRefunded = (amount_refunded: number, refunds?: object) =>
  toPayment(
    JSON.parse(JSON.stringify({ amount_received: 900, metadata: {}, latest_charge: { amount_refunded, refunds } })),
  ).refundedCents
const listed = (...refunds: [amount: number, status: string | null][]) => ({
  has_more: false,
  data: refunds.map(([amount, status]) => ({ amount, status })),
})

describe('what was refunded of a payment', () => {
  it.each([
    ['each refund that arrives', 500, listed([300, 'succeeded'], [200, 'pending']), 500],
    ['no refund that failed, although the charge counts it', 500, listed([300, 'failed'], [200, 'succeeded']), 200],
    ['no refund that failed, as in the charge', 200, listed([300, 'failed'], [200, 'succeeded']), 200],
    ['no canceled refund', 300, listed([300, 'canceled']), 0],
    ['what the charge says, without a list', 500, undefined, 500],
    ['what the charge says, if the list is too long', 500, { ...listed([300, 'succeeded']), has_more: true }, 500],
  ])('is %s', (_what, counted, refunds, cents) => {
    expect(countRefunded(counted, refunds)).toBe(cents)
  })
})
