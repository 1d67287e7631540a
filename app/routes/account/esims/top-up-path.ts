// Where more data is bought for an own eSIM.
import { topUpLink } from '#shop/esim/top-up-link.ts'
import type { Shop } from '#shop/shop.ts'

/** A page may stay open for so long before its link has ended. */
const LINK_LIVES_DAYS = 7

export const findTopUpPath = (shop: Shop, orderId: string): string =>
  topUpLink('', shop.topUps.sealTopUp(orderId, LINK_LIVES_DAYS))
