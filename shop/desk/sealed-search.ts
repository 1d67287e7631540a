// What an admin looked for, sealed for the address: e-mails and ICCIDs stand in no address, history or log.
import type { Sealer } from '#shop/values/secret.ts'

const LIVES_MS = 12 * 3_600_000

/** Readable for this account alone, for twelve hours. */
export const sealSearch = (sealer: Sealer, userId: string, text: string, now: Date): string =>
  sealer.seal(`${now.getTime() + LIVES_MS} ${userId} ${text}`)

/** Null for what somebody else looked for, or too long ago. */
export function openSealedSearch(sealer: Sealer, userId: string, sealed: string, now: Date): string | null {
  const [, until, owner, text] = /^(\d+) (\S+) (.+)$/s.exec(sealer.open(sealed) ?? '') ?? []
  return text !== undefined && owner === userId && Number(until) > now.getTime() ? text : null
}
