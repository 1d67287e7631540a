import { afterEach, describe, expect, it } from 'vitest'
import { accessCalls, closeCalls, PAGER } from '#tests/support/access-calls.ts'
import { STILL } from '#tests/support/lone-sandbox.ts'
import { signatureOf } from './access-auth.ts'

afterEach(closeCalls)

const GIGABYTE = 1024 ** 3

describe('the simulated eSIM Access', () => {
  it('lets in a right access code or a right signature, and says why it refuses others', async () => {
    const { ask } = await accessCalls()
    expect((await ask('/balance/query')).obj).toMatchObject({ balance: 5_000_000 })
    expect(await ask('/balance/query', {}, { 'rt-accesscode': 'wrong' })).toMatchObject({
      status: 200,
      success: false,
      errorCode: '101003',
    })
    const signed = {
      timestamp: String(Date.now()),
      requestId: crypto.randomUUID(),
      accessCode: 'sandbox-access',
      body: '{}',
    }
    const headers = (signature: string, timestamp = signed.timestamp) => ({
      'rt-timestamp': timestamp,
      'rt-requestid': signed.requestId,
      'rt-signature': signature,
    })
    const right = signatureOf(signed, 'sandbox-secret')
    expect(await ask('/balance/query', {}, headers(right.toUpperCase()))).toMatchObject({ success: true })
    expect(await ask('/balance/query', {}, headers(right.replace(/^./, 'x')))).toMatchObject({ errorCode: '101003' })
    expect(await ask('/balance/query', {}, headers(right, '1628670421000'))).toMatchObject({ errorCode: '101001' })
  })

  it('signs as the published example does', () => {
    const signed = {
      timestamp: '1628670421',
      requestId: '4ce9d9cdac9e4e17b3a2c66c358c1ce2',
      accessCode: '11111',
      body: '{"imsi":"326543826"}',
    }
    expect(signatureOf(signed, '1111')).toBe('7eb765e27df5373dea2dbc8c41a7d9557743e46c8054750f3d851b3fd01d0835')
  })

  it('lists some hundred plans of every kind, thousands if told to, and top-ups by plan and eSIM', async () => {
    const { ask, access, esim } = await accessCalls()
    const listed = async (body: object) => {
      const { obj } = await ask('/package/list', body)
      const list: unknown = obj?.['packageList']
      return Array.isArray(list) ? list : []
    }
    const base = await listed({})
    expect(base.length).toBeGreaterThan(200)
    expect(base.length).toBeLessThan(600)
    expect(new Set(base.map(({ dataType }) => dataType))).toEqual(new Set([1, 2, 3, 4]))
    expect(base.find(({ slug }) => slug === 'IT_3_15')).toMatchObject({
      volume: 3 * GIGABYTE,
      duration: 15,
      durationUnit: 'DAY',
      location: 'IT',
      currencyCode: 'USD',
      price: expect.any(Number),
    })
    expect((await listed({ locationCode: '!GL' })).every(({ locationCode }) => locationCode.startsWith('GL-'))).toBe(
      true,
    )
    const { iccid } = await esim('order-1')
    const topUps = await listed({ type: 'TOPUP', iccid })
    expect(topUps.map(({ slug }) => slug)).toEqual(['IT_1_7', 'IT_3_15', 'IT_5_30', 'IT_20_30'])
    expect(topUps.every(({ packageCode }) => packageCode.startsWith('TOPUP_'))).toBe(true)
    access.shelf.makeComplete(true)
    expect((await listed({})).length).toBeGreaterThan(3_000)
  })

  it('shows a plan that became dearer, smaller, or is gone', async () => {
    const { ask, access, order } = await accessCalls()
    access.shelf.change({ code: 'IT_3_15', cents: 999, gigabytes: 2 })
    access.shelf.change({ code: 'IT_1_7', gone: true })
    access.shelf.change({ code: 'IT_5_30', soldOut: true })
    const { obj } = await ask('/package/list', { slug: 'IT_3_15' })
    expect(obj).toMatchObject({ packageList: [{ price: 99_900, volume: 2 * GIGABYTE }] })
    expect(await order('order-1', 'IT_1_7')).toMatchObject({ errorCode: '310241' })
    expect(await order('order-2', 'IT_5_30')).toMatchObject({ errorCode: '200011' })
  })

  it('allocates in some seconds, and repeats the order of a transaction ID instead of making another', async () => {
    const { ask, order, sandbox, access } = await accessCalls()
    const first = await order('order-1')
    const orderNo = first.obj?.['orderNo']
    expect(orderNo).toMatch(/^B\d{14,}$/)
    expect(await order('order-1', 'IT_5_30')).toEqual(first)
    expect(access.book.esims()).toHaveLength(1)
    expect(await ask('/esim/query', { orderNo, ...PAGER })).toMatchObject({ success: false, errorCode: '200010' })
    sandbox.clock.advance(11)
    expect((await ask('/esim/query', { orderNo, ...PAGER })).obj).toMatchObject({
      esimList: [
        {
          orderNo,
          transactionId: 'order-1',
          iccid: expect.stringMatching(/^\d{19}$/),
          ac: expect.stringMatching(/^LPA:1\$smdp\.sandbox\.example\$/),
          smdpStatus: 'RELEASED',
          esimStatus: 'GOT_RESOURCE',
          eid: '',
          totalVolume: 3 * GIGABYTE,
          orderUsage: 0,
          expiredTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/),
        },
      ],
      pager: { pageNum: 1, pageSize: 5, total: 1 },
    })
  })

  it.each([
    ['no pager', { orderNo: 'B1' }, '000105'],
    ['pages of fewer than five', { orderNo: 'B1', pager: { pageNum: 1, pageSize: 4 } }, '000107'],
    ['an unknown order', { orderNo: 'B1', ...PAGER }, '310272'],
    ['an unknown ICCID', { iccid: '8931000000000000000', ...PAGER }, '310403'],
    ['nothing to look for', PAGER, '000105'],
  ])('refuses a query with %s', async (_what, body, errorCode) => {
    const { ask } = await accessCalls()
    expect(await ask('/esim/query', body)).toMatchObject({ status: 200, success: false, errorCode })
  })

  it('guards the price that the order names, and takes money only for what it makes', async () => {
    const { ask, order, access } = await accessCalls()
    const before = access.book.balance()
    expect(await order('order-1', 'IT_3_15', { price: 1 })).toMatchObject({ errorCode: '200005' })
    const packageInfoList = [{ packageCode: 'IT_3_15', count: 2 }]
    expect(await ask('/esim/order', { transactionId: 'order-2', amount: 1, packageInfoList })).toMatchObject({
      errorCode: '200006',
    })
    expect(await order('order-3', 'IT_1_DAILY')).toMatchObject({ errorCode: '200008' })
    expect(await ask('/esim/order', { transactionId: 'x'.repeat(51), packageInfoList })).toMatchObject({
      errorCode: '000107',
    })
    expect(access.book.balance()).toBe(before)
    expect(await order('order-4', 'IT_1_DAILY', { periodNum: 5 })).toMatchObject({ success: true })
    access.book.setBalance(10)
    expect(await order('order-5')).toMatchObject({ errorCode: '200007' })
  })

  it('answers at most eight calls a second', async () => {
    const { ask, send, sandbox } = await accessCalls(STILL)
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await send('/balance/query', '')).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(8)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    sandbox.clock.advance(1)
    expect(await ask('/balance/query')).toMatchObject({ status: 200 })
  })

  it('refuses what is not JSON, and what is not posted', async () => {
    const { send, base } = await accessCalls()
    expect(await (await send('/esim/order', '{')).json()).toMatchObject({ errorCode: '000104' })
    expect(await (await send('/esim/order', '')).json()).toMatchObject({ errorCode: '000105' })
    expect(await (await fetch(`${base}/balance/query`)).json()).toMatchObject({ errorCode: '000103' })
  })

  it('says the same in other notations, and fails before or after it acts', async () => {
    const { ask, order, access } = await accessCalls()
    access.faults.set({ at: 'balance', kind: 'odd-notation' })
    expect(await ask('/balance/query')).toMatchObject({ success: 'true', obj: { balance: '5000000' } })
    expect(await ask('/balance/query')).toMatchObject({ success: true, errorMessage: null })
    access.faults.set({ at: 'order', kind: 'fail_before', times: 1 })
    await expect(order('order-1')).rejects.toThrow('success')
    expect(access.book.orders()).toHaveLength(0)
    access.faults.set({ at: 'order', kind: 'reset_after', times: 1 })
    await expect(order('order-1')).rejects.toThrow('fetch failed')
    expect(access.book.orders()).toHaveLength(1)
    expect(await order('order-1')).toMatchObject({ obj: { orderNo: access.book.orders()[0]?.number } })
    expect(access.book.orders()).toHaveLength(1)
  })
})
