import { afterEach, describe, expect, it } from 'vitest'
import { accessCalls, anEndpoint, closeCalls } from '#tests/support/access-calls.ts'
import { smsStatusOf } from './access-package.ts'

afterEach(closeCalls)

const HOUR = 3_600
const DAY = 24 * HOUR
const MEGABYTE = 1024 ** 2

describe('an eSIM of the simulated eSIM Access', () => {
  it('goes through the phone step by step, and tells used data two hours late', async () => {
    const { access, esim, row, ask, sandbox } = await accessCalls()
    const { esimTranNo } = await esim('order-1', 'ES_3_15')
    access.phones.move(esimTranNo, 'downloaded')
    expect(await row(esimTranNo)).toMatchObject({ smdpStatus: 'DOWNLOAD', eid: expect.stringMatching(/^\d{32}$/) })
    access.phones.use(esimTranNo, 100)
    expect(await row(esimTranNo)).toMatchObject({ smdpStatus: 'ENABLED', esimStatus: 'IN_USE', orderUsage: 0 })
    sandbox.clock.advance(2 * HOUR + 1)
    const { obj } = await ask('/esim/usage/query', { esimTranNoList: [esimTranNo] })
    expect(obj).toMatchObject({ esimUsageList: [{ esimTranNo, dataUsage: expect.closeTo(100 * MEGABYTE, -5) }] })
    access.phones.leave(esimTranNo, 0)
    expect(await row(esimTranNo)).toMatchObject({ esimStatus: 'USED_UP' })
    sandbox.clock.advance(15 * DAY)
    expect(await row(esimTranNo)).toMatchObject({ esimStatus: 'USED_EXPIRED' })
  })

  it('is taken back for all its money before the download, and never after', async () => {
    const { access, esim, row, ask } = await accessCalls()
    const before = access.book.balance()
    const { esimTranNo } = await esim('order-1')
    expect(access.book.balance()).toBeLessThan(before)
    expect(await ask('/esim/cancel', { esimTranNo })).toMatchObject({ success: true, obj: {} })
    expect(access.book.balance()).toBe(before)
    expect(await row(esimTranNo)).toMatchObject({ esimStatus: 'CANCEL', smdpStatus: 'RELEASED' })
    expect(await ask('/esim/cancel', { esimTranNo })).toMatchObject({ errorCode: '200002' })

    const other = await esim('order-2')
    access.phones.move(other.esimTranNo, 'downloaded')
    expect(await ask('/esim/cancel', { iccid: other.iccid })).toMatchObject({ errorCode: '200002' })
    expect(await ask('/esim/revoke', other)).toMatchObject({ success: true })
  })

  it('takes a top-up each time it is asked for one until it ends, and none after', async () => {
    const { access, esim, ask, sandbox } = await accessCalls()
    const { esimTranNo, iccid } = await esim('order-1')
    const topUp = { esimTranNo, packageCode: 'IT_1_7', transactionId: 'more-1' }
    access.phones.use(esimTranNo, 3_072)
    const first = await ask('/esim/topup', topUp)
    expect(first.obj).toMatchObject({ iccid, totalVolume: 4_096 * MEGABYTE, totalDuration: 22 })
    const credit = access.book.balance()
    expect((await ask('/esim/topup', topUp)).obj).toMatchObject({ totalVolume: 5_120 * MEGABYTE })
    expect(access.book.balance()).toBeLessThan(credit)
    expect(await ask('/esim/topup', { ...topUp, transactionId: 'more-2', packageCode: 'ES_1_7' })).toMatchObject({
      errorCode: '310243',
    })
    sandbox.clock.advance(30 * DAY)
    expect(await ask('/esim/topup', { ...topUp, transactionId: 'more-3' })).toMatchObject({ errorCode: '200002' })
  })

  it('may get the ICCID of an earlier one, which keeps its own number and state', async () => {
    const { access, esim, ask, row } = await accessCalls()
    const earlier = await esim('order-1')
    await ask('/esim/cancel', earlier)
    access.faults.set({ at: 'order', kind: 'reused_iccid' })
    const later = await esim('order-2')
    expect(later.iccid).toBe(earlier.iccid)
    expect(later.esimTranNo).not.toBe(earlier.esimTranNo)
    expect(await row(earlier.esimTranNo)).toMatchObject({ esimStatus: 'CANCEL' })
    expect(await row(later.esimTranNo)).toMatchObject({ esimStatus: 'GOT_RESOURCE' })
    expect((await esim('order-3')).iccid).not.toBe(earlier.iccid)
  })

  it('gets text messages once it is installed, if its plan allows them', async () => {
    const { access, esim, ask } = await accessCalls()
    const [able, unable] = [true, false].map((isAble) =>
      access.shelf.all().find((plan) => plan.kind === 'fixed' && smsStatusOf(plan) > 0 === isAble),
    )
    const message = 'Welcome'
    const { esimTranNo } = await esim('order-1', able?.code)
    expect(await ask('/esim/sendSms', { esimTranNo, message })).toMatchObject({ errorCode: '200002' })
    access.phones.move(esimTranNo, 'enabled')
    expect(await ask('/esim/sendSms', { esimTranNo, message })).toMatchObject({ success: true, obj: {} })
    expect(await ask('/esim/sendSms', { esimTranNo, message: 'x'.repeat(501) })).toMatchObject({ errorCode: '000107' })
    const silent = await esim('order-2', unable?.code)
    access.phones.move(silent.esimTranNo, 'enabled')
    expect(await ask('/esim/sendSms', { esimTranNo: silent.esimTranNo, message })).toMatchObject({
      errorCode: '200002',
    })
  })
})

describe('webhooks of the simulated eSIM Access', () => {
  it('go only to an address that answers its health check', async () => {
    const { ask } = await accessCalls()
    const broken = await anEndpoint(500)
    expect(await ask('/webhook/save', { webhook: broken.url })).toMatchObject({ success: false })
    expect(await ask('/webhook/save', { webhook: 'https://shop.example/hook' })).toMatchObject({ success: false })
    const { url, told } = await anEndpoint()
    expect(await ask('/webhook/save', { webhook: url })).toMatchObject({ success: true })
    expect(told()).toMatchObject([{ notifyType: 'CHECK_HEALTH', content: { orderNo: '1234567890' } }])
    expect((await ask('/webhook/query')).obj).toEqual({ webhook: url })
  })

  it('tell of the order, each step in the phone, used data, and the last day', async () => {
    const { ask, esim, access, sandbox } = await accessCalls()
    const { url, told, types } = await anEndpoint()
    await ask('/webhook/save', { webhook: url })
    const { esimTranNo } = await esim('order-1')
    await expect.poll(types).toEqual(['CHECK_HEALTH', 'ORDER_STATUS'])
    expect(told()[1]?.content).toEqual({
      orderNo: expect.stringMatching(/^B/),
      orderStatus: 'GOT_RESOURCE',
      transactionId: 'order-1',
    })
    access.phones.use(esimTranNo, 2_000)
    sandbox.clock.advance(3 * HOUR)
    await expect.poll(types).toContain('DATA_USAGE')
    expect(
      told()
        .filter(({ notifyType }) => notifyType === 'SMDP_EVENT')
        .map(({ content }) => content),
    ).toMatchObject([
      { smdpStatus: 'DOWNLOAD', esimStatus: 'GOT_RESOURCE' },
      { smdpStatus: 'INSTALLATION' },
      { smdpStatus: 'ENABLED' },
      { smdpStatus: 'ENABLED', esimStatus: 'IN_USE' },
    ])
    sandbox.clock.advance(14 * DAY)
    await expect.poll(types).toContain('VALIDITY_USAGE')
    expect(told().find(({ notifyType }) => notifyType === 'VALIDITY_USAGE')?.content).toMatchObject({ remain: 1 })
  })

  it('come before the answer, twice, late, about another order, or in another notation', async () => {
    const { ask, order, access, sandbox } = await accessCalls()
    const { url, told } = await anEndpoint()
    await ask('/webhook/save', { webhook: url })
    const about = (reference: string) => told().filter(({ content }) => content['transactionId'] === reference)
    const plan = (kind: string) => access.faults.set({ at: 'webhook', kind, times: 1, match: 'ORDER_STATUS' })
    plan('before_answer')
    await order('order-1')
    expect(about('order-1')).toHaveLength(1)
    plan('twice')
    await order('order-2')
    sandbox.clock.advance(11)
    await expect.poll(() => about('order-2').length).toBe(2)
    expect(new Set(about('order-2').map(({ notifyId }) => notifyId)).size).toBe(1)
    plan('late')
    await order('order-3')
    plan('wrong_order')
    await order('order-4')
    sandbox.clock.advance(11)
    await expect.poll(() => about('order-3').length).toBe(1)
    expect(about('order-4')).toHaveLength(0)
    sandbox.clock.advance(60)
    await expect.poll(() => about('order-3').length).toBe(2)
    plan('reorder')
    await order('order-6')
    await order('order-7')
    sandbox.clock.advance(11)
    await expect.poll(() => about('order-7').length).toBe(1)
    expect(about('order-6')).toHaveLength(0)
    sandbox.clock.advance(5)
    await expect.poll(() => about('order-6').length).toBe(1)
    plan('odd-notation')
    await order('order-5')
    sandbox.clock.advance(11)
    await expect.poll(() => about('order-5').length).toBe(1)
    expect(about('order-5')[0]?.eventGenerateTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/)
  })
})
