import { describe, expect, it } from 'vitest'
import { couponCustomer, judgeCoupon, normalizeCouponCode, readDiscount } from './coupon.ts'
import type { Coupon } from './coupon.ts'

const now = new Date('2026-12-01T12:00:00Z')
const coupon: Coupon = {
  code: 'WANDER20',
  status: 'active',
  validUntil: null,
  discount: { kind: 'percentage', basisPoints: 2000 },
  ownerId: null,
}
const invalid = { ok: false, problem: 'coupon_invalid' }

describe('a coupon', () => {
  it('gives its discount while it is active and not past its instant', () => {
    expect(judgeCoupon(coupon, now)).toEqual({ ok: true, discount: coupon.discount })
    expect(judgeCoupon({ ...coupon, validUntil: now }, now)).toEqual({ ok: true, discount: coupon.discount })
  })

  it('is refused alike when unknown, inactive or expired', () => {
    expect(judgeCoupon(null, now)).toEqual(invalid)
    expect(judgeCoupon({ ...coupon, status: 'inactive' }, now)).toEqual(invalid)
    expect(judgeCoupon({ ...coupon, validUntil: new Date(now.getTime() - 1) }, now)).toEqual(invalid)
  })

  it('is known by its code however it was typed', () => {
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
