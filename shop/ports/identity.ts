// Passwords, sessions and single-use tokens in our words. Call it outside of transactions: it works on its own connection.

import type { TooOften } from '#shop/values/outcome.ts'

/** Somebody's stay: made by signing in, ended by hand, by a new password, or by time. */
export type Session = {
  id: string
  userId: string
  startedAt: Date
  seenAt: Date
  expiresAt: Date
  /** What the browser said about itself when it signed in. */
  device: string
}

/**
 * The line in which a password waits to be hashed: strangers wait behind everyone the shop knows, and before both go new
 * passwords that were promised a place, because what proved them is used up.
 */
export type Lane = 'promised' | 'known' | 'strangers'

export type Identity = {
  /** A slow fingerprint of at most 256 characters; never more than two are made at once. Throws Crowded. */
  hashPassword: (password: string, lane: Lane) => Promise<string>
  /** Takes as long for a missing hash as for a wrong password. Throws Crowded. */
  isPassword: (password: string, hash: string | null, lane: Lane) => Promise<boolean>
  /** Whether a password would be looked at now, or when to come again. */
  findRoom: (lane: Lane) => { ok: true } | TooOften
  /** Whether the password is on the list of leaked ones; no other place is asked. */
  isLeaked: (password: string) => boolean
  /** Null for a customer without a password. */
  findPasswordHash: (userId: string) => Promise<string | null>
  savePasswordHash: (userId: string, hash: string) => Promise<void>
  /** From now on nobody signs in as this user. */
  forgetPassword: (userId: string) => Promise<void>

  /** Starts a session with a new token; only its fingerprint is kept. */
  openSession: (session: { userId: string; device: string; now: Date; expiresAt: Date }) => Promise<string>
  findSession: (token: string) => Promise<Session | null>
  extendSession: (token: string, times: { seenAt: Date; expiresAt: Date }) => Promise<void>
  listSessions: (userId: string) => Promise<Session[]>
  endSession: (token: string) => Promise<void>
  /** Ends one session of somebody by its id; false when they have none such. */
  endSessionOf: (userId: string, sessionId: string) => Promise<boolean>
  /** Ends all sessions of somebody, except the one with this token. */
  endSessions: (userId: string, exceptToken?: string) => Promise<void>

  /**
   * A token that can be redeemed once, by the same purpose; only its fingerprint is kept. One with a holder is worth
   * nothing without the secret that its holder keeps.
   */
  issueToken: (token: { purpose: string; subject: string; expiresAt: Date; holder?: string }) => Promise<string>
  /** The subject of a token that was neither used nor outlived; it is used up by this, but not by a wrong holder. */
  redeemToken: (wish: { purpose: string; token: string; now: Date; holder?: string }) => Promise<string | null>
}
