// Between password and second factor: a token that proves only that the password was right, for ten minutes and until
// the password changes.
import type { Base } from '#shop/assembly/base.ts'
import { shortFingerprint } from '#values/secret.ts'
import type { Customer } from '#shop/people/account/customer-store.ts'

const PURPOSE = 'sign-in'
const PENDING_MS = 10 * 60_000

export type PendingSignInDeps = Pick<Base, 'identity' | 'customers' | 'clock'>

/** Null for an account that no longer has a password. */
export async function keepSignIn(
  { identity, clock }: Pick<PendingSignInDeps, 'identity' | 'clock'>,
  userId: string,
): Promise<string | null> {
  const [now, hash] = [clock.now(), await identity.findPasswordHash(userId)]
  if (hash === null) return null
  const expiresAt = new Date(now.getTime() + PENDING_MS)
  return identity.issueToken({ purpose: PURPOSE, subject: subjectOf(userId, hash), now, expiresAt })
}

/** Whose login is pending; null if it expired, was used, or the account was disabled or changed its password since. */
export async function findPendingSignIn(
  { identity, customers, clock }: PendingSignInDeps,
  pending: string,
): Promise<Customer | null> {
  const subject = await identity.findToken({ purpose: PURPOSE, token: pending, now: clock.now() })
  const userId = subject?.split(' ')[0] ?? ''
  const customer = subject === null ? null : await customers.find(userId)
  const hash = customer && (await identity.findPasswordHash(customer.id))
  return customer && !customer.disabledAt && hash && subjectOf(customer.id, hash) === subject ? customer : null
}

/** Uses it up; false if another request was faster. */
export const usePendingSignIn = async (
  { identity, clock }: Pick<PendingSignInDeps, 'identity' | 'clock'>,
  pending: string,
): Promise<boolean> => (await identity.redeemToken({ purpose: PURPOSE, token: pending, now: clock.now() })) !== null

const subjectOf = (userId: string, hash: string) => `${userId} ${shortFingerprint(hash)}`
