// Identifies an eSIM in a page address without its number: only we can create or read the name, and it expires.
import type { Sealer } from '#values/secret.ts'

/** The name of an order's eSIM, valid until `expiresAt`. The sealer's purpose says what it can be used for. */
export const sealEsim = (sealer: Sealer, orderId: string, expiresAt: Date): string =>
  sealer.seal(`${expiresAt.getTime()} ${orderId}`)

/** The order whose eSIM is named; null if it wasn't sealed here for this purpose, or has expired. */
export function openSealedEsim(sealer: Sealer, sealed: string, now: Date): string | null {
  const [until, orderId] = sealer.open(sealed)?.split(' ') ?? []
  return orderId && Number(until) > now.getTime() ? orderId : null
}
