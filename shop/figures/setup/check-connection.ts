// Asks a vendor whether the shop's settings work, for whoever sets up the shop. Sells, sends, and changes nothing; the
// audit log keeps what came of it.
import type { Base } from '#shop/assembly/base.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { auditActorOf } from '#shop/records/audit/acting.ts'
import type { Tenants } from '#shop/people/brand/tenant.ts'
import type { Mailer } from '#ports/mailer.ts'
import type { PaymentGateway } from '#ports/payment-gateway.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { findOwnVatNumber, marksNow, outcomeOf, type ConnectionOutcome } from '#shop/figures/connection-test.ts'
import type { Connection, SettingsMarks } from './connection.ts'

const PER_STAFF: Limit = { name: 'connection-check', points: 20, seconds: 600 }
const RECENT_MS = 3_600_000

export type CheckConnectionDeps = Pick<
  Base,
  'networks' | 'vatNumbers' | 'limiter' | 'clock' | 'recordAudit' | 'recordDenied'
> & {
  payments: Pick<PaymentGateway, 'listFees'>
  mailer: Pick<Mailer, 'verify'>
  readTenants: () => Promise<Tenants>
  /** Which settings a test was about. */
  settingsMarks: SettingsMarks
}

export type CheckConnectionProblem = 'not_allowed' | 'no_vat_number' | 'vat_unknown' | 'no_answer'
/** `said` is what the adapter made of the vendor's answer, in English. */
export type CheckConnectionAnswer =
  | Outcome<object, Exclude<CheckConnectionProblem, 'no_answer'>>
  | { ok: false; problem: 'no_answer'; said: string }
  | TooOften

/**
 * Asks the payment provider for the fees of the last hour, the network for a reference that nobody has, the mail server
 * for a session, and the EU's register for the shop's own VAT number. Problems: `not_allowed` for anyone but a
 * super-admin, `no_vat_number` without one of an EU country, `vat_unknown` if the register doesn't know it, `no_answer`,
 * `too_often` after 20 checks in ten minutes.
 */
export async function checkConnection(
  deps: CheckConnectionDeps,
  connection: Connection,
  caller: Caller,
): Promise<CheckConnectionAnswer> {
  const { actor } = caller
  if (actor.type !== 'super-admin') {
    await deps.recordDenied({ actor: { id: actor.id, role: actor.type }, why: 'role' }, caller)
    return { ok: false, problem: 'not_allowed' }
  }
  const allowed = await deps.limiter.take(PER_STAFF, actor.id)
  if (!allowed.ok) return allowed
  const { answer, outcome } = await askVendor(deps, connection)
  const settingsMark = marksNow(await deps.readTenants(), deps.settingsMarks)[connection]
  await deps.recordAudit(
    {
      actor: auditActorOf(caller),
      action: 'connection_tested',
      subject: connection,
      facts: { outcome, settingsMark },
    },
    caller,
  )
  return answer
}

// The vendor's own words may name an account, so the audit log gets only the kind of answer.
async function askVendor(
  deps: CheckConnectionDeps,
  connection: Connection,
): Promise<{ answer: CheckConnectionAnswer; outcome: ConnectionOutcome }> {
  try {
    const answer = await ASK[connection](deps)
    return { answer, outcome: answer.ok ? 'fine' : answer.problem }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    return { answer: { ok: false, problem: 'no_answer', said: error.message }, outcome: outcomeOf(error.fault) }
  }
}

type ConnectionAnswer = Promise<Outcome<object, 'no_vat_number' | 'vat_unknown'>>

const ASK: Record<Connection, (deps: CheckConnectionDeps) => ConnectionAnswer> = {
  payment: async ({ payments, clock }) => {
    const now = clock.now()
    await payments.listFees(new Date(now.getTime() - RECENT_MS), now, null)
    return { ok: true }
  },
  network: async ({ networks }) => {
    await networks.home.checkLogin()
    return { ok: true }
  },
  mail: async ({ mailer }) => {
    await mailer.verify()
    return { ok: true }
  },
  seller: async ({ vatNumbers, readTenants }) => {
    const number = findOwnVatNumber(await readTenants())
    if (!number) return { ok: false, problem: 'no_vat_number' }
    const { isValid } = await vatNumbers.check(number, null)
    return isValid ? { ok: true } : { ok: false, problem: 'vat_unknown' }
  },
}
