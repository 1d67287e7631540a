// Ends a payout run: the owner marks it as paid or takes it back, and the bank may later return a payment.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { AuditAction } from '#shop/records/audit/audit-row.ts'
import type { InvoiceStore } from '#shop/sales/invoicing/invoice-store.ts'
import { linesOfPaid, linesOfReturned, linesOfTakenBack } from '#shop/sales/ledger/entry.ts'
import type { LedgerStore } from '#shop/sales/ledger/ledger-store.ts'
import { dateOnlyOf } from '#values/date.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { isUuid } from '#values/uuid.ts'
import { PER_OWNER } from './make-payout-run.ts'
import { sendPartnerMail, type SendPartnerMailDeps } from '#shop/people/account/send-partner-mail.ts'
import type { Payout, RunPayout } from './payout-store.ts'

export type EndPayoutRunDeps = SendPartnerMailDeps &
  Pick<Base, 'payouts' | 'findTenant' | 'checkFreshProof' | 'limiter' | 'withAudit' | 'timeZone'> & {
    ledger: Pick<LedgerStore, 'write'>
    invoices: Pick<InvoiceStore, 'takeNumber'>
  }
type RunEndInput = { id: string; proof: FreshProof }
type Answer<Problem extends string> = Promise<Outcome<object, Problem> | ProofRefusal | TooOften>

/**
 * The bank paid: the money has left, documents get their numbers, and everyone is emailed, all or nothing and once.
 * Problems: `run_ended` if it was already paid or taken back, those of `checkFreshProof`, `too_often`.
 */
export const confirmPayoutRun = (deps: EndPayoutRunDeps, asked: RunEndInput, caller: Caller): Answer<'run_ended'> =>
  ending(deps, asked, caller, { state: 'paid', action: 'payout_run_paid' }, (payout, now) => pay(deps, payout, now))

/** The bank never got the file, or refused it: everyone is due again in the next run. Problems: the same. */
export const takeBackPayoutRun = (deps: EndPayoutRunDeps, asked: RunEndInput, caller: Caller): Answer<'run_ended'> =>
  ending(deps, asked, caller, { state: 'taken_back', action: 'payout_run_taken_back' }, (payout, now) =>
    write(deps, payout, 'payout_back', now, linesOfTakenBack(payout.businessId, payout.netCents)),
  )

/**
 * The bank returned a payment: it is due to the partner again, who is asked for another account. Problems:
 * `not_returnable` if it wasn't paid or was already returned, those of `checkFreshProof`, `too_often`.
 */
export async function recordReturnedPayout(
  deps: EndPayoutRunDeps,
  { id, proof }: RunEndInput,
  caller: Caller,
): Answer<'not_returnable'> {
  const proven = await prove(deps, proof, caller)
  if (!proven.ok) return proven
  const { payouts, clock } = deps
  return deps.withAudit(
    async (): Promise<Outcome<object, 'not_returnable'>> => {
      await payouts.takeTurn()
      const payout = isUuid(id) ? await payouts.find(id) : null
      if (payout?.state !== 'paid' || payout.returnedAt) return { ok: false, problem: 'not_returnable' }
      const now = clock.now()
      const number = payout.paper === 'self_billed' ? await numberOf(deps, 'SBC', now) : null
      await payouts.setReturned(id, now, number)
      const { businessId, netCents, vatCents } = payout
      await write(deps, payout, 'payout_returned', now, linesOfReturned(businessId, netCents, vatCents))
      const facts = { amountCents: netCents + vatCents, why: 'bank_refused' as const }
      await sendPartnerMail(deps, { businessId, kind: 'payout_waits', facts })
      return { ok: true }
    },
    () => ({ actor: actorOf(caller.actor), action: 'payout_returned', subject: id }),
    caller,
  )
}

async function ending(
  deps: EndPayoutRunDeps,
  { id, proof }: RunEndInput,
  caller: Caller,
  to: { state: 'paid' | 'taken_back'; action: AuditAction },
  each: (payout: RunPayout, now: Date) => Promise<unknown>,
): Answer<'run_ended'> {
  const proven = await prove(deps, proof, caller)
  if (!proven.ok) return proven
  const { payouts, clock } = deps
  return deps.withAudit(
    async (): Promise<Outcome<object, 'run_ended'>> => {
      await payouts.takeTurn()
      const now = clock.now()
      const isFirst = isUuid(id) && (await payouts.endRun(id, to.state, caller.actor.id, now))
      if (!isFirst) return { ok: false, problem: 'run_ended' }
      for (const payout of await payouts.listOfRuns([id])) await each(payout, now)
      return { ok: true }
    },
    () => ({ actor: actorOf(caller.actor), action: to.action, subject: id }),
    caller,
  )
}

async function prove({ limiter, checkFreshProof }: EndPayoutRunDeps, proof: FreshProof, caller: Caller) {
  const allowed = await limiter.take(PER_OWNER, caller.actor.id)
  return allowed.ok ? checkFreshProof(proof, caller) : allowed
}

async function pay(deps: EndPayoutRunDeps, payout: RunPayout, now: Date): Promise<void> {
  const { businessId, netCents, vatCents, iban } = payout
  if (payout.paper === 'self_billed') await deps.payouts.setPaperNumber(payout.id, await numberOf(deps, 'SB', now))
  await write(deps, payout, 'payout_paid', now, linesOfPaid(businessId, netCents, vatCents))
  const facts = { amountCents: netCents + vatCents, ibanEnd: iban?.slice(-4) ?? '' }
  await sendPartnerMail(deps, { businessId, kind: 'payout_paid', facts })
}

const write = (
  { ledger }: EndPayoutRunDeps,
  { id: payoutId }: Pick<Payout, 'id'>,
  kind: 'payout_paid' | 'payout_back' | 'payout_returned',
  at: Date,
  lines: Parameters<LedgerStore['write']>[0]['lines'],
) => ledger.write({ kind, cause: `${kind}:${payoutId}`, payoutId, at, lines })

/** 'WANDERPASS-SB-2026-000001' for invoices the shop issues in a partner's name, and SBC for their credit notes. */
async function numberOf(
  { invoices, findTenant, timeZone }: EndPayoutRunDeps,
  kind: 'SB' | 'SBC',
  now: Date,
): Promise<string> {
  const { brand } = await findTenant(null)
  return invoices.takeNumber([brand.orderPrefix.toUpperCase(), kind, dateOnlyOf(now, timeZone).slice(0, 4)].join('-'))
}
