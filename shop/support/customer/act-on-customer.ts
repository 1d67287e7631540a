// What administrators can do to an account. Every action is rate-limited and recorded; on staff and partners, only a
// super-admin acts.
import type { Base } from '#shop/assembly/base.ts'
import type { Customer } from '#shop/people/account/customer-store.ts'
import { isErased } from '#shop/people/account/erased-account.ts'
import { roleOf } from '#shop/people/account/role.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { AuditAction } from '#shop/records/audit/audit-row.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { mayActOn } from './customer-rights.ts'
import { eraseAccount, type EraseAccountDeps } from './erase-account.ts'
import { exportMyData, type ExportMyDataDeps } from './export-my-data.ts'

const PER_STAFF: Limit = { name: 'staff-customers', points: 60, seconds: 600 }

export type ActOnCustomerDeps = EraseAccountDeps &
  ExportMyDataDeps &
  Pick<Base, 'withAudit' | 'checkFreshProof' | 'recordDenied'> & {
    /** The API keys of partners, which a person may know. */
    apiKeys: { revokeOfMaker: (madeBy: string, businessId: string, now: Date) => Promise<number> }
  }

type Problem = 'no_customer' | 'role_fixed' | 'not_allowed'
type ActionResult<More extends string = never> = Outcome<object, Problem | More> | TooOften

/**
 * Ends all sessions of an account. Problems: `no_customer`, `role_fixed` for one's own account, and for staff and
 * partners unless a super-admin asks, `too_often`.
 */
export const endSessionsOf = (deps: ActOnCustomerDeps, userId: string, caller: Caller): Promise<ActionResult> =>
  onCustomer(deps, userId, caller, 'act', async () => {
    await deps.identity.endSessions(userId)
    await note(deps, 'sessions_ended', userId, caller)
    return { ok: true }
  })

/**
 * Ends the account's sessions and blocks new logins; the API keys that they made for their business stop working, and
 * stay so. Problems: those of `endSessionsOf`, `nothing_changes`.
 */
export const disableAccount = (
  deps: ActOnCustomerDeps,
  userId: string,
  caller: Caller,
): Promise<ActionResult<'nothing_changes'>> =>
  onCustomer(deps, userId, caller, 'act', async (customer) => {
    const disabled = await setDisabled(deps, customer, 'account_disabled', caller)
    if (disabled.ok) await deps.identity.endSessions(userId)
    return disabled
  })

/** Undoes `disableAccount`. Problems: the same. */
export const enableAccount = (
  deps: ActOnCustomerDeps,
  userId: string,
  caller: Caller,
): Promise<ActionResult<'nothing_changes'>> =>
  onCustomer(deps, userId, caller, 'act', (customer) => setDisabled(deps, customer, 'account_enabled', caller))

/**
 * Everything the shop holds about a customer, the same as they can export themselves. Problems: `no_customer`,
 * `role_fixed`, `not_allowed` for anyone but a super-admin, `account_gone`, those of `checkFreshProof`, `too_often`.
 */
export const exportCustomer = (
  deps: ActOnCustomerDeps,
  { userId, token }: { userId: string; token: string | null },
  caller: Caller,
) =>
  onCustomer(deps, userId, caller, 'export', async () => {
    const proven = await deps.checkFreshProof({ token, password: '' }, caller)
    if (!proven.ok) return proven
    // Recorded before it is handed out: if recording fails, nobody sees the data.
    await note(deps, 'customer_exported', userId, caller)
    return exportMyData(deps, userId)
  })

/** Erases a customer, as they can themselves. Problems: those of `exportCustomer` and of `checkFreshProof`. */
export const eraseCustomer = (
  deps: ActOnCustomerDeps,
  { userId, proof }: { userId: string; proof: FreshProof },
  caller: Caller,
): Promise<ActionResult | ProofRefusal> =>
  onCustomer(deps, userId, caller, 'erase', async (customer) => {
    const proven = await deps.checkFreshProof(proof, caller)
    if (!proven.ok) return proven
    await eraseAccount(deps, customer, actorOf(caller.actor), caller)
    return { ok: true }
  })

async function onCustomer<Answer>(
  deps: ActOnCustomerDeps,
  userId: string,
  caller: Caller,
  what: keyof ReturnType<typeof mayActOn>,
  act: (customer: Customer) => Promise<Answer>,
): Promise<Answer | { ok: false; problem: Problem } | TooOften> {
  const allowed = await deps.limiter.take(PER_STAFF, caller.actor.id)
  if (!allowed.ok) return allowed
  const customer = await deps.customers.find(userId)
  if (!customer || isErased(customer)) return { ok: false, problem: 'no_customer' }
  const may = mayActOn(caller, customer)
  if (may[what]) return act(customer)
  if (!may.act || caller.actor.type === 'super-admin') return { ok: false, problem: 'role_fixed' }
  await deps.recordDenied({ actor: { id: caller.actor.id, role: caller.actor.type }, why: 'role' }, caller)
  return { ok: false, problem: 'not_allowed' }
}

async function setDisabled(
  { withAudit, customers, apiKeys, clock }: ActOnCustomerDeps,
  { id: userId, accountType, businessId }: Customer,
  action: 'account_disabled' | 'account_enabled',
  caller: Caller,
): Promise<Outcome<object, 'nothing_changes'>> {
  const set = await withAudit(
    async (): Promise<Outcome<{ revoked: number }, 'nothing_changes'>> => {
      // Two super-admins can't lock each other out: the second one is disabled by then, and no longer decides.
      const isStillStaff =
        roleOf(accountType) === 'own-user' ||
        (await customers.lockStaff()).some(({ id, disabledAt }) => id === caller.actor.id && disabledAt === null)
      const isSet =
        isStillStaff && (await customers.setDisabled(userId, action === 'account_disabled' ? clock.now() : null))
      if (!isSet) return { ok: false, problem: 'nothing_changes' }
      const losesKeys = action === 'account_disabled' && businessId !== null
      return { ok: true, revoked: losesKeys ? await apiKeys.revokeOfMaker(userId, businessId, clock.now()) : 0 }
    },
    ({ revoked }) => ({
      actor: actorOf(caller.actor),
      action,
      subject: userId,
      ...(revoked > 0 && { facts: { apiKeys: revoked } }),
    }),
    caller,
  )
  return set.ok ? { ok: true } : set
}

const note = ({ recordAudit }: ActOnCustomerDeps, action: AuditAction, subject: string, caller: Caller) =>
  recordAudit({ actor: actorOf(caller.actor), action, subject }, caller)
