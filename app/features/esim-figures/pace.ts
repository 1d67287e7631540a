import { dataLastsUntil } from '#shop/sales/order-access/esim-stage.ts'
import type { ShownEsim } from './shown-esim.ts'

/** Until when its data lasts at this pace, as an ISO text; null where that can't be told. */
export function paceOf(esim: ShownEsim & { validDays: number }): string | null {
  const expiresAt = esim.expiresAt === null ? null : new Date(esim.expiresAt)
  return dataLastsUntil({ ...esim, expiresAt }, new Date(esim.checkedAt))?.toISOString() ?? null
}
