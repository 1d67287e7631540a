// Passwords as slow fingerprints, made and compared by whoever can.
import type { TooOften } from '#shop/values/outcome.ts'

/**
 * The line in which a password waits to be hashed: strangers wait behind everyone the shop knows, and before both go new
 * passwords that were promised a place, because what proved them is used up.
 */
export type Lane = 'promised' | 'known' | 'strangers'

export type Passwords = {
  /** A slow fingerprint of at most 256 characters; never more than two are made at once. Throws Crowded. */
  hashPassword: (password: string, lane: Lane) => Promise<string>
  /** Takes as long for a missing hash as for a wrong password. Throws Crowded. */
  isPassword: (password: string, hash: string | null, lane: Lane) => Promise<boolean>
  /** Whether a password would be looked at now, or when to come again. */
  findRoom: (lane: Lane) => { ok: true } | TooOften
  /** Whether the password is on the list of leaked ones; no other place is asked. */
  isLeaked: (password: string) => boolean
}
