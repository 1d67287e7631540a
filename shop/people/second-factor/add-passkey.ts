// Adds a passkey for the current host to an account, after a fresh proof of who asks.
import type { PasskeyOffer } from '#ports/second-factors.ts'
import type { At } from '#values/brand-facts.ts'
import type { ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome } from '#values/outcome.ts'
import { QUESTION_MS } from '#shop/people/sign-in/ask-for-passkey.ts'
import { checkFreshProof } from '#shop/people/sign-in/check-fresh-proof.ts'
import { putFactor, type NewFactor, type OfOwner, type PutFactorDeps } from './put-factor.ts'
import { passkeyName } from './second-factor.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'

const PASSKEY_OFFERED = 'passkey-offered'
const MOST_PASSKEYS = 10

/** The options that the browser needs to create a passkey for this host. */
export async function offerPasskey(
  { secondFactors, passkeyCeremonies, customers, identity, clock }: PutFactorDeps,
  userId: string,
  { tenant: { origin, brand } }: At,
): Promise<PasskeyOffer | null> {
  const customer = await customers.find(userId)
  if (!customer) return null
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + QUESTION_MS)
  const asked = { purpose: PASSKEY_OFFERED, subject: userId, holder: userId, now, expiresAt }
  const challenge = await identity.issueToken(asked)
  const known = await secondFactors.listPasskeys(userId, new URL(origin).hostname)
  const person = { id: userId, email: customer.email, name: customer.fullName || customer.email }
  return passkeyCeremonies.askToAdd({ origin, shopName: brand.name }, person, challenge, known)
}

/**
 * Saves the passkey that a browser created. Problems: `name_missing`, `passkey_refused` for an answer to a challenge
 * that isn't ours, `factor_exists` if an account already has it, `too_many_passkeys` beyond ten, and those of
 * `checkFreshProof`.
 */
export async function addPasskey(
  deps: PutFactorDeps,
  input: OfOwner & { answer: string; name: string },
  caller: Caller,
): Promise<
  Outcome<NewFactor, 'name_missing' | 'passkey_refused' | 'factor_exists' | 'too_many_passkeys'> | ProofRefusal
> {
  const { identity, passkeyCeremonies, secondFactors, clock } = deps
  const [userId, now, name] = [caller.actor.id, clock.now(), passkeyName(input.name)]
  if (name === '') return { ok: false, problem: 'name_missing' }
  const proven = await checkFreshProof(deps, { token: input.token, password: '' }, caller)
  if (!proven.ok) return proven
  if ((await secondFactors.view(userId)).passkeys.length >= MOST_PASSKEYS)
    return { ok: false, problem: 'too_many_passkeys' }

  const { origin } = caller.tenant
  const asked = { purpose: PASSKEY_OFFERED, now, holder: userId }
  const isAsked = async (challenge: string) => (await identity.findToken({ ...asked, token: challenge })) !== null
  const made = await passkeyCeremonies.readAdded(input.answer, { origin }, isAsked)
  if (!made || (await identity.redeemToken({ ...asked, token: made.challenge })) === null)
    return { ok: false, problem: 'passkey_refused' }
  const { challenge: _challenge, ...passkey } = made
  const row = { ...passkey, userId, name, host: new URL(origin).hostname, createdAt: now }
  return putFactor(deps, input, caller, 'passkey', async (): Promise<Outcome<object, 'factor_exists'>> =>
    (await secondFactors.putPasskey(row)) ? { ok: true } : { ok: false, problem: 'factor_exists' },
  )
}
