// The terms of a coupon as typed: one fifth off, with no days and no caps.
import type { TypedCoupon } from '#shop/catalogue/pricing/typed-coupon.ts'

/** Without the cap in all, which only a single code has. */
export const BATCH_TERMS: Omit<TypedCoupon, 'code' | 'maxRedemptions'> = {
  type: 'percentage',
  value: '20',
  validFrom: '',
  validUntil: '',
  maxPerCustomer: '',
  maxPerNetwork: '',
}

export const TYPED_TERMS: Omit<TypedCoupon, 'code'> = { ...BATCH_TERMS, maxRedemptions: '' }
