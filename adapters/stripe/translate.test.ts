// How the provider's answers are interpreted, and which of their values aren't trusted.
import { describe, expect, it } from 'vitest'
import type Stripe from 'stripe'
import { ownAddresses } from './own-addresses.ts'
import { toDispute, toKeptPage, toPayment, toSession } from './translate.ts'

const aSession = (parts: object): Stripe.Checkout.Session =>
  JSON.parse(JSON.stringify({ id: 'cs_1', created: 0, expires_at: 3600, metadata: null, ...parts }))
const isOwn = ownAddresses(undefined)

describe('moments, flags, and refunded cents', () => {
  const paidAt = new Date('2026-12-01T10:00:00Z')
  const written = [
    { no: false, yes: true, cents: 250, created: paidAt.getTime() / 1000, expires_at: paidAt.getTime() / 1000 + 3600 },
    { no: 'false', yes: 'true', cents: '250', created: '1796119200', expires_at: '1796122800' },
    { no: 0, yes: 1, cents: 250, created: '2026-12-01T10:00:00Z', expires_at: '2026-12-01 11:00:00' },
    { no: 'no', yes: 'Yes', cents: ' 250 ', created: paidAt.getTime(), expires_at: paidAt.getTime() + 3_600_000 },
  ]

  it.each(written)('are the same in any notation: $created', ({ no, yes, cents, created, expires_at }) => {
    const charge = { amount_refunded: cents, disputed: no, paid: yes, created }
    const told = aSession({ created, expires_at, livemode: yes, payment_intent: { id: 'pi_1', latest_charge: charge } })
    expect(toSession(told, isOwn)).toMatchObject({
      livesMs: 3_600_000,
      isLive: true,
      refundedCents: 250,
      isDisputed: false,
      paidAt,
    })
    expect(toKeptPage(told, isOwn).createdAt).toEqual(paidAt)
    const unlike = { ...charge, disputed: yes, paid: no }
    expect(toSession(aSession({ livemode: no, payment_intent: { latest_charge: unlike } }), isOwn)).toMatchObject({
      isLive: false,
      isDisputed: true,
      paidAt: null,
    })
    const refunds = { has_more: no, data: [{ status: 'succeeded', amount: cents }] }
    const intent = JSON.parse(
      JSON.stringify({ amount_received: cents, metadata: {}, latest_charge: { ...charge, refunds } }),
    )
    expect(toPayment(intent)).toMatchObject({ amountCents: 250, refundedCents: 250 })
  })

  it('that are unreadable are never nothing where money is given back, and no moment is made up', () => {
    const charge = { amount_refunded: 'much' }
    const intent = JSON.parse(JSON.stringify({ amount_received: 250, metadata: {}, latest_charge: charge }))
    expect(() => toPayment(intent)).toThrow('unreadable')
    expect(() => toKeptPage(aSession({ created: 'soon' }), isOwn)).toThrow('unreadable')
  })
})

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

const NEVER_TRIED = { amount_received: 0, metadata: {}, payment_method: null, last_payment_error: null }
const tried = (intent: object) => toPayment(JSON.parse(JSON.stringify({ ...NEVER_TRIED, ...intent })))

describe('why a payment that was tried didn’t happen', () => {
  const declined = { code: 'card_declined', decline_code: 'insufficient_funds' }
  const again = 'requires_payment_method'
  it.each([
    ['nobody knows before a try', { status: again }, null],
    ['it is in the bank’s words', { status: again, last_payment_error: declined }, 'declined insufficient_funds'],
    [
      'it is in ours without them',
      { status: again, last_payment_error: { code: 'expired_card' } },
      'declined expired_card',
    ],
    ['it is no text of a stranger', { status: again, last_payment_error: { code: 'Call me' } }, 'declined null'],
    [
      'its holder failed to confirm it',
      { status: again, last_payment_error: { code: 'payment_intent_authentication_failure' } },
      'unconfirmed payment_intent_authentication_failure',
    ],
    ['its holder is being asked', { status: 'requires_action', payment_method: 'pm_1' }, 'unconfirmed null'],
    ['its holder never answered', { status: 'canceled', payment_method: 'pm_1' }, 'unconfirmed null'],
    ['nobody tried before it ended', { status: 'canceled' }, null],
    [
      'a rule of the provider refused it',
      {
        status: again,
        last_payment_error: declined,
        latest_charge: { amount_refunded: 0, outcome: { type: 'blocked' } },
      },
      'refused insufficient_funds',
    ],
    ['it happened after all', { status: 'succeeded', last_payment_error: declined }, null],
  ])('%s', (_what, intent, said) => {
    const { trouble } = tried(intent)
    expect(trouble && `${trouble.why} ${trouble.code}`).toBe(said)
  })
})
