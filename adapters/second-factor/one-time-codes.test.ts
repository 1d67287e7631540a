import { describe, expect, it } from 'vitest'
import { oneTimeCodes } from './one-time-codes.ts'

/** The secret from the examples in RFC 6238, '12345678901234567890'. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('a one-time code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [20_000_000_000, '353130'],
  ])('is that of the standard, %i seconds after the beginning', (seconds, code) => {
    expect(oneTimeCodes.stepOf(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  it('says which thirty seconds it belongs to, and counts one step away from now', () => {
    expect(oneTimeCodes.stepOf(SECRET, '287082', at(59 + 30))).toBe(1)
    expect(oneTimeCodes.stepOf(SECRET, '287082', at(59 - 30))).toBe(1)
    expect(oneTimeCodes.stepOf(SECRET, '287082', at(59 + 61))).toBeNull()
    expect(oneTimeCodes.stepOf(SECRET, '287083', at(59))).toBeNull()
  })

  it('uses its own secret, which apps read as an address', () => {
    const secret = oneTimeCodes.makeSecret()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(oneTimeCodes.makeSecret()).not.toBe(secret)
    const link = oneTimeCodes.linkOf(secret, { issuer: 'Wander Pass', account: 'a+b@example.com' })
    expect(link).toMatch(/^otpauth:\/\/totp\/Wander%20Pass:a%2Bb(%40|@)example\.com\?/)
    expect(link).toContain(`secret=${secret}`)
  })
})
