import { afterEach, describe, expect, it } from 'vitest'
import { closeGo, goCalls } from '#tests/support/go-calls.ts'
import { STILL } from '#tests/support/lone-sandbox.ts'

afterEach(closeGo)

describe('the simulated eSIM Go', () => {
  it('lets in only its key, and ten tokens a second', async () => {
    const { call, base, sandbox } = await goCalls(STILL)
    expect((await fetch(`${base}/organisation`)).status).toBe(403)
    const answer = await call('GET', '/organisation')
    expect(answer.headers.get('x-ratelimit-cost')).toBe('1')
    expect(await answer.json()).toMatchObject({ currency: 'USD', balance: 500, apiKey: 'sandbox-key' })
    sandbox.clock.advance(60)
    const statuses = await Promise.all(
      Array.from({ length: 5 }, () => fetch(`${base}/catalogue`, { headers: { 'X-API-Key': 'sandbox-key' } })),
    )
    const refused = statuses.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(3)
    expect(refused[0]?.headers.get('retry-after')).toBe('1')
  })

  it('lists its catalog by pages, or as one list, in megabytes of a million bytes', async () => {
    const { get, go } = await goCalls()
    expect((await get('/catalogue')).said).toMatchObject({ pageSize: 50, rows: expect.any(Number) })
    const { said } = await get('/catalogue?countries=IT&perPage=100')
    expect(said).toMatchObject({
      bundles: expect.arrayContaining([
        expect.objectContaining({ name: 'esim_3GB_15D_IT_V2', dataAmount: 3_000, duration: 15, unlimited: false }),
        expect.objectContaining({ name: 'esim_UL_7D_IT_V2', dataAmount: -1, unlimited: true }),
      ]),
    })
    go.faults.set({ at: 'catalogue', kind: 'array' })
    expect((await get('/catalogue?perPage=10')).said).toHaveLength(10)
    expect((await get('/catalogue/bundle/esim_3GB_15D_IT_V2')).said).toMatchObject({ group: ['Standard Fixed'] })
    expect((await get('/catalogue/bundle/ESIM_3GB_15D_IT_V2')).status).toBe(400)
    expect((await get('/networks?isos=IT')).said).toMatchObject({ countryNetworks: [{ name: 'Italy' }] })
  })

  it('prices an order, sells twice if asked twice, and refuses without money', async () => {
    const { ask, get, orderOf, go } = await goCalls()
    const wanted = orderOf('esim_3GB_15D_IT_V2')
    const before = go.book.balance()
    expect((await ask('POST', '/orders', { ...wanted, type: 'validate' })).said).toMatchObject({ valid: true })
    expect(go.book.balance()).toBe(before)
    const { said } = await ask('POST', '/orders', wanted)
    expect(said).toMatchObject({
      status: 'completed',
      currency: 'USD',
      assigned: true,
      runningBalance: expect.any(String),
      createdDate: expect.stringMatching(/\.\d{9}Z$/),
      order: [{ item: 'esim_3GB_15D_IT_V2', esims: [{ smdpAddress: 'http://smdp.sandbox.example' }] }],
    })
    await ask('POST', '/orders', wanted)
    expect(go.book.esims()).toHaveLength(2)
    const since = new Date(Date.now() - 60_000).toISOString()
    const listed = await get(`/orders?includeIccids=true&createdAt=gte:${since}`)
    expect(listed.said).toMatchObject([
      { createDate: expect.any(String), order: [{ iccids: [expect.any(String)] }] },
      {},
    ])
    expect((await get('/orders?createdAt=lte:2020-01-01T00:00:00.000Z')).said).toEqual([])
    go.book.setBalance(1)
    expect(await ask('POST', '/orders', wanted)).toMatchObject({ status: 400, said: { message: 'insufficient funds' } })
    expect((await ask('POST', '/orders', orderOf('esim_3gb_15d_it_v2'))).status).toBe(400)
  })

  it('gives install data as a table unless JSON is asked for, and 503 while they are made', async () => {
    const { ask, call, get, orderOf, esim, go, sandbox } = await goCalls()
    const { reference, iccid } = await esim()
    const table = await call('GET', `/esims/assignments?reference=${reference}`, undefined, { accept: '*/*' })
    expect(await table.text()).toContain('"ICCID","Matching ID","RSP URL","Bundle"')
    expect((await get(`/esims/assignments?reference=${reference}&additionalFields=installUrl`)).said).toMatchObject({
      iccid,
      smdpAddress: 'http://smdp.sandbox.example',
      profileStatus: 'Released',
      appleInstallUrl: expect.stringContaining('carddata=LPA:1$'),
    })
    go.faults.set({ at: 'order', kind: 'allocating', times: 1 })
    await ask('POST', '/orders', orderOf('esim_1GB_7D_IT_V2'))
    const late = go.book.orders().at(-1)?.number
    const refused = await call('GET', `/esims/assignments?reference=${late}`)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)])
    sandbox.clock.advance(120)
    expect((await get(`/esims/assignments?reference=${late}`)).status).toBe(200)
  })

  it('keeps bundles in stock, applies them, and takes them back', async () => {
    const { ask, get, orderOf, go } = await goCalls()
    const before = go.book.balance()
    await ask('POST', '/orders', { ...orderOf('esim_1GB_7D_ES_V2', { quantity: 2 }), assign: false })
    expect((await get('/inventory')).said).toMatchObject({ bundles: [{ available: [{ id: 1, remaining: 2 }] }] })
    expect((await ask('POST', '/esims/apply', { name: 'esim_1GB_7D_ES_V2' })).said).toMatchObject({
      esims: [{ iccid: expect.stringMatching(/^\d{19}$/), bundle: 'esim_1GB_7D_ES_V2' }],
      applyReference: expect.any(String),
    })
    await ask('POST', '/inventory/refund', { usageId: 1, quantity: 1 })
    expect((await get('/inventory')).said).toMatchObject({ bundles: [{ available: [{ remaining: 0 }] }] })
    expect(go.book.balance()).toBe(before - (go.shelf.find('ES_1_7')?.cents ?? 0))
    expect((await ask('POST', '/esims/apply', { name: 'esim_1GB_7D_ES_V2' })).status).toBe(403)
  })

  it('says the same in other notations, and acts before a connection breaks', async () => {
    const { ask, get, orderOf, go } = await goCalls()
    go.faults.set({ at: 'organisation', kind: 'odd-notation' })
    expect((await get('/organisation')).said).toMatchObject({ balance: '500.00' })
    go.faults.set({ at: 'order', kind: 'reset_after', times: 1 })
    await expect(ask('POST', '/orders', orderOf('esim_1GB_7D_ES_V2'))).rejects.toThrow('fetch failed')
    expect(go.book.orders()).toHaveLength(1)
  })
})
