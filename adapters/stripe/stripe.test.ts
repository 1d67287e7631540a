// Against the sandbox's payment provider: it computes what we quoted, to the cent, and every failure has its name.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import type { PaymentGateway, PaymentRequest } from '#ports/payment-gateway.ts'
import { isKeySpent } from '#ports/vendor-error.ts'
import { quote, type Discount } from '#shop/catalogue/pricing/quote.ts'
import { failureOf } from '#tests/support/failure-of.ts'
import { startStripeSandbox, STRIPE_SECRETS } from '#tests/support/stripe-sandbox.ts'
import { stripeGateway } from './stripe.ts'
import { toCreateParams } from './translate.ts'

const taxRateList = z.object({ data: z.array(z.object({ percentage: z.number(), country: z.string().nullable() })) })

let sandbox: Sandbox
let gateway: PaymentGateway
beforeAll(async () => {
  ;({ sandbox, gateway } = await startStripeSandbox())
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.payment?.faults.clear())

function aRequest(
  subtotalCents: number,
  vatBasisPoints: number,
  discount?: Discount,
  overrides: Partial<PaymentRequest> = {},
): PaymentRequest {
  const quoted = quote(subtotalCents, vatBasisPoints, discount)
  const orderId = randomUUID()
  return {
    ...quoted,
    idempotencyKey: `session:${orderId}`,
    orderId,
    orderReference: `reference-${orderId}`,
    customerEmail: 'traveller@example.com',
    title: 'Europe 5GB, 10 days',
    description: 'Travel eSIM',
    bundleId: '01032_3',
    vatCountry: null,
    couponCode: discount ? 'CODE' : null,
    brandName: 'Wander Pass',
    seller: {
      line: 'Wander Pass B.V., Kade 1, Amsterdam · VAT NL001234560B01',
      soldBy: 'Sold by Wander Pass B.V., Kade 1, Amsterdam · VAT NL001234560B01',
    },
    look: { background: '#f8f7ff', button: '#6a57cc' },
    language: null,
    successUrl: 'http://localhost:9/success?reference=x',
    cancelUrl: 'http://localhost:9/checkout',
    expiresAt: new Date(Date.now() + 60 * 60_000),
    livesMs: 60 * 60_000,
    company: null,
    invoiceNote: null,
    metadata: { order_id: orderId },
    ...overrides,
  }
}

describe('the total of the payment page', () => {
  const prices = [50, 345, 445, 995, 1495, 6495, 1, 49, 99_999]
  const rates = [0, 1700, 1900, 2100, 2550, 2700]
  const discounts: (Discount | undefined)[] = [
    undefined,
    { kind: 'percentage', basisPoints: 2000 },
    { kind: 'percentage', basisPoints: 3333 },
    { kind: 'fixed', cents: 500 },
    { kind: 'percentage', basisPoints: 9_999 },
  ]
  const table = rates.flatMap((rate) => discounts.map((discount) => [rate, discount] as const))

  it.each(table)('is the quoted one at %d basis points with %j, for every price', async (rate, discount) => {
    for (const price of prices) {
      const request = aRequest(price, rate, discount)
      if (request.totalCents === 0) continue
      const session = await gateway.openSession(request)
      expect([price, session.amountCents]).toEqual([price, request.totalCents])
      expect(session).toMatchObject({ state: 'open', currency: 'eur', orderId: request.orderId, isLive: false })
    }
  })

  it('takes a company’s texts that have to be cut where a character is several units long', async () => {
    const company = {
      companyName: `${'A'.repeat(139)}😀 Ltd`,
      streetName: `${'S'.repeat(139)}😀`,
      streetNumber: '',
      unitNumber: '',
      postalCode: '1000 AA',
      city: 'Amsterdam',
      country: 'The Netherlands',
      vatNumber: 'NL123456782B01',
      companyRegNumber: '',
      invoiceEmail: '',
    }
    const request = aRequest(1495, 2100, undefined, {
      company,
      seller: { line: 'B', soldBy: `Sold by ${'B'.repeat(1_191)}😀` },
      couponCode: '😀'.repeat(30),
    })
    expect(await gateway.openSession(request)).toMatchObject({ url: expect.stringMatching(/^http/) })
  })

  it('is on a page that names the seller', async () => {
    const { url } = await gateway.openSession(aRequest(1495, 2100))
    const page = await (await fetch(url ?? '')).text()
    expect(page).toContain('Sold by Wander Pass B.V., Kade 1, Amsterdam · VAT NL001234560B01')
  })

  it('is the processing fee and its VAT when a discount leaves less than fifty cents', async () => {
    const request = aRequest(520, 2550, { kind: 'fixed', cents: 500 })
    expect(request).toMatchObject({ processingFeeCents: 30, totalCents: 63 })
    expect((await gateway.openSession(request)).amountCents).toBe(63)
  })

  it('opens no page if it differs from the quote', async () => {
    const request = { ...aRequest(1495, 2100), totalCents: 1808 }
    expect(await failureOf(gateway.openSession(request))).toMatchObject({
      outcome: 'refused',
      isRetryable: false,
      message: expect.stringContaining('1809'),
    })
  })
})

describe('a payment page', () => {
  it('carries every fact of its order, its payment and its invoice only what the order is called', () => {
    const request = aRequest(1495, 2100, undefined, { metadata: { order_id: 'o1', prices: '1495,0' } })
    const params = toCreateParams(request, { taxRate: null, coupon: null })
    expect(params.metadata).toEqual(request.metadata)
    const names = { order_id: request.orderId, order_reference: request.orderReference, brand_name: 'Wander Pass' }
    expect(params.payment_intent_data?.metadata).toEqual(names)
    expect(params.invoice_creation?.invoice_data?.metadata).toEqual(names)
  })

  it.each([true, false])(
    'says whether buyers may pay in their own currency (%s), and asks for euros',
    (adaptivePricing) => {
      const params = toCreateParams(aRequest(1495, 2100), { taxRate: null, coupon: null }, { adaptivePricing })
      expect(params.adaptive_pricing).toEqual({ enabled: adaptivePricing })
      expect(params.line_items?.[0]?.price_data?.currency).toBe('eur')
    },
  )

  it('is opened once per key, however often it is requested', async () => {
    const request = aRequest(1495, 2100)
    const [one, other] = [await gateway.openSession(request), await gateway.openSession(request)]
    expect(one.sessionId).toBe(other.sessionId)
  })

  it('uses one tax rate per country and percentage, also after a restart', async () => {
    const open = (vatCountry: string | null) => gateway.openSession(aRequest(1495, 2310, undefined, { vatCountry }))
    await Promise.all([open('FI'), open('FI'), open(null)])
    const anew = stripeGateway({ ...STRIPE_SECRETS, apiUrl: sandbox.url })
    await anew.openSession(aRequest(1495, 2310, undefined, { vatCountry: 'FI' }))

    const listed = await fetch(`${sandbox.url}/v1/tax_rates?limit=100`, {
      headers: { authorization: 'Bearer sk_test_adapter' },
    })
    const { data } = taxRateList.parse(await listed.json())
    expect(new Set(data.filter(({ percentage }) => percentage === 23.1).map(({ country }) => country))).toEqual(
      new Set(['FI', null]),
    )
    expect(data.filter(({ percentage }) => percentage === 23.1)).toHaveLength(2)
  })

  it('gets a tax rate although an earlier version of the shop used that rate’s key for another one', async () => {
    const answer = await fetch(`${sandbox.url}/v1/tax_rates`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_adapter', 'idempotency-key': 'tax-rate:SE:2511' },
      body: new URLSearchParams({ display_name: 'MOMS', percentage: '25.11', inclusive: 'true', country: 'SE' }),
    })
    expect(answer.status).toBe(200)
    const request = aRequest(1495, 2511, undefined, { vatCountry: 'SE' })
    expect((await gateway.openSession(request)).amountCents).toBe(request.totalCents)
  })

  it('can be closed, and closing it again harms nothing', async () => {
    const { sessionId } = await gateway.openSession(aRequest(1495, 2100))
    await gateway.expireSession(sessionId)
    await gateway.expireSession(sessionId)
    expect(await gateway.findSession(sessionId)).toMatchObject({ state: 'expired', url: null })
  })

  it.each([62, 40 * 60, -40 * 60, 30 * 3600])(
    'is opened once by a provider whose clock differs by %d seconds, for an hour',
    async (seconds) => {
      sandbox.clock.advance(seconds)
      try {
        const request = aRequest(1495, 2100)
        const session = await gateway.openSession(request)
        expect(session.livesMs).toBeGreaterThanOrEqual(30 * 60_000)
        expect(session.livesMs).toBeLessThanOrEqual(100 * 60_000 + 1_000)
        expect((await gateway.openSession(request)).sessionId).toBe(session.sessionId)
      } finally {
        sandbox.clock.reset()
      }
    },
  )

  it('gets another hour if it waited too long to be opened', async () => {
    const request = aRequest(1495, 2100, undefined, { expiresAt: new Date(Date.now() - 60_000) })
    expect(await gateway.openSession(request)).toMatchObject({ state: 'open' })
  })

  it('is null if it is unknown', async () => {
    expect(await gateway.findSession('cs_test_nobody')).toBeNull()
  })
})

describe('a failing provider', () => {
  it.each([
    ['fail_before', 'unknown', true],
    ['fail_after', 'unknown', true],
    ['reset', 'unknown', true],
    ['reset_after', 'unknown', true],
    ['rate_limit', 'refused', true],
  ] as const)('that does %s is %s and retryable: %s', async (kind, outcome, isRetryable) => {
    sandbox.payment?.faults.set({ at: 'create_session', kind })
    expect(await failureOf(gateway.openSession(aRequest(1495, 2100)))).toMatchObject({
      vendor: 'payment',
      outcome,
      isRetryable,
    })
  })

  it('that did the work without answering returns the same page later', async () => {
    const request = aRequest(1495, 2100)
    sandbox.payment?.faults.set({ at: 'create_session', kind: 'reset_after', times: 2 })
    await failureOf(gateway.openSession(request))
    const { sessionId } = await gateway.openSession(request)
    const again = await gateway.openSession(request)
    expect(again.sessionId).toBe(sessionId)
  })

  it('still finds our tax rate after a failure', async () => {
    sandbox.payment?.faults.set({ at: 'list_tax_rates', kind: 'fail_before' })
    const request = aRequest(1495, 1234)
    await failureOf(gateway.openSession(request))
    sandbox.payment?.faults.clear()
    expect((await gateway.openSession(request)).amountCents).toBe(request.totalCents)
  })

  it('that refuses our key is not retried', async () => {
    const stranger = stripeGateway({ secretKey: 'sk_test_wrong', webhookSecret: 'x', apiUrl: sandbox.url })
    expect(await failureOf(stranger.openSession(aRequest(1495, 2100)))).toMatchObject({
      outcome: 'refused',
      isRetryable: false,
    })
  })

  it('that knows the key from another request leaves open what became of that one', async () => {
    const request = aRequest(1495, 2100)
    await gateway.openSession(request)
    const failure = await failureOf(gateway.openSession({ ...request, brandName: 'New Pass' }))
    expect([isKeySpent(failure), failure.fault]).toEqual([true, 'refused'])
  })

  it('that can’t be reached leaves the outcome unknown', async () => {
    const nobody = stripeGateway({ secretKey: 'sk_test_x', webhookSecret: 'x', apiUrl: 'http://127.0.0.1:9' })
    expect(await failureOf(nobody.findSession('cs_test_x'))).toMatchObject({ outcome: 'unknown', isRetryable: true })
  })

  it('refunds nothing for an unknown payment', async () => {
    expect(await failureOf(gateway.refund('pi_nobody', 'duplicate', 'refund:x'))).toMatchObject({ outcome: 'refused' })
  })
})
