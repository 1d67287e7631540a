import { afterEach, describe, expect, it } from 'vitest'
import { airaloCalls, closeAiralo, CREDENTIALS, formOf } from '#tests/support/airalo-calls.ts'

afterEach(closeAiralo)

const DAY = 86_400

describe('the simulated Airalo', () => {
  it('gives a token for a form, a multipart body, or JSON, three a minute, each valid for a day', async () => {
    const { signIn, get, sandbox } = await airaloCalls()
    expect(await signIn(JSON.stringify(CREDENTIALS), { 'content-type': 'application/json' })).toBe(200)
    const form = new URLSearchParams(CREDENTIALS).toString()
    expect(await signIn(form, { 'content-type': 'application/x-www-form-urlencoded' })).toBe(200)
    expect(await signIn()).toBe(429)
    sandbox.clock.advance(60)
    expect(await signIn(formOf({ ...CREDENTIALS, client_secret: 'wrong' }))).toBe(401)
    expect(await get('/balance')).toMatchObject({
      status: 200,
      data: { balances: { availableBalance: { amount: 500, currency: 'USD' } } },
    })
    sandbox.clock.advance(DAY)
    expect(await get('/balance')).toMatchObject({ status: 401, data: [] })
  })

  it('lists everything at once, or pages that are objects from the second on', async () => {
    const { get, airalo } = await airaloCalls()
    const all = await get('/packages?include=topup')
    expect(all).toMatchObject({ pricing: { model: 'net_pricing' }, data: expect.any(Array) })
    const areas = Array.isArray(all.data) ? all.data : []
    expect(areas.find(({ country_code: code }) => code === 'IT')).toMatchObject({
      slug: 'italy',
      operators: [
        {
          type: 'local',
          plan_type: 'data',
          rechargeability: true,
          coverages: [{ code: 'IT' }],
          packages: expect.arrayContaining([
            expect.objectContaining({ id: 'italy-mobile-15days-3gb', type: 'sim', amount: 3072, day: 15 }),
            expect.objectContaining({ id: 'italy-mobile-7days-unlimited', amount: 0, is_unlimited: true }),
            expect.objectContaining({ id: 'italy-mobile-15days-3gb-topup', type: 'topup' }),
          ]),
        },
        { title: 'Italy Tele', packages: [{ id: 'italy-tele-30days-10gb' }, { id: 'italy-tele-30days-10gb-topup' }] },
      ],
    })
    expect(areas.find(({ slug }) => slug === 'world')).toMatchObject({ country_code: '' })
    expect((await get('/packages?limit=5')).data).toHaveLength(5)
    const second = await get('/packages?limit=5&page=2')
    expect(Object.keys(second.data ?? {})).toEqual(['5', '6', '7', '8', '9'])
    expect(second).toMatchObject({ meta: { per_page: '5', current_page: 2 } })
    expect((await get('/packages?limit=many')).status).toBe(422)
    expect((await get('/packages?filter[type]=local&filter[country]=ES')).data).toHaveLength(1)
    airalo.faults.set({ at: 'packages', kind: 'discount_pricing' })
    expect(await get('/packages?filter[country]=IT')).toMatchObject({
      pricing: { model: 'discount_pricing', discount_percentage: 50 },
    })
  })

  it('sells at once, and twice if asked twice; the list knows it later, and writes numbers as text', async () => {
    const { get, order, sandbox, airalo } = await airaloCalls()
    const before = airalo.book.balance()
    const ordered = await order('order-1')
    expect(ordered).toMatchObject({
      status: 200,
      data: {
        quantity: '1',
        validity: 15,
        price: expect.any(Number),
        sims: [
          {
            iccid: expect.stringMatching(/^\d{18}$/),
            lpa: 'smdp.sandbox.example',
            qrcode: expect.stringMatching(/^LPA:1\$smdp\.sandbox\.example\$/),
            confirmation_code: null,
          },
        ],
      },
    })
    expect((await get('/orders?filter[description]=order-1&include=sims,status')).data).toEqual([])
    await order('order-1')
    expect(airalo.book.esims()).toHaveLength(2)
    expect(airalo.book.balance()).toBeLessThan(before)
    sandbox.clock.advance(11)
    const listed = await get('/orders?filter[description]=order-1&include=sims,status')
    expect(listed.data).toMatchObject([
      { quantity: 1, validity: '15', price: expect.stringMatching(/^\d+\.\d\d$/), status: { slug: 'completed' } },
      { sims: [{ lpa: 'smdp.sandbox.example' }] },
    ])
    const { number } = airalo.book.orders()[0] ?? {}
    expect((await get(`/orders/${number}?include=sims`)).data).toMatchObject({ id: Number(number) })
    expect((await get('/orders/1')).status).toBe(404)
  })

  it('refuses in the shape of fields, or with a code and a reason', async () => {
    const { order, post, airalo } = await airaloCalls()
    expect(await order('order-1', 'nowhere', '51')).toMatchObject({
      status: 422,
      data: {
        package_id: 'The selected package is invalid.',
        quantity: 'The quantity may not be greater than 50.',
      },
    })
    expect(await order('order-1', 'test-out-of-stock-7days-1gb')).toMatchObject({ status: 422, code: 34 })
    expect(await order('order-1', 'test-maintenance-mode-7days-1gb')).toMatchObject({ code: 13 })
    airalo.shelf.change({ code: 'IT_3_15', soldOut: true })
    expect(await order('order-1')).toMatchObject({ code: 34 })
    airalo.book.setBalance(1)
    expect(await order('order-1', 'italy-mobile-7days-1gb')).toMatchObject({ code: 11 })
    expect(await post('/orders-async', { package_id: 'italy-mobile-7days-1gb', quantity: '1' })).toMatchObject({
      status: 422,
      reason: expect.any(String),
    })
  })

  it('says the same in other notations, and asks for a confirmation code if told to', async () => {
    const { get, order, airalo } = await airaloCalls()
    airalo.faults.set({ at: 'balance', kind: 'odd-notation' })
    expect(await get('/balance')).toMatchObject({ meta: { message: 'succes' } })
    airalo.faults.set({ at: 'order', kind: 'odd-notation', times: 1 })
    expect(await order('order-1')).toMatchObject({ data: { quantity: 1, price: expect.any(String) } })
    airalo.faults.set({ at: 'order', kind: 'confirmation_code', times: 1 })
    expect(await order('order-2')).toMatchObject({
      data: { sims: [{ confirmation_code: '4242', qrcode: expect.stringMatching(/\$\$1$/) }] },
    })
    airalo.faults.set({ at: 'order', kind: 'reset_after', times: 1 })
    await expect(order('order-3')).rejects.toThrow('fetch failed')
    expect(airalo.book.ordersUnder('order-3')).toHaveLength(1)
  })
})
