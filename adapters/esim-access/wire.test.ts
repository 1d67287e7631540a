// What the network may send beside the right thing: a good row survives, a bad one is named, and nothing is mistaken.
import { anything, array, assert, constant, constantFrom, maxSafeNat, oneof, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toldRows } from '#values/normal-form/rows.ts'
import { aboutOf, creditOf, esimsOf, orderNoOf } from './wire.ts'

const GB = 1024 ** 3
/** A row as the network tells it; the values are ours. */
const ROW = {
  esimTranNo: '26112715090001',
  orderNo: 'B26112715090001',
  transactionId: 'order-1',
  imsi: '232104070077567',
  iccid: '8943108170000775671',
  ac: 'LPA:1$rsp-eu.example.com$43DE23C67EE747BCAD6B63E8B67B261F',
  smdpStatus: 'RELEASED',
  eid: '',
  activeType: 1,
  dataType: 1,
  activateTime: null,
  expiredTime: '2027-05-29T18:34:17+0000',
  totalVolume: 5 * GB,
  totalDuration: 30,
  durationUnit: 'DAY',
  orderUsage: 0,
  esimStatus: 'GOT_RESOURCE',
}
/** What a reader of numbers makes of it. */
const ROUNDED = Number(ROW.iccid)
const page = (...rows: unknown[]) =>
  esimsOf({ esimList: rows, pager: { pageSize: 500, pageNum: 1, total: rows.length } })
const one = (changes: object) => page({ ...ROW, ...changes })

describe('an eSIM', () => {
  it('is read as it is told', () => {
    expect(one({})?.rows).toEqual([
      {
        networkEsimId: '26112715090001',
        iccid: '8943108170000775671',
        activationCode: 'LPA:1$rsp-eu.example.com$43DE23C67EE747BCAD6B63E8B67B261F',
        confirmationCode: null,
        reference: 'order-1',
        packages: null,
        plan: 'waiting',
        profileState: 'released',
        totalMb: 5120,
        balanceMb: 5120,
        // The time that is told before the first use is that until which it can be installed.
        expiresAt: null,
        isDepleted: false,
        isExpired: false,
      },
    ])
  })

  it('survives anything that stands beside it, and is there once', () => {
    const neighbor = oneof(anything(), constant(ROW), constant({ ...ROW, iccid: ROUNDED }))
    assert(
      property(array(neighbor), array(neighbor), (before, after) => {
        const found = page(...before, ROW, ...after)
        expect(found?.rows.filter(({ networkEsimId }) => networkEsimId === ROW.esimTranNo)).toEqual(one({})?.rows)
      }),
    )
  })

  it('with a number instead of a text is refused, not rounded', () => {
    expect(one({ iccid: ROUNDED })).toMatchObject({ rows: [], odd: [{ row: 1, field: 'iccid' }] })
    expect(one({ esimTranNo: 2 ** 53 })).toMatchObject({ rows: [], odd: [{ row: 1, field: 'esimTranNo' }] })
  })

  it('that comes back with the same ICCID is another one', () => {
    const ids = page(ROW, { ...ROW, esimTranNo: '26112715090002' })?.rows.map(({ networkEsimId }) => networkEsimId)
    expect(ids).toEqual(['26112715090001', '26112715090002'])
  })

  it('without a usable code is refused', () => {
    for (const ac of ['<b>', 'LPA:1$$', 7]) expect(one({ ac })).toMatchObject({ rows: [], odd: [{ field: 'ac' }] })
    expect(one({ ac: '' })?.rows[0]?.activationCode).toBeNull()
  })

  it('that is being made has no number, and is promised', () => {
    for (const iccid of [null, '', undefined])
      expect(one({ iccid, esimStatus: 'GETTING_RESOURCE' })).toEqual({
        rows: [],
        hasUnknown: false,
        odd: [],
        promised: ['order-1'],
        unusable: [],
        count: 1,
      })
  })

  it.each([
    ['GOT_RESOURCE', { isDepleted: false, isExpired: false, expiresAt: null }],
    ['IN_USE', { isDepleted: false, isExpired: false, expiresAt: new Date('2027-05-29T18:34:17Z') }],
    ['USED_UP', { isDepleted: true, isExpired: false }],
    ['USED_EXPIRED', { isDepleted: false, isExpired: true }],
    ['UNUSED_EXPIRED', { isExpired: true, expiresAt: new Date('2027-05-29T18:34:17Z') }],
    ['SUSPENDED', { plan: 'stopped', isExpired: false }],
    ['CANCEL', { plan: 'gone', isExpired: true, expiresAt: null }],
    ['REVOKE', { plan: 'gone' }],
    ['REVOKED', { plan: 'gone' }],
  ])('that is %s is %j', (esimStatus, state) => {
    const found = one({ esimStatus, smdpStatus: 'ENABLED' })
    expect(found?.rows[0]).toMatchObject({ ...state, profileState: 'enabled' })
    expect(found?.odd).toEqual([])
  })

  it('in a state that we don’t know is unknown, noted, and otherwise as it was', () => {
    const found = one({ esimStatus: 'DREAMING', smdpStatus: '__proto__' })
    expect(found?.rows[0]).toMatchObject({ plan: 'unknown', profileState: 'unknown', balanceMb: 5120 })
    expect(found?.odd).toEqual([
      { row: 1, field: 'esimStatus' },
      { row: 1, field: 'smdpStatus' },
    ])
  })

  it('has as much left as wasn’t used, as numbers or as texts, and never less than nothing', () => {
    assert(
      property(maxSafeNat(), maxSafeNat(), (totalVolume, orderUsage) => {
        const balanceMb = Math.max(0, totalVolume - orderUsage) / 1024 ** 2
        const told = { totalMb: totalVolume / 1024 ** 2, balanceMb }
        expect(one({ totalVolume, orderUsage })?.rows[0]).toMatchObject(told)
        expect(one({ totalVolume: `${totalVolume}`, orderUsage: `${orderUsage}` })?.rows[0]).toMatchObject(told)
      }),
    )
  })

  it('that is counted by the day or has no limit tells no amount, so nothing looks used up', () => {
    for (const dataType of [2, 3, 4, '4'])
      expect(one({ dataType, totalVolume: 0, orderUsage: GB })?.rows[0]).toMatchObject({
        totalMb: null,
        balanceMb: null,
        isDepleted: false,
      })
  })
})

it('a number of an order or an eSIM is the same as a text, and one that has lost digits is none', () => {
  expect([orderNoOf({ orderNo: 25_112_900_012 }), orderNoOf({ orderNo: 2 ** 53 })]).toEqual(['25112900012', undefined])
  expect(one({ esimTranNo: 25_112_900_012 })?.rows[0]).toMatchObject({ networkEsimId: '25112900012' })
  const grouped = { totalVolume: '1,073,741,824', orderUsage: '1048576.0' }
  expect(one(grouped)?.rows[0]).toMatchObject({ totalMb: 1024, balanceMb: 1023 })
})

it('an answer without a list is none', () => {
  for (const told of [null, [], 'x', 7, undefined]) expect(esimsOf(told)).toBeUndefined()
  expect(esimsOf({ esimList: 'none' })).toBeUndefined()
  // Whatever is not in it may be bought again.
  expect([esimsOf({ esimList: null }), esimsOf({}), esimsOf({ pager: { total: 0 } })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(esimsOf({ esimList: [] })).toMatchObject({ rows: [], count: 0, hasUnknown: false })
  for (const row of [null, 'end of list', { iccid: '8943108170000775671' }, { esimTranNo: null }])
    expect(esimsOf({ esimList: [row] })).toMatchObject({ rows: [], hasUnknown: true })
})

it('the credit is whole ten-thousandths, and nothing else', () => {
  expect(creditOf({ balance: 940000 })).toEqual({ units: 940000, divisor: 10_000, currency: 'USD' })
  expect(creditOf({ balance: -940000 })).toMatchObject({ units: -940000 })
  expect(creditOf({ balance: '940000' })).toEqual({ units: 940000, divisor: 10_000, currency: 'USD' })
  for (const balance of [9.4, '9.40', null, undefined, -0.5, 2 ** 53]) expect(creditOf({ balance })).toBeUndefined()
})

const NOTHING = { reference: null, networkEsimId: null, iccid: null, eventId: null }

describe('a callback', () => {
  it.each([
    [
      { notifyType: 'ORDER_STATUS', content: { orderNo: 'B1', orderStatus: 'GOT_RESOURCE', transactionId: 'order-1' } },
      { ...NOTHING, kind: 'ORDER_STATUS', reference: 'order-1' },
    ],
    [
      {
        notifyType: 'ESIM_STATUS',
        notifyId: '7',
        content: { iccid: ROW.iccid, esimTranNo: '26', transactionId: 'order-1', esimStatus: 'IN_USE' },
      },
      { reference: 'order-1', networkEsimId: '26', iccid: ROW.iccid, eventId: '7', kind: 'ESIM_STATUS' },
    ],
    // The test that is sent when the address is saved.
    [
      { notifyType: 'CHECK_HEALTH', content: { orderNo: '1234567890', orderStatus: 'Test' } },
      { ...NOTHING, kind: 'CHECK_HEALTH' },
    ],
    [
      { notifyType: 'ESIM_STATUS', content: { iccid: ROUNDED } },
      { ...NOTHING, kind: 'ESIM_STATUS' },
    ],
    [{ notifyType: 'ESIM_STATUS', content: [] }, null],
    [{ content: { transactionId: 'order-1' } }, null],
  ])('%j is about %j', (body, about) => expect(aboutOf(body)).toEqual(about))

  it('of any form is about something of ours or about nothing, and never fails', () => {
    const field = oneof(anything(), constantFrom('order-1', ROW.iccid))
    const content = record({ transactionId: field, esimTranNo: field, iccid: field })
    assert(
      property(oneof(anything(), record({ notifyType: field, content })), (body) => {
        for (const each of Object.values(aboutOf(body) ?? {}))
          expect(each === null || typeof each === 'string').toBe(true)
      }),
    )
  })
})

it('rows are counted whether they can be read or not', () => {
  expect(toldRows([ROW, 7], { fields: ['iccid'], read: () => 'x' })?.odd).toHaveLength(2)
  expect(page(ROW, 7, {})?.count).toBe(3)
})
