// Names one eSIM in an address without its number: only we can make or read the name, and it ends.
import type { Sealer } from '#shop/values/secret.ts'

/** The name of the eSIM of an order, good until `expiresAt`. The sealer's purpose says what it opens. */
export const sealEsim = (sealer: Sealer, orderId: string, expiresAt: Date): string =>
  sealer.seal(`${expiresAt.getTime()} ${orderId}`)

/** The order whose eSIM is named; null for what was not sealed here for this purpose, or has ended. */
export function openSealedEsim(sealer: Sealer, sealed: string, now: Date): string | null {
  const [until, orderId] = sealer.open(sealed)?.split(' ') ?? []
  return orderId && Number(until) > now.getTime() ? orderId : null
}
