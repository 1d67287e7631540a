import { describe, expect, it } from 'vitest'
import { findingFor, isNamedContract, normalizeReference } from './withdrawal.ts'

const ordered = { paymentState: 'paid', createdAt: new Date('2026-12-01T10:00:00Z') } as const
const at = (text: string) => new Date(text)

describe('what is found out about the order of a withdrawal', () => {
  it.each([
    ['unused within 14 days', at('2026-12-10T10:00:00Z'), false, 'not_activated'],
    ['unused on the last day', at('2026-12-15T23:59:59Z'), false, 'not_activated'],
    ['used within 14 days', at('2026-12-10T10:00:00Z'), true, 'activated'],
    ['unused but late', at('2026-12-16T02:00:01Z'), false, 'too_late'],
    ['used and late', at('2027-01-10T10:00:00Z'), true, 'too_late'],
    ['the network does not say', at('2026-12-10T10:00:00Z'), null, 'unclear'],
  ])('%s', (_case, receivedAt, isActivated, finding) => {
    expect(findingFor(ordered, receivedAt, isActivated)).toBe(finding)
  })

  it('leaves an order that was never paid to a person', () => {
    expect(findingFor({ ...ordered, paymentState: 'awaiting' }, at('2026-12-02T00:00:00Z'), false)).toBe('unclear')
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
