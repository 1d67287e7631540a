// Makes a business an affiliate, with its own code, which is a coupon like any other.
import type { Base } from '#shop/assembly/base.ts'
import { randomInt } from 'node:crypto'
import type { CouponStore } from '#shop/catalogue/pricing/coupon-store.ts'
import { AFFILIATE_TERMS } from './affiliate-terms.ts'
import { cutText } from '#values/text/cut-text.ts'

const MOST_DRAWS = 20

export type MakeAffiliateDeps = Pick<Base, 'affiliates'> & {
  coupons: Pick<CouponStore, 'make'>
}
export type NewAffiliate = { businessId: string; name: string; referredBy: string | null; now: Date }

/** Call it inside a transaction, for a business that isn't an affiliate yet; returns its code. */
export async function makeAffiliate(
  { affiliates, coupons }: MakeAffiliateDeps,
  { businessId, name, referredBy, now }: NewAffiliate,
): Promise<string> {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const code = affiliateCode(name, randomInt)
    const coupon = {
      code,
      status: 'active' as const,
      discountType: 'percentage' as const,
      discountValue: String(AFFILIATE_TERMS.discountPercent),
      validUntil: null,
      ownerId: businessId,
      createdAt: now,
    }
    if ((await coupons.make([coupon])) !== 1) continue
    const isNew = await affiliates.add({ businessId, code, referredBy, joinedAt: now })
    if (!isNew) throw new Error('A business was made an affiliate twice.')
    return code
  }
  throw new Error('No free code was drawn for an affiliate.')
}

/** An affiliate's code: as much of its name as fits, and four letters that make it unique. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const MOST_OF_NAME = 10

/** 'NORDIC-7K2P'; `draw` returns random whole numbers below its argument. */
function affiliateCode(name: string, draw: (below: number) => number): string {
  const letters = name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  const said = cutText(letters, MOST_OF_NAME)
  const drawn = Array.from({ length: 4 }, () => LETTERS[draw(LETTERS.length)]).join('')
  return `${said || 'PARTNER'}-${drawn}`
}
