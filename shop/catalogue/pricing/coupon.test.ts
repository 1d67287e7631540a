import { describe, expect, it } from 'vitest'
import { couponCustomer, judgeCoupon, normalizeCouponCode, readDiscount } from './coupon.ts'
import type { Coupon } from './coupon.ts'

const now = new Date('2026-12-01T12:00:00Z')
const before = new Date(now.getTime() - 1)
const after = new Date(now.getTime() + 1)
const coupon: Coupon = {
  code: 'WANDER20',
  status: 'active',
  validFrom: null,
  validUntil: null,
  discount: { kind: 'percentage', basisPoints: 2000 },
  ownerId: null,
}
const invalid = { ok: false, problem: 'coupon_invalid' }

describe('a coupon', () => {
  it.each([
    ['without any days', {}],
    ['in its first instant', { validFrom: now }],
    ['in its last instant', { validUntil: now }],
    ['between its first instant and its last', { validFrom: before, validUntil: after }],
    ['in its only instant', { validFrom: now, validUntil: now }],
  ])('gives its discount while it is active, %s', (_when, days) =>
    expect(judgeCoupon({ ...coupon, ...days }, now)).toEqual({ ok: true, discount: coupon.discount }),
  )

  it.each<[string, Partial<Coupon> | null]>([
    ['unknown', null],
    ['inactive', { status: 'inactive' }],
    ['over', { validUntil: before }],
    ['still ahead', { validFrom: after }],
    ['still ahead, with its end farther ahead', { validFrom: after, validUntil: after }],
    ['over, and begun before that', { validFrom: before, validUntil: before }],
  ])('gets the same refusal if it is %s', (_how, change) =>
    expect(judgeCoupon(change && { ...coupon, ...change }, now)).toEqual(invalid),
  )

  it('is found by its code however it was typed', () => {
    expect(normalizeCouponCode(' wander 20\n')).toBe('WANDER20')
    expect(normalizeCouponCode('x'.repeat(100))).toHaveLength(40)
  })

  it.each([
    ['kim@example.com', 'kim@example.com'],
    ['kim+one@example.com', 'kim@example.com'],
    ['kim+one+two@example.com', 'kim@example.com'],
    ['+kim@example.com', '+kim@example.com'],
    ['"kim+a@b"@example.com', '"kim@example.com'],
    ['k.i.m@example.com', 'k.i.m@example.com'],
    ['k.i.m+one@gmail.com', 'kim@gmail.com'],
    ['kim@googlemail.com', 'kim@gmail.com'],
    ['k.im@notgmail.com', 'k.im@notgmail.com'],
  ])('is counted for %s as for %s', (email, counted) => expect(couponCustomer(email)).toBe(counted))

  it.each([
    ['free', null, { kind: 'free' }],
    ['free', 100, { kind: 'free' }],
    ['percentage', 20, { kind: 'percentage', basisPoints: 2000 }],
    ['percentage', '12.50', { kind: 'percentage', basisPoints: 1250 }],
    ['percentage', '100', { kind: 'percentage', basisPoints: 10_000 }],
    ['percentage', 101, null],
    ['fixed', '5.00', { kind: 'fixed', cents: 500 }],
    ['fixed', '4.2500', { kind: 'fixed', cents: 425 }],
    ['fixed', 0.1, { kind: 'fixed', cents: 10 }],
    ['fixed', '5.005', null],
    ['fixed', -5, null],
    ['fixed', null, null],
    ['fixed', 'five', null],
    ['gift', 5, null],
  ])('stored as %s %j means %j', (type, value, discount) => {
    expect(readDiscount(type, value)).toEqual(discount)
  })
})
