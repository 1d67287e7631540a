// Which warnings the eSIMs of an address send; null as long as the shop sends none.
import type { Shop } from '#shop/shop.ts'

export type ShownAlerts = { isDataOn: boolean; isExpiryOn: boolean }

export async function readOwnAlerts(_shop: Shop, _email: string): Promise<ShownAlerts | null> {
  return null
}

/** False where there is nothing to choose. */
export async function saveOwnAlerts(_shop: Shop, _email: string, _alerts: ShownAlerts): Promise<boolean> {
  return false
}
