// What an admin searched for, encrypted for the page address: emails and ICCIDs must not appear in addresses, browser
// histories, or logs.
import type { Sealer } from '#values/secret.ts'

const LIVES_MS = 12 * 3_600_000

/** Readable only by this account, for twelve hours. */
export const sealSearch = (sealer: Sealer, userId: string, text: string, now: Date): string =>
  sealer.seal(`${now.getTime() + LIVES_MS} ${userId} ${text}`)

/** Null if somebody else searched for it, or too long ago. */
export function openSealedSearch(sealer: Sealer, userId: string, sealed: string, now: Date): string | null {
  const [, until, owner, text] = /^(\d+) (\S+) (.+)$/s.exec(sealer.open(sealed) ?? '') ?? []
  return text !== undefined && owner === userId && Number(until) > now.getTime() ? text : null
}
