// What is asked of the network for each of the shop's calls, and what its answers come to.
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { EsimProvider } from '#ports/esim-provider.ts'
import { networkPurchaseStore } from '#shop/delivery/provisioning/network-purchase-store.ts'
import { answeringVendor } from '#tests/support/answering-vendor.ts'
import { quickEngine } from '#tests/support/engines.ts'
import { failureOf } from '#tests/support/failure-of.ts'
import { takeDatabase } from '#tests/support/test-databases.ts'
import { esimAccess } from './esim-access.ts'

let vendor: Awaited<ReturnType<typeof answeringVendor>>
beforeAll(async () => {
  vendor = await answeringVendor()
})
afterAll(() => vendor.close())
let provider: EsimProvider
beforeEach(() => {
  provider = esimAccess({ url: vendor.url, accessCode: 'code-1', secret: null })
})

const yes = (obj: object) => ({ success: true, errorCode: '0', errorMsg: null, obj })
const no = (errorCode: string) => ({ success: false, errorCode, errorMsg: 'No.', obj: null })
const told = (changes: object = {}) => ({
  esimTranNo: '26112715090001',
  orderNo: 'B1',
  transactionId: 'order-1',
  iccid: '8943108170000775671',
  ac: 'LPA:1$rsp-eu.example.com$43DE23C67EE747BC',
  smdpStatus: 'RELEASED',
  esimStatus: 'GOT_RESOURCE',
  expiredTime: '2027-05-29T18:34:17+0000',
  totalVolume: 1024 ** 3,
  orderUsage: 0,
  dataType: 1,
  ...changes,
})
const esims = (...rows: object[]) => yes({ esimList: rows, pager: { pageSize: 500, pageNum: 1, total: rows.length } })
const sent = () => vendor.asked.map(({ path, body }) => [path.replace('/api/v1/open/', ''), JSON.parse(body)])
const ORDER = { packageId: 'IT_3_15', days: null, mostPaid: null, reference: 'order-1', callbackUrl: 'http://x/' }
const ESIM = { networkEsimId: '26112715090001', iccid: '8943108170000775671' }
const SINCE = new Date('2026-11-27T13:05:30Z')

describe('an order', () => {
  it('names our reference, and the price at which it may be bought', async () => {
    vendor.answers(yes({ orderNo: 'B1', transactionId: 'order-1' }))
    await provider.allocate({ ...ORDER, mostPaid: { units: 310, divisor: 100, currency: 'USD' } })
    const packageInfoList = [{ packageCode: 'IT_3_15', count: 1, price: 31000 }]
    expect(sent()).toEqual([['esim/order', { transactionId: 'order-1', packageInfoList }]])
  })

  it('of something sold by the day says how many', async () => {
    vendor.answers(yes({ orderNo: 'B1' }))
    await provider.allocate({ ...ORDER, days: 7 })
    expect(sent()[0]?.[1].packageInfoList).toEqual([{ packageCode: 'IT_3_15', count: 1, periodNum: 7 }])
  })

  it('in another currency is not made', async () => {
    vendor.answers(yes({ orderNo: 'B1' }))
    const mostPaid = { units: 310, divisor: 100, currency: 'EUR' }
    expect(await failureOf(provider.allocate({ ...ORDER, mostPaid }))).toMatchObject({ fault: 'price_changed' })
    expect(sent()).toEqual([])
  })

  it('with a long reference has the same short one each time, by which it is found', async () => {
    const reference = `wanderpass_order_${'x'.repeat(60)}`
    const short = provider.toldReference(reference)
    expect(short.length).toBeLessThanOrEqual(50)
    expect([provider.toldReference(reference), provider.toldReference(`${reference}y`) === short]).toEqual([
      short,
      false,
    ])
    expect(provider.toldReference('x'.repeat(50))).toBe('x'.repeat(50))
    vendor.answers(yes({ orderNo: 'B1' }), esims(told({ transactionId: short })))
    await provider.allocate({ ...ORDER, reference })
    expect(await provider.findByReference(reference, SINCE)).toHaveLength(1)
    expect(sent()[0]?.[1].transactionId).toBe(short)
  })

  it('that the network made before counts as made', async () => {
    vendor.answers(no('310402'))
    await expect(provider.allocate(ORDER)).resolves.toBeUndefined()
  })

  it('that is refused or unclear says so', async () => {
    for (const [code, failure] of [
      ['200007', { outcome: 'refused', fault: 'no_credit' }],
      ['200011', { outcome: 'refused', fault: 'out_of_stock' }],
      ['200005', { outcome: 'refused', fault: 'price_changed' }],
      ['000001', { outcome: 'unknown', isRetryable: true }],
    ] as const) {
      vendor.answers(no(code))
      expect(await failureOf(provider.allocate(ORDER))).toMatchObject(failure)
    }
    // An answer without an order number may still have ordered.
    vendor.answers(yes({}))
    expect(await failureOf(provider.allocate(ORDER))).toMatchObject({ outcome: 'unknown', isRetryable: true })
  })
})

describe('the profiles of a reference', () => {
  it('are asked for by the order number, if this process ordered', async () => {
    vendor.answers(yes({ orderNo: 'B1' }), no('200010'), esims(told()))
    await provider.allocate(ORDER)
    // Being made is not the same as not being there: nobody may order another one.
    expect(await failureOf(provider.findByReference('order-1', SINCE))).toMatchObject({ outcome: 'unknown' })
    expect(await provider.findByReference('order-1', SINCE)).toEqual([
      { ...ESIM, activationCode: 'LPA:1$rsp-eu.example.com$43DE23C67EE747BC', confirmationCode: null },
    ])
    expect(sent()[2]).toEqual(['esim/query', { orderNo: 'B1', pager: { pageNum: 1, pageSize: 50 } }])
  })

  it('are looked for among all since a minute before, page by page, without those of others', async () => {
    const others = Array.from({ length: 500 }, (_, at) => told({ esimTranNo: `x${at}`, transactionId: `order-x${at}` }))
    vendor.answers(
      esims(...others),
      esims(told({ esimTranNo: 'mine' }), told({ transactionId: null, esimTranNo: 'y' })),
    )
    expect((await provider.findByReference('order-1', SINCE)).map(({ networkEsimId }) => networkEsimId)).toEqual([
      'mine',
    ])
    expect(sent().map(([, { startTime, pager }]) => [startTime, pager.pageNum])).toEqual([
      ['2026-11-27T13:04+00:00', 1],
      ['2026-11-27T13:04+00:00', 2],
    ])
  })

  it('that were taken back are not there, and those without a number are promised', async () => {
    vendor.answers(esims(told({ esimStatus: 'CANCEL' })))
    expect(await provider.findByReference('order-1', SINCE)).toEqual([])
    vendor.answers(esims(told({ iccid: '', esimStatus: 'GETTING_RESOURCE' })))
    expect(await failureOf(provider.findByReference('order-1', SINCE))).toMatchObject({ outcome: 'unknown' })
  })

  it('are found whatever stands beside them, and nothing that another order got is ours', async () => {
    const odd = told({ esimTranNo: 'x', transactionId: 'order-2', ac: 'https://example.com' })
    vendor.answers(esims(odd))
    expect(await provider.findByReference('order-1', SINCE)).toEqual([])
    vendor.answers(esims(odd, told()))
    expect(await provider.findByReference('order-1', SINCE)).toHaveLength(1)
    const good = told({ esimTranNo: 'x', transactionId: 'order-2' })
    vendor.answers(esims(good, told({ iccid: Number(ESIM.iccid) })))
    expect(await failureOf(provider.findByReference('order-1', SINCE))).toMatchObject({ fault: 'unusable_iccid' })
    // A row that can be used, but for its state.
    vendor.answers(esims(told({ esimTranNo: 'x', transactionId: 'order-2', esimStatus: 'DREAMING' })))
    expect(await provider.findByReference('order-1', SINCE)).toEqual([])
  })

  it('without a reference are ours if they were asked for by the order number', async () => {
    vendor.answers(yes({ orderNo: 'B1' }), esims(told({ transactionId: null, ac: 'https://example.com' })))
    await provider.allocate(ORDER)
    expect(await failureOf(provider.findByReference('order-1', SINCE))).toMatchObject({ fault: 'unusable_code' })
  })

  it('are looked for again, and not bought again, where the list is null, missing, or of nothing that can be read', async () => {
    const nothings = [{ esimList: null }, { esimList: null, pager: { total: 0 } }, {}, null]
    const unreadable = [[null], [null, null], ['end of list'], [told({ esimTranNo: null, transactionId: null })]]
    for (const obj of [...nothings, ...unreadable.map((esimList) => ({ esimList }))]) {
      vendor.answers({ ...yes({}), obj })
      expect(await failureOf(provider.findByReference('order-1', SINCE))).toMatchObject({
        outcome: 'unknown',
        isRetryable: true,
      })
    }
    vendor.answers(esims(told()))
    expect(await provider.findByReference('order-1', SINCE)).toHaveLength(1)
  })

  it('with what no phone could use are refused for good', async () => {
    for (const [changes, fault] of [
      [{ iccid: Number(ESIM.iccid) }, 'unusable_iccid'],
      [{ ac: 'https://example.com' }, 'unusable_code'],
    ] as const) {
      vendor.answers(esims(told(changes)))
      expect(await failureOf(provider.findByReference('order-1', SINCE))).toMatchObject({ isRetryable: false, fault })
    }
  })
})

describe('an eSIM', () => {
  it('is asked for by the network’s own ID, and an answer about another one with its ICCID is none', async () => {
    vendor.answers(esims(told({ smdpStatus: 'INSTALLATION', esimStatus: 'IN_USE', orderUsage: 1024 ** 2 })))
    expect(await provider.profileState(ESIM)).toBe('installed')
    expect(await provider.findBalance(ESIM)).toEqual({ balanceMb: 1023, expiresAt: new Date('2027-05-29T18:34:17Z') })
    expect(sent()[0]).toEqual(['esim/query', { esimTranNo: ESIM.networkEsimId, pager: { pageNum: 1, pageSize: 5 } }])
    vendor.answers(esims(told({ esimTranNo: 'other' })))
    expect(await failureOf(provider.findUsage(ESIM))).toMatchObject({ outcome: 'unknown' })
    vendor.answers(esims())
    expect(await failureOf(provider.findCodes(ESIM))).toMatchObject({ outcome: 'refused', fault: 'not_known' })
  })

  it('is taken back once, also if we ask twice, but not after it was downloaded', async () => {
    vendor.answers(yes({}))
    await provider.release(ESIM)
    expect(sent()).toEqual([['esim/cancel', { esimTranNo: ESIM.networkEsimId }]])
    vendor.answers(no('200002'), esims(told({ esimStatus: 'CANCEL' })))
    await provider.release(ESIM)
    vendor.answers(no('200002'), esims(told({ smdpStatus: 'DOWNLOAD' })))
    expect(await failureOf(provider.release(ESIM))).toMatchObject({ outcome: 'refused', fault: 'conflict' })
  })

  it('gets more data by its own ID', async () => {
    const { open, giveBack } = await takeDatabase(quickEngine())
    onTestFinished(giveBack)
    const settings = { url: vendor.url, accessCode: 'code-1', secret: null }
    const journal = networkPurchaseStore(open.database).of('esim-access')
    const { topUp } = esimAccess(settings, undefined, undefined, () => journal)
    const mostPaid = { units: 31000, divisor: 10_000, currency: 'USD' }
    const more = { esim: ESIM, packageId: 'IT_3_15', days: null, mostPaid, reference: 'order-2' }
    vendor.answers(yes({ transactionId: 'order-2', iccid: ESIM.iccid }), esims(told()))
    await topUp(more)
    const esimTranNo = ESIM.networkEsimId
    const body = { esimTranNo, packageCode: 'IT_3_15', transactionId: 'order-2', amount: '31000' }
    expect(sent()[0]).toEqual(['esim/topup', body])
    // What the network said that it did isn't asked for again, even if it lists nothing.
    vendor.answers(esims(told({ packageList: [{ createTime: '2026-03-01T00:00:00+0000', volume: 1 }] })))
    await topUp(more)
    expect(sent().map(([path]) => path)).not.toContain('esim/topup')
    // A top-up that the network made before counts as made.
    vendor.answers(no('310402'), esims(told()))
    await expect(topUp({ ...more, reference: 'order-3' })).resolves.toBeUndefined()
  })
})

it('all profiles are passed on page by page, without those that were taken back', async () => {
  vendor.answers(esims(told(), told({ esimTranNo: 'x', esimStatus: 'REVOKE' })))
  const held: unknown[] = []
  await provider.eachProfiles(async (profiles) => void held.push(...profiles))
  expect(held).toEqual([{ ...ESIM, reference: 'order-1' }])
  expect(await provider.listEsims()).toHaveLength(1)
})

it('what is left to spend is told in the network’s money', async () => {
  vendor.answers(yes({ balance: 940000 }))
  expect(await provider.creditBalance()).toEqual({ units: 940000, divisor: 10_000, currency: 'USD' })
  await provider.checkLogin()
})
