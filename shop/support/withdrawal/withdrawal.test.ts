import { describe, expect, it } from 'vitest'
import { judgeWithdrawal, isNamedContract, normalizeReference, listRefusalGrounds, refundDueBy } from './withdrawal.ts'

const ordered = { paymentState: 'paid', createdAt: new Date('2026-12-01T10:00:00Z') } as const
const at = (text: string) => new Date(text)

describe('the findings about the order of a withdrawal', () => {
  it.each([
    ['unused within 14 days', at('2026-12-10T10:00:00Z'), false, 'not_activated'],
    ['unused on the last day', at('2026-12-15T23:59:59Z'), false, 'not_activated'],
    ['used within 14 days', at('2026-12-10T10:00:00Z'), true, 'activated'],
    ['unused but late', at('2026-12-16T04:00:01Z'), false, 'too_late'],
    ['used and late', at('2027-01-10T10:00:00Z'), true, 'too_late'],
    ['the network does not say', at('2026-12-10T10:00:00Z'), null, 'unclear'],
  ])('%s', (_case, receivedAt, isActivated, finding) => {
    expect(judgeWithdrawal(ordered, receivedAt, isActivated)).toBe(finding)
  })

  // The right ends with the 14th day after that of the order, by the calendar of the buyer, wherever in the Union.
  it.each([
    ['at noon', '2026-12-01T12:00:00Z', '2026-12-16T03:59:59.999Z'],
    ['late in Berlin’s evening', '2026-11-30T22:59:59Z', '2026-12-16T03:59:59.999Z'],
    ['in the first minutes of Berlin’s day', '2026-11-30T23:10:00Z', '2026-12-16T03:59:59.999Z'],
    ['as the day ends in Réunion', '2026-11-30T19:59:59.999Z', '2026-12-15T03:59:59.999Z'],
    ['as a day begins in Réunion', '2026-11-30T20:00:00Z', '2026-12-16T03:59:59.999Z'],
  ])('of an order made %s counts until the last millisecond of its last day', (_when, createdAt, last) => {
    const order = { ...ordered, createdAt: at(createdAt) }
    expect(judgeWithdrawal(order, at(last), false)).toBe('not_activated')
    expect(judgeWithdrawal(order, new Date(at(last).getTime() + 1), false)).toBe('too_late')
    const declared = { email: 'alex@example.com', receivedAt: at(last), finding: 'not_activated' } as const
    const contract = { ...order, email: declared.email, wantsImmediateDelivery: false, company: null }
    expect(listRefusalGrounds(declared, contract, false)).toEqual([])
    const late = { ...declared, receivedAt: new Date(at(last).getTime() + 1) }
    expect(listRefusalGrounds(late, contract, false)).toEqual(['too_late'])
  })

  it('give two weeks for the refund, to the millisecond', () => {
    expect(refundDueBy(at('2026-12-01T10:00:00.123Z'))).toEqual(at('2026-12-15T10:00:00.123Z'))
  })

  it('leaves an unpaid order to a person', () => {
    expect(judgeWithdrawal({ ...ordered, paymentState: 'awaiting' }, at('2026-12-02T00:00:00Z'), false)).toBe('unclear')
  })
})

describe('the name of a contract', () => {
  it.each([
    ['wanderpass_order_1795269149476_01032_3_4a2c0a52-7a4c-4b4e-9d52-0a6f0f9f2f10', true],
    ['INV-0001', true],
    ['  INV 0001 ', true],
    ['abc', false],
    ['https://example.com/', false],
    ['<b>0001</b>', false],
    ['x'.repeat(161), false],
  ])('%s', (text, isFine) => {
    expect(isNamedContract(normalizeReference(text))).toBe(isFine)
  })
})

describe('the reasons to refuse a withdrawal', () => {
  const order = {
    email: 'alex@example.com',
    paymentState: 'paid',
    createdAt: new Date('2026-12-01T10:00:00Z'),
    wantsImmediateDelivery: true,
    company: null,
  } as const
  const { email } = order
  const inTime = { email, receivedAt: at('2026-12-10T10:00:00Z'), finding: 'not_activated' } as const
  const late = { email, receivedAt: at('2026-12-20T10:00:00Z'), finding: 'too_late' } as const

  it.each([
    ['an unused eSIM in time: none', inTime, order, false, []],
    ['an eSIM used only after the declaration: none', inTime, order, true, []],
    [
      'used before, and delivery at once was asked for',
      { ...inTime, finding: 'activated' },
      order,
      true,
      ['activated'],
    ],
    [
      'used before, but nobody asked for delivery at once: none',
      { ...inTime, finding: 'activated' },
      { ...order, wantsImmediateDelivery: false },
      true,
      [],
    ],
    [
      'what the network could not say then, and says now',
      { ...inTime, finding: 'unclear' },
      order,
      true,
      ['activated'],
    ],
    ['what the network says neither then nor now: none', { ...inTime, finding: 'unclear' }, order, null, []],
    [
      'an order that was found later, with a used eSIM',
      { ...inTime, finding: 'unknown_order' },
      order,
      true,
      ['activated'],
    ],
    ['another address, whatever the order is', { ...late, email: 'sam@example.com' }, order, true, ['no_contract']],
    ['too late', late, order, false, ['too_late']],
    ['too late and used', late, order, true, ['too_late', 'activated']],
    ['a company', inTime, { ...order, company: {} }, false, ['company']],
    ['never paid', inTime, { ...order, paymentState: 'expired' }, false, ['not_paid']],
    ['money that is on its way: none', inTime, { ...order, paymentState: 'processing' }, false, []],
    ['refunded before: none', inTime, { ...order, paymentState: 'refunded' }, false, []],
    ['no such order', inTime, null, null, ['no_contract']],
  ] as const)('%s', (_case, declared, contract, isActivated, refusals) => {
    expect(listRefusalGrounds(declared, contract, isActivated)).toEqual(refusals)
  })
})
