import { expect, it } from 'vitest'
import { signed } from '#tests/support/mailing-in.ts'
import { isMailServer, isSigned, isTimely } from './check-mail-signature.ts'

const now = new Date('2026-11-23T12:00:00Z')
const seconds = (offset: number) => String(now.getTime() / 1000 + offset)

it.each([
  [seconds(0), true],
  [seconds(-300), true],
  [seconds(300), true],
  [seconds(-301), false],
  [seconds(301), false],
  ['', false],
  ['1e9', false],
  ['99999999999', false],
  [`${seconds(0)} `, false],
])('accepts a timestamp of %j: %s', (timestamp, isNear) => {
  expect(isTimely(timestamp, now)).toBe(isNear)
})

it('is valid for the old or the new secret, these bytes, and this timestamp', () => {
  const raw = new TextEncoder().encode('From: a@b.example\r\n\r\nHello')
  const secrets = ['the-new-secret-of-tests', 'the-old-secret-of-tests']
  const [given] = secrets.map((secret) => signed(raw, { secret, at: now }))
  expect(secrets.map((secret) => isSigned(secrets, signed(raw, { secret, at: now }), raw))).toEqual([true, true])
  expect(isSigned(secrets, signed(raw, { secret: 'another-secret-of-tests', at: now }), raw)).toBe(false)
  expect(isSigned(secrets, { ...signed(raw, { secret: secrets[0] ?? '' }), timestamp: '1' }, raw)).toBe(false)
  expect(given && isSigned(secrets, given, new TextEncoder().encode('other'))).toBe(false)
  expect(isSigned(secrets, { timestamp: seconds(0), signature: '' }, raw)).toBe(false)
})

it('knows the mail server by the time alone, with either secret, and not for long', () => {
  const incomingMail = { secrets: ['the-new-secret-of-tests', 'the-old-secret-of-tests'] }
  const clock = { now: () => now }
  for (const secret of incomingMail.secrets) {
    const { timestamp, pass } = signed('', { secret, at: now })
    expect(isMailServer({ incomingMail, clock }, { timestamp, pass })).toBe(true)
    expect(isMailServer({ incomingMail: null, clock }, { timestamp, pass })).toBe(false)
    expect(isMailServer({ incomingMail, clock }, { timestamp: seconds(60), pass })).toBe(false)
    expect(
      isMailServer({ incomingMail, clock: { now: () => new Date(now.getTime() + 301_000) } }, { timestamp, pass }),
    ).toBe(false)
  }
  const { timestamp, signature } = signed('', { secret: 'another-secret-of-tests', at: now })
  for (const pass of ['', signature, 'a'.repeat(4_000)])
    expect(isMailServer({ incomingMail, clock }, { timestamp, pass })).toBe(false)
})
