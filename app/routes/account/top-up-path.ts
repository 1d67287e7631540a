// Where more data is bought for an own eSIM; null as long as the shop sells none.
import type { Shop } from '#shop/shop.ts'

export function topUpPathOf(_shop: Shop, _orderId: string): string | null {
  return null
}
