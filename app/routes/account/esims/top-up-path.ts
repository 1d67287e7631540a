// Where more data is bought for an own eSIM.
import { topUpLink } from '#shop/esim/top-up-link.ts'
import type { OwnEsim } from '#shop/esim/own-esim.ts'
import type { Shop } from '#shop/shop.ts'

/** A page may stay open for so long before its link has ended. */
const LINK_LIVES_DAYS = 7

/** Null if the buyer withdrew from the order. */
export async function findTopUpPath(shop: Shop, { orderId, replaces }: OwnEsim): Promise<string | null> {
  const isWithdrawn = await shop.inbox.isWithdrawn({ id: orderId, replaces })
  return isWithdrawn ? null : topUpLink('', shop.topUps.sealTopUp(orderId, LINK_LIVES_DAYS))
}
