// What the network may send beside the right thing: a good row survives, a bad one is named, and nothing is mistaken.
import { createHmac } from 'node:crypto'
import { anything, array, assert, constant, oneof, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aboutOf } from './callback.ts'
import { isBegun, usageOf } from './usage.ts'
import { bundlesOf, creditOf, esimOf, heldOf, orderOf, ordersOf, pageIn, profilesOf, quoteOf } from './wire.ts'

const ICCID = '8944123456789012345'
/** An order as the documentation shows one; the values are ours. */
const ORDER = {
  order: [
    {
      type: 'bundle',
      item: 'esim_1GB_7D_IT_V2',
      quantity: 1,
      esims: [{ iccid: ICCID, matchingId: 'A1B2-C3D4', smdpAddress: 'http://smdp.example.com/' }],
      iccids: [ICCID],
    },
  ],
  total: 2.28,
  currency: 'USD',
  status: 'completed',
  orderReference: '3a6e2e40-c674-45e9-b289-b35027bf72a9',
  createdDate: '2026-11-27T14:47:26.153875019Z',
  assigned: true,
}
const line = (changes: object) => ({ ...ORDER, order: [{ ...ORDER.order[0], ...changes }] })

describe('an order', () => {
  it('is read as it is told, with the codes of its eSIM', () => {
    expect(orderOf(ORDER)).toEqual({
      reference: ORDER.orderReference,
      createdAt: new Date('2026-11-27T14:47:26.153Z'),
      packageId: 'esim_1GB_7D_IT_V2',
      iccids: [ICCID],
      profiles: [
        {
          networkEsimId: ICCID,
          iccid: ICCID,
          activationCode: 'LPA:1$smdp.example.com$A1B2-C3D4',
          confirmationCode: null,
        },
      ],
    })
    const { createdDate: createDate, ...older } = ORDER
    expect(orderOf({ ...older, createDate })).toEqual(orderOf(ORDER))
  })

  it('of anything but one bundle for one eSIM is nobody’s that we look for', () => {
    const others = [
      line({ quantity: 2 }),
      line({ type: 'topup' }),
      { ...ORDER, assigned: false },
      { ...ORDER, order: [ORDER.order[0], ORDER.order[0]] },
    ]
    expect(others.map((each) => orderOf(each)?.packageId)).toEqual([null, null, null, null])
  })

  it('with an ICCID that is a number is an order whose eSIM isn’t known', () => {
    const rounded = line({ iccids: [Number(ICCID)], esims: [] })
    expect(orderOf(rounded)).toMatchObject({ reference: ORDER.orderReference, iccids: null, profiles: [] })
  })

  it('survives anything that stands beside it, in a list with and without pages', () => {
    assert(
      property(array(oneof(anything(), constant(ORDER))), (neighbors) => {
        const list = [...neighbors, ORDER]
        for (const told of [list, { orders: list, pageCount: 3, rows: 9 }]) {
          const { rows } = ordersOf(pageIn(told, 'orders')?.list ?? [])
          expect(rows.filter(({ reference }) => reference === ORDER.orderReference)).toEqual([orderOf(ORDER)])
        }
      }),
    )
    for (const told of [null, { message: 'No.' }, { orders: null }, { orders: '' }])
      expect(pageIn(told, 'orders')).toBeUndefined()
  })

  it('that is only priced tells the price exactly', () => {
    const quote = { total: 2.28, valid: true, currency: 'usd' }
    const usd = { divisor: 10_000, currency: 'USD' }
    expect(quoteOf(quote)).toEqual({ isValid: true, total: { units: 22_800, ...usd } })
    expect(quoteOf({ ...quote, total: '2.285', valid: false })).toEqual({
      isValid: false,
      total: { units: 22_850, ...usd },
    })
    for (const total of [-1, '2,28', null, 'free']) expect(quoteOf({ ...quote, total })).toBeUndefined()
    expect(creditOf({ balance: 10_000, currency: 'EUR', apiKey: 'hush' })).toEqual({
      units: 100_000_000,
      divisor: 10_000,
      currency: 'EUR',
    })
  })
})

describe('install data', () => {
  const data = { iccid: ICCID, matchingId: 'A1B2-C3D4', smdpAddress: 'http://smdp.example.com' }
  it('comes as one or as a list, with 18 to 20 digits', () => {
    expect(profilesOf(data)?.rows).toEqual(profilesOf([data])?.rows)
    expect(profilesOf({ ...data, iccid: `${ICCID}6` })?.rows).toMatchObject([{ iccid: `${ICCID}6` }])
  })

  it.each([
    [{ iccid: Number(ICCID) }, 'iccid'],
    [{ iccid: '' }, 'iccid'],
    [{ matchingId: '' }, 'matchingId'],
    [{ smdpAddress: null }, 'matchingId'],
  ])('that no phone could use is refused and named: %j', (changes, field) => {
    expect(profilesOf({ ...data, ...changes })).toMatchObject({ rows: [], unusable: [field] })
  })
})

describe('an eSIM', () => {
  const esim = { iccid: ICCID, matchingId: 'A1', smdpAddress: 'smdp.example.com', firstInstalledDateTime: 0 }
  it.each([
    ['Released', 0, 'released'],
    ['released', '', 'released'],
    ['Released', 1_723_541_877_280, 'deleted'],
    ['Released', '2023-06-15T14:30:00.000Z', 'deleted'],
    ['Installed', 1_723_541_877_280, 'installed'],
    ['Unavailable', 0, 'unknown'],
    ['Deactivated', 0, 'deleted'],
    ['OnHoliday', 0, 'unknown'],
    [undefined, null, 'unknown'],
  ])('that is %s, first installed at %j, is %s', (profileStatus, firstInstalledDateTime, state) => {
    expect(esimOf({ ...esim, profileStatus, firstInstalledDateTime })?.state).toBe(state)
  })

  it('without a reference has none, however that is told', () => {
    for (const customerRef of ['', null, undefined, ' '])
      expect(esimOf({ ...esim, customerRef })?.customerRef).toBeNull()
    expect(heldOf([{ iccid: ICCID, customerRef: 'order-1' }, { iccid: Number(ICCID) }])).toEqual({
      rows: [{ networkEsimId: ICCID, iccid: ICCID, reference: 'order-1' }],
      odd: [{ row: 2, field: 'iccid' }],
      lost: [2],
    })
  })
})

const GB = 1_000_000_000
const assigned = (changes: object = {}) => ({
  id: '215009266',
  callTypeGroup: 'data',
  initialQuantity: GB,
  remainingQuantity: GB,
  assignmentDateTime: '2026-11-27T10:47:00.34523Z',
  assignmentReference: '3a6e2e40-c674-45e9-b289-b35027bf72a9-0',
  bundleState: 'queued',
  unlimited: false,
  ...changes,
})
const END = '2026-12-04T10:00:00Z'
const STARTED = { startTime: '2026-11-27T10:00:00Z', endTime: END }
const usage = (...assignments: object[]) =>
  usageOf(
    { iccid: ICCID, networkEsimId: ICCID },
    bundlesOf({ bundles: [{ name: 'b', assignments: assignments.map((each, at) => ({ ...each, id: String(at) })) }] })
      ?.rows ?? [],
  )

describe('usage', () => {
  it('counts a gigabyte as a billion bytes, each bundle rounded down, and everything that was ever added', () => {
    const running = assigned({ ...STARTED, bundleState: 'active', remainingQuantity: GB / 2 })
    expect(usage(running, assigned())).toMatchObject({
      totalMb: 953 + 953,
      balanceMb: 476 + 953,
      // The second one follows the first.
      expiresAt: new Date('2026-12-11T10:00:00Z'),
      isDepleted: false,
      isExpired: false,
    })
  })

  it.each([
    ['processing', { isDepleted: false, isExpired: false, expiresAt: null }],
    ['queued', { isDepleted: false, isExpired: false, expiresAt: null }],
    ['depleted', { isDepleted: true, isExpired: false, balanceMb: 0 }],
    ['expired', { isDepleted: false, isExpired: true, balanceMb: 0 }],
    ['lapsed', { isDepleted: false, isExpired: true }],
    ['revoked', { isDepleted: false, isExpired: true, totalMb: 0 }],
    ['asleep', { isDepleted: false, isExpired: false }],
  ])('of a bundle that is %s says so', (bundleState, told) => {
    expect(usage(assigned({ bundleState, ...(!('expiresAt' in told) && STARTED) }))).toMatchObject(told)
  })

  it('ends with the bundle in use, and has no end while the next one waits for its first use', () => {
    expect(usage(assigned({ ...STARTED, bundleState: 'active' })).expiresAt).toEqual(new Date(END))
    expect(usage(assigned({ ...STARTED, bundleState: 'expired' })).expiresAt).toEqual(new Date(END))
    expect(usage(assigned({ ...STARTED, bundleState: 'expired' }), assigned()).expiresAt).toBeNull()
  })

  it('without a limit has nothing left to tell, which isn’t nothing left', () => {
    const told = usage(assigned({ ...STARTED, bundleState: 'active', unlimited: true, remainingQuantity: 0 }))
    expect(told).toMatchObject({ totalMb: null, balanceMb: null, isDepleted: false, isExpired: false })
  })

  it('survives anything that stands beside a bundle, and an answer without bundles is none', () => {
    assert(
      property(array(anything()), (neighbors) => {
        const read = bundlesOf({ bundles: [{ name: 'b', assignments: [...neighbors, assigned()] }] })
        expect(read?.rows.filter(({ id }) => id === '215009266')).toMatchObject([{ name: 'b', state: 'waiting' }])
      }),
    )
    const lost = { bundles: [{ name: 'b', assignments: [{ bundleState: 'Active' }] }] }
    expect(bundlesOf(lost)).toMatchObject({ rows: [], lost: [] })
    expect([bundlesOf(null), bundlesOf([]), bundlesOf({ message: 'No.' })]).toEqual([undefined, undefined, undefined])
  })

  it('begins with a start, or with any state that shows one', () => {
    const states = [{}, { bundleState: 'processing' }, { bundleState: 'revoked' }, STARTED, { bundleState: 'asleep' }]
    const assignments = states.map((each, id) => assigned({ id, ...each }))
    const begun = bundlesOf({ bundles: [{ name: 'b', assignments }] })?.rows.map((each) => isBegun(each))
    expect(begun).toEqual([false, false, false, true, true])
  })
})

const about = (body: unknown, signature?: string, text = JSON.stringify(body)) =>
  aboutOf(body, {
    headers: signature === undefined ? {} : { 'x-signature-sha256': signature },
    text,
    apiKey: 'key-1',
  })

describe('a callback', () => {
  const told = { iccid: ICCID, alertType: 'Utilisation', bundle: { id: '1' } }
  const ITS = { reference: null, networkEsimId: ICCID, iccid: ICCID, kind: 'Utilisation' }

  it('is signed over its text as it came, in either notation, or not at all', () => {
    for (const notation of ['base64', 'hex'] as const) {
      const signedWith = (key: string) => createHmac('sha256', key).update(JSON.stringify(told)).digest(notation)
      expect(about(told, signedWith('key-1'))).toEqual(ITS)
      expect([about(told, signedWith('key-2')), about(told, signedWith('key-1'), '{ }')]).toEqual(['forged', 'forged'])
    }
    for (const signature of ['', 'x', 'é'.repeat(44)]) expect(about(told, signature)).toBe('forged')
    expect(about(told)).toEqual(ITS)
  })

  it('is about an eSIM, and never about one whose number was rounded', () => {
    expect(about({ event: 'esim.deleted', date: END, iccid: ICCID })).toEqual({ ...ITS, kind: 'esim.deleted' })
    const nothing = { networkEsimId: null, iccid: null }
    expect(about({ alertType: 'FirstUse', iccid: Number(ICCID) })).toMatchObject(nothing)
    expect(about({ alertType: 'LowBalance', balanceInfo: { balance: 1 } })).toMatchObject(nothing)
    assert(property(anything(), (body) => void about(body, undefined, '')))
  })
})
