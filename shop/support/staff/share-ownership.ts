// A super-admin makes another one, or hands the shop over and stays as an admin.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { FreshProof, ProofProblem } from '#values/fresh-proof.ts'
import type { TooOften } from '#values/outcome.ts'
import { isOwnerNow, type StaffRow } from './staff-in-charge.ts'

export type ShareOwnershipDeps = Pick<
  Base,
  'customers' | 'identity' | 'checkFreshProof' | 'recordDenied' | 'recordAudit' | 'transaction'
>
export type ShareOwnershipProblem =
  | ProofProblem
  | 'own_account'
  | 'not_admin'
  | 'not_allowed'
  | 'already_owner'
  | 'admin_disabled'
export type ShareOwnershipAnswer = { ok: true } | { ok: false; problem: ShareOwnershipProblem } | TooOften
type Input = { userId: string; proof: FreshProof }

const OWNER = 'super-admin'

/**
 * Makes an own-admin a super-admin, with the same rights as the one who decides, and ends their sessions. Problems:
 * `own_account`, those of `checkFreshProof`, `not_allowed` for anyone but a super-admin, `not_admin`, `admin_disabled`
 * for an account that nobody can sign in to, `already_owner`.
 */
export const makeOwner = (deps: ShareOwnershipDeps, input: Input, caller: Caller) =>
  share(deps, input, caller, { staysOwner: true })

/**
 * Makes an admin the super-admin, or takes a super-admin as they are, and turns the one who decides into an own-admin.
 * Ends the sessions of both. Problems: those of `makeOwner` except `already_owner`.
 */
export const handOver = (deps: ShareOwnershipDeps, input: Input, caller: Caller) =>
  share(deps, input, caller, { staysOwner: false })

async function share(
  deps: ShareOwnershipDeps,
  { userId, proof }: Input,
  caller: Caller,
  { staysOwner }: { staysOwner: boolean },
): Promise<ShareOwnershipAnswer> {
  const { customers, identity, transaction, recordDenied } = deps
  const { actor } = caller
  if (userId === actor.id) return { ok: false, problem: 'own_account' }
  const proven = await deps.checkFreshProof(proof, caller, { isTyped: true })
  if (!proven.ok) return proven
  const changed = await transaction(async () => {
    const staff = await customers.lockStaff()
    const person = staff.find(({ id }) => id === userId)
    const problem = judge(staff, person, { actorId: actor.id, staysOwner })
    if (problem !== null || !person) return { ok: false, problem: problem ?? 'not_admin' } as const
    const ids = [person.accountType !== OWNER && userId, !staysOwner && actor.id].filter((id) => id !== false)
    for (const id of ids) await giveRole(deps, { id, role: id === userId ? OWNER : 'own-admin' }, caller)
    return { ok: true, ids } as const
  })
  if (!changed.ok) {
    if (changed.problem === 'not_allowed')
      await recordDenied({ actor: { id: actor.id, role: actor.type }, why: 'role' }, caller)
    return changed
  }
  for (const id of changed.ids) await identity.endSessions(id)
  return { ok: true }
}

function judge(
  staff: StaffRow[],
  person: StaffRow | undefined,
  { actorId, staysOwner }: { actorId: string; staysOwner: boolean },
) {
  if (!isOwnerNow(staff, actorId)) return 'not_allowed'
  if (!person) return 'not_admin'
  if (person.disabledAt !== null) return 'admin_disabled'
  return staysOwner && person.accountType === OWNER ? 'already_owner' : null
}

async function giveRole(
  { customers, recordAudit }: ShareOwnershipDeps,
  { id, role }: { id: string; role: 'own-admin' | 'super-admin' },
  caller: Caller,
) {
  await customers.saveRole(id, role)
  const facts = { from: role === OWNER ? 'own-admin' : OWNER, to: role }
  await recordAudit({ actor: actorOf(caller.actor), action: 'role_given', subject: id, facts }, caller)
}
