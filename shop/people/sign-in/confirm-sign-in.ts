// The second step of logging in: the second factor after the password. The session starts only then.
import type { PasskeyQuestion } from '#ports/second-factors.ts'
import type { At } from '#values/brand-facts.ts'
import type { TooOften } from '#values/outcome.ts'
import { fingerprint } from '#values/secret.ts'
import { askForPasskey, type AskForPasskeyDeps } from './ask-for-passkey.ts'
import { checkSecondFactor, type CheckSecondFactorDeps } from '#shop/people/second-factor/check-second-factor.ts'
import {
  openSession,
  type OpenedSession,
  type OpenSessionDeps,
  type SessionRefusal,
  type SignedInWith,
} from './open-session.ts'
import { roleOf } from '#shop/people/account/role.ts'
import type { GivenFactor } from '#shop/people/second-factor/second-factor.ts'
import { findPendingSignIn, usePendingSignIn, type PendingSignInDeps } from './take-pending-sign-in.ts'

export type ConfirmSignInDeps = CheckSecondFactorDeps & PendingSignInDeps & AskForPasskeyDeps & OpenSessionDeps

type ConfirmSignInProblem = 'sign_in_gone' | 'code_wrong' | 'code_used'
export type ConfirmedSignIn = OpenedSession | SessionRefusal | { ok: false; problem: ConfirmSignInProblem } | TooOften
export type SignInWaiting = {
  email: string
  hasAuthenticator: boolean
  /** The number of passkeys that work at this host, and the challenge for them. */
  passkeys: number
  question: PasskeyQuestion | null
}

/** What a login is waiting for; null if it has ended. */
export async function viewPendingSignIn(
  deps: ConfirmSignInDeps,
  pending: string,
  at: At,
): Promise<SignInWaiting | null> {
  const customer = await findPendingSignIn(deps, pending)
  if (!customer) return null
  const { authenticator, passkeys } = await deps.secondFactors.view(customer.id)
  const question = await askForPasskey(deps, customer.id, at)
  return { email: customer.email, hasAuthenticator: authenticator !== null, passkeys: passkeys.length, question }
}

/**
 * Starts the session. Problems: `sign_in_gone` (too old, finished in another tab, or the password changed since), and
 * those of `checkSecondFactor`. A browser that this account used before has its own count of failures.
 */
export async function confirmSignIn(
  deps: ConfirmSignInDeps,
  input: {
    pending: string
    given: GivenFactor
  } & SignedInWith,
  at: At,
): Promise<ConfirmedSignIn> {
  const customer = await findPendingSignIn(deps, input.pending)
  if (!customer) return { ok: false, problem: 'sign_in_gone' }
  const actor = { id: customer.id, role: roleOf(customer.accountType) }
  const countedAs = input.knownBrowser ? `${input.knownBrowser}:${fingerprint(customer.id)}` : customer.id
  const checked = await checkSecondFactor(deps, { actor, given: input.given, countedAs }, at)
  if (!checked.ok) return checked
  if (!(await usePendingSignIn(deps, input.pending))) return { ok: false, problem: 'sign_in_gone' }
  return openSession(deps, customer, input, at)
}
