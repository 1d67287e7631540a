// Saves a new second factor, with ten recovery codes if it is the first, and notifies the account's mailbox.
import type { Base } from '#shop/assembly/base.ts'
import type { Outcome } from '#values/outcome.ts'
import type { Sealer } from '#values/secret.ts'
import type { CheckFreshProofDeps } from '#shop/people/sign-in/check-fresh-proof.ts'
import type { Customer } from '#shop/people/account/customer-store.ts'
import { isErased } from '#shop/people/account/erased-account.ts'
import { roleOf } from '#shop/people/account/role.ts'
import type { FactorKind } from './second-factor.ts'
import type { SendAccountMail } from '#shop/people/account/send-account-mail.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'

export type PutFactorDeps = CheckFreshProofDeps &
  Pick<Base, 'customers' | 'transaction'> & {
    sendAccountMail: SendAccountMail
    /** Encrypts the secret of an app for the page that shows it, until one of its codes is entered. */
    offerSealer: Sealer
  }
/** `codes` are returned once; null if the account already has recovery codes. */
export type NewFactor = { codes: string[] | null }
/** `token` is that of the current session. */
export type OfOwner = { token: string | null }

const GONE = 'Somebody without an account adds a second factor.'

/** The first factor ends all other sessions, because they started with a password alone. Problems: those of `put`. */
export async function putFactor<Problem extends string>(
  deps: PutFactorDeps,
  { token }: OfOwner,
  caller: Caller,
  factor: FactorKind,
  put: () => Promise<Outcome<object, Problem>>,
): Promise<Outcome<NewFactor, Problem>> {
  const { customers, secondFactors, identity, clock, recordAudit, transaction, sendAccountMail } = deps
  const customer = await customers.find(caller.actor.id)
  if (!customer || isErased(customer)) throw new Error(GONE)
  const isFirst = !(await secondFactors.hasAny(customer.id))
  const added = await transaction(async (): Promise<Outcome<NewFactor, Problem>> => {
    if (!(await customers.stayAt(customer.id, customer.email))) throw new Error(GONE)
    const done = await put()
    if (!done.ok) return done
    const codes = isFirst ? await secondFactors.renewRecoveryCodes(customer.id, clock.now()) : null
    if (isFirst) await identity.endSessions(customer.id, token ?? undefined)
    const facts = { factor }
    await recordAudit({ actor: actorIs(customer), action: 'factor_added', subject: customer.id, facts }, caller)
    return { ok: true, codes }
  })
  if (added.ok)
    await sendAccountMail(
      {
        kind: 'factor_added',
        email: customer.email,
        facts: {
          recipientName: customer.fullName.trim() || null,
          factor,
          link: `${caller.tenant.origin}/account/security`,
        },
      },
      caller,
    )
  return added
}

/** An administrator who still has to add a required factor acts as a customer; the log records their real role. */
export const actorIs = ({ id, accountType }: Customer) => ({ id, role: roleOf(accountType) })
