// The network's rows in our terms, in the notations of its documentation, of its lists, and of its answers to orders.
import { anything, assert, dictionary, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ofOrder, ofTopUp, forEsim, referenceIn, toldReference } from './reference.ts'
import { aboutOf, creditOf, lastPageOf, readOrder, readSim, rowsOf, usageOf } from './wire.ts'

const ICCID = '891000000000009125'
const SIM = {
  id: 11047,
  iccid: ICCID,
  lpa: 'lpa.airalo.com',
  matching_id: 'TEST',
  qrcode: 'LPA:1$lpa.airalo.com$TEST',
  confirmation_code: null,
  recycled: false,
  simable: { id: 9666, description: 'our-1;', status: { name: 'Completed', slug: 'completed' } },
}
const ORDER = {
  id: 9666,
  created_at: '2026-02-27 14:09:55',
  description: 'our-1;',
  type: 'sim',
  quantity: 1,
  data: '1 GB',
  sims: [SIM],
  status: { name: 'Completed', slug: 'completed' },
}

const sim = (changes: object) => {
  const notes: string[] = []
  return { told: readSim({ ...SIM, ...changes }, (field) => notes.push(field)), notes }
}
const usage = (data: object) => {
  const notes: string[] = []
  const read = usageOf(
    {
      data: {
        remaining: 767,
        total: 2048,
        expired_at: '2026-12-24 18:30:00',
        is_unlimited: false,
        status: 'ACTIVE',
        ...data,
      },
    },
    (field) => notes.push(field),
  )
  return { ...read, notes }
}

describe('an eSIM', () => {
  it('is read as it is told, with our reference', () => {
    expect(sim({})).toEqual({
      told: {
        networkEsimId: '11047',
        iccid: ICCID,
        activationCode: 'LPA:1$lpa.airalo.com$TEST',
        confirmationCode: null,
        isRecycled: false,
        reference: 'our-1',
        hasOrder: true,
      },
      notes: [],
    })
  })

  it.each([
    ['its number as a text', { id: '11047' }, { networkEsimId: '11047' }],
    ['only the parts of the code', { qrcode: null }, { activationCode: 'LPA:1$lpa.airalo.com$TEST' }],
    [
      'an address that says its protocol',
      { qrcode: '', lpa: 'https://RSP.example.com/' },
      { activationCode: 'LPA:1$rsp.example.com$TEST' },
    ],
    ['a confirmation code', { confirmation_code: '0042' }, { confirmationCode: '0042' }],
    ['an empty confirmation code', { confirmation_code: '' }, { confirmationCode: null }],
    ['no code yet', { qrcode: null, lpa: null, matching_id: null }, { activationCode: null }],
    ['a number that was taken back', { recycled: true }, { isRecycled: true }],
    ['an order that was paid back', { simable: { ...SIM.simable, status: { slug: 'refunded' } } }, { hasOrder: false }],
    ['an order without words', { simable: { ...SIM.simable, description: null } }, { reference: null }],
    ['no order beside it', { simable: null }, { reference: null, hasOrder: true }],
  ])('with %s', (_what, changes, told) => {
    const found = sim(changes)
    expect(found.told).toMatchObject(told)
    expect(found.notes).toEqual([])
  })

  it.each([
    ['an ICCID that is a number', { iccid: Number(ICCID) }, 'iccid'],
    ['no ICCID', { iccid: null }, 'iccid'],
    ['no number', { id: null }, 'id'],
    ['a code that no phone takes', { qrcode: 'https://example.com', lpa: null }, 'qrcode'],
  ])('with %s is refused', (_what, changes, field) => expect(sim(changes).told).toBe(field))

  it('with a confirmation code that is a number counts without it, since it may have lost zeros', () => {
    expect(sim({ confirmation_code: 42 })).toMatchObject({
      told: { confirmationCode: null },
      notes: ['confirmation_code'],
    })
  })
})

describe('an order', () => {
  it('is read from the list and from the answer to it', () => {
    const inList = { ...ORDER, price: '9.50', validity: '7' }
    const answered = { ...ORDER, id: '9666', quantity: '1', price: 9.5, validity: 7, status: undefined }
    for (const told of [inList, answered])
      expect(readOrder(told, () => {})).toMatchObject({
        orderId: '9666',
        description: 'our-1;',
        isKept: true,
        createdAt: new Date('2026-02-27T14:09:55Z'),
        megabytes: 1024,
        sims: [{ networkEsimId: '11047' }],
        unusable: [],
      })
  })

  it.each([
    ['refunded', false],
    ['failed', false],
    ['partially_refunded', true],
    ['completed', true],
    ['on_holiday', true],
  ])('that is %s has its eSIM: %s', (slug, isKept) => {
    expect(readOrder({ ...ORDER, status: { slug } }, () => {})).toMatchObject({ isKept })
  })

  it('names what no phone could use', () => {
    expect(readOrder({ ...ORDER, sims: [{ ...SIM, iccid: 8910 }] }, () => {})).toMatchObject({
      sims: [],
      unusable: ['iccid'],
    })
  })

  it('is on a page that is a list, or an object by places', () => {
    const rows = [ORDER, { ...ORDER, id: 9667 }]
    const numbered = { '25': rows[0], '26': rows[1] }
    for (const data of [rows, numbered])
      expect(rowsOf({ data }, readOrder)?.rows.map(({ orderId }) => orderId)).toEqual(['9666', '9667'])
    expect(rowsOf({ data: {} }, readOrder)?.rows).toEqual([])
    expect(rowsOf({ data: 'x' }, readOrder)).toBeUndefined()
    expect([lastPageOf({ meta: { last_page: '18' } }), lastPageOf({})]).toEqual([18, 1])
  })
})

describe('usage', () => {
  it('has its end in UTC, and megabytes of 1024', () => {
    expect(usage({})).toMatchObject({
      expiresAt: new Date('2026-12-24T18:30:00Z'),
      totalMb: 2048,
      balanceMb: 767,
      isDepleted: false,
      isExpired: false,
      notes: [],
    })
  })

  it.each([
    ['NOT_ACTIVE', { plan: 'unused', expiresAt: null }],
    ['active', { plan: 'active' }],
    ['FINISHED', { plan: 'depleted', isDepleted: true }],
    ['EXPIRED', { plan: 'expired', isExpired: true }],
    ['RECYCLED', { plan: 'gone', isExpired: true, expiresAt: null }],
    ['UNKNOWN', { plan: 'unknown', isExpired: false, isDepleted: false }],
  ])('%s', (status, told) => expect(usage({ status })).toMatchObject({ ...told, notes: [] }))

  it('without a limit is not used up', () => {
    for (const told of [{ is_unlimited: true }, { is_unlimited: 'true' }, { is_unlimited: null }, {}])
      expect(usage({ remaining: 0, total: 0, is_unlimited: false, ...told })).toMatchObject({
        totalMb: null,
        balanceMb: null,
        isDepleted: false,
      })
  })

  it('with something unreadable counts without it, and says what', () => {
    expect(usage({ status: 'ON_HOLIDAY', expired_at: 'soon', remaining: {} })).toMatchObject({
      plan: 'unknown',
      expiresAt: null,
      balanceMb: null,
      totalMb: 2048,
      notes: ['status', 'remaining', 'expired_at'],
    })
    expect(usageOf({ data: [] }, () => {})).toBeUndefined()
  })
})

const balance = (amount: unknown, currency: unknown = 'USD') =>
  creditOf({ data: { balances: { name: 'balance', availableBalance: { amount, currency } } } })

describe('credit', () => {
  it('is exact in every notation', () => {
    for (const amount of [9.5, '9.50', '9.5'])
      expect(balance(amount)).toEqual({ units: 95_000, divisor: 10_000, currency: 'USD' })
    expect(balance('-3.2')).toEqual({ units: -32_000, divisor: 10_000, currency: 'USD' })
    expect(balance('0.958', 'kwd')).toEqual({ units: 9_580, divisor: 10_000, currency: 'KWD' })
    expect(creditOf({ data: { balances: [] } })).toBeNull()
    expect(creditOf({ data: [] })).toBeNull()
    expect(creditOf({ data: { balances: [{ availableBalance: { amount: 1, currency: 'EUR' } }] } })?.units).toBe(10_000)
  })

  it.each([
    ['much', 'USD'],
    ['1,000', 'USD'],
    [1, 'dollars'],
    [null, 'USD'],
  ])('is not %j %s', (amount, currency) => expect(balance(amount, currency)).toBeUndefined())
})

describe('a reference', () => {
  it('is read from its description, and is no other one’s beginning', () => {
    for (const reference of ['a', 'a1', 'wanderpass_order_1_01032_3_0c9f1a52'])
      expect([referenceIn(ofOrder(reference)), referenceIn(ofTopUp(reference, '7'))]).toEqual([reference, reference])
    expect(ofOrder('a1').includes(ofOrder('a'))).toBe(false)
    expect(ofTopUp('a', '17').endsWith(forEsim('7'))).toBe(false)
  })

  it('that is long or has the mark in it becomes the same digest each time', () => {
    for (const reference of ['x'.repeat(500), 'a;b']) {
      expect(toldReference(reference)).toMatch(/^wp-[\da-f]{40}$/)
      expect(toldReference(reference)).toBe(toldReference(reference))
    }
    assert(
      property(string(), (text) => {
        expect(referenceIn(ofOrder(toldReference(text)))).toBe(toldReference(text).trim())
      }),
    )
  })
})

describe('a callback', () => {
  it('about an order names it and its eSIM', () => {
    const about = { reference: 'our-1', networkEsimId: '11047', iccid: ICCID }
    expect(aboutOf({ data: ORDER, meta: { message: 'success' }, request_id: 'x' })).toEqual(about)
    expect(aboutOf({ ...ORDER, data: '1 GB', request_id: 'x' })).toEqual(about)
  })

  it('about data that runs out names the eSIM, and one about credit nothing', () => {
    const nothing = { reference: null, networkEsimId: null }
    expect(aboutOf({ event: 'low_data', type: 'data_75', iccid: ICCID })).toEqual({ ...nothing, iccid: ICCID })
    expect(aboutOf({ data: { iccid: ICCID } })).toEqual({ ...nothing, iccid: ICCID })
    expect(aboutOf({ event: 'credit_limit', remaining: 12.5 })).toEqual({ ...nothing, iccid: null })
  })

  it('of any form is read or names nothing, and never fails', () => {
    assert(
      property(dictionary(string(), anything()), anything(), (row, other) => {
        for (const told of [row, { data: row }, { data: other }, { ...row, sims: [other], description: other }])
          expect([aboutOf(told)]).not.toEqual([undefined])
      }),
    )
  })
})
