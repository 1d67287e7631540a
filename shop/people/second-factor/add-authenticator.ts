// Adds an authenticator app to an account, after a fresh proof of who asks.
import type { At } from '#values/brand-facts.ts'
import type { ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome } from '#values/outcome.ts'
import { checkFreshProof } from '#shop/people/sign-in/check-fresh-proof.ts'
import { putFactor, type NewFactor, type OfOwner, type PutFactorDeps } from './put-factor.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'

const OFFER_MS = 30 * 60_000

/** A new secret for an app: as text, as the content of its QR code, and encrypted for the form that confirms it. */
export async function offerAuthenticator(
  { secondFactors, offerSealer, customers, clock }: PutFactorDeps,
  userId: string,
  { tenant }: At,
): Promise<{ secret: string; link: string; sealed: string } | null> {
  const customer = await customers.find(userId)
  if (!customer) return null
  const secret = secondFactors.newSecret()
  return {
    secret,
    link: secondFactors.linkOf(secret, { issuer: tenant.brand.name, account: customer.email }),
    sealed: offerSealer.seal(`${clock.now().getTime() + OFFER_MS} ${userId} ${secret}`),
  }
}

/**
 * Saves the offered app once its first code is right. Problems: `offer_gone` after half an hour, `code_wrong`,
 * `factor_exists`, and those of `checkFreshProof`.
 */
export async function addAuthenticator(
  deps: PutFactorDeps,
  input: OfOwner & { sealed: string; code: string },
  caller: Caller,
): Promise<Outcome<NewFactor, 'offer_gone' | 'code_wrong' | 'factor_exists'> | ProofRefusal> {
  const proven = await checkFreshProof(deps, { token: input.token, password: '' }, caller)
  if (!proven.ok) return proven
  const { id: userId } = caller.actor
  const [until, offeredTo, secret = ''] = deps.offerSealer.open(input.sealed)?.split(' ') ?? []
  if (offeredTo !== userId || Number(until) <= deps.clock.now().getTime()) return { ok: false, problem: 'offer_gone' }
  return putFactor(deps, input, caller, 'authenticator', () =>
    deps.secondFactors.addAuthenticator({ userId, secret, code: input.code }, deps.clock.now()),
  )
}
