// Slow password hashes, created and compared with a bounded amount of work.
import type { TooOften } from '#values/outcome.ts'

/**
 * The queue in which a password waits to be hashed. Strangers wait behind everyone the shop knows. New passwords that
 * were promised a place come before both, because their proof is already used up.
 */
export type Lane = 'promised' | 'known' | 'strangers'

export type Passwords = {
  /** A slow hash of at most 256 characters; never more than two at once. Throws Crowded. */
  hashPassword: (password: string, lane: Lane) => Promise<string>
  /** Takes as long for a missing hash as for a wrong password. Throws Crowded. */
  isPassword: (password: string, hash: string | null, lane: Lane) => Promise<boolean>
  /** Whether a password would be checked now, or when to try again. */
  findRoom: (lane: Lane) => { ok: true } | TooOften
  /** Whether the password is on our own list of leaked ones; no other service is asked. */
  isLeaked: (password: string) => boolean
}
