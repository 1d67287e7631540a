// The run of a month: what is due is put on its way, so that nobody can put it there again. Nothing moves by itself, and no
// money moves here at all: the owner hands the file to the bank, and says afterwards what became of it.
import { randomUUID } from 'node:crypto'
import { actorOf, type Caller } from '#shop/account/session-user.ts'
import type { WithAudit } from '#shop/audit/with-audit.ts'
import { linesOfPayout } from '#shop/ledger/entry.ts'
import type { Limit, RateLimiter } from '#shop/ports/rate-limiter.ts'
import { dateOnlyOf } from '#shop/values/date.ts'
import type { CheckFreshProof, FreshProof, ProofRefused } from '#shop/values/fresh-proof.ts'
import type { Outcome } from '#shop/values/outcome.ts'
import { listStandings, type ListStandingsDeps, type PartnerStanding } from './list-standings.ts'
import type { Payout } from './payout-store.ts'
import { executionDay, monthOf } from './payout-terms.ts'
import { changedSince, isSame, type SeenAccounts } from './seen-accounts.ts'
import { paperOf } from './standing.ts'

export const PER_OWNER: Limit = { name: 'payout-runs', points: 60, seconds: 3600 }
const MOST_NUMBER = 40

export type MakePayoutRunDeps = ListStandingsDeps & {
  checkFreshProof: CheckFreshProof
  limiter: RateLimiter
  withAudit: WithAudit
}
export type PayoutRunInput = {
  /** The sum of what could be paid as it was shown, without VAT. */
  seenCents: number
  /** When each of the accounts that were shown had been changed last, as texts of `changedAt`. */
  seenAccounts: SeenAccounts
  /** By business: the number of the invoice that came from who has to write one. */
  invoices: ReadonlyMap<string, string>
  proof: FreshProof
}
export type MakeRunProblem = 'run_exists' | 'payer_missing' | 'payer_changed' | 'nothing_due' | 'due_changed'
/** Whose account is another one than was shown, by business. */
export type AccountChanged = { ok: false; problem: 'account_changed'; businessIds: string[] }

/** Who is paid: those who are due, and those whose invoice came. */
export const isPayable = ({ standing }: Pick<PartnerStanding, 'standing'>): boolean =>
  standing === 'due' || standing === 'invoice_missing'

/**
 * One run for each month, however many owners press how often: whoever comes later is told `run_exists`. What an earlier one
 * put on its way stays there, whether that one ended or not. Nothing goes to an account that nobody saw: one that was changed
 * since it was shown stops the whole run, because a month has no second one that could pay that partner. Problems: besides,
 * `payer_missing`, `payer_changed`, `nothing_due`, `due_changed` when the sum is another one than was shown, `account_changed`,
 * those of `checkFreshProof`, and `too_often`.
 */
export async function makePayoutRun(
  deps: MakePayoutRunDeps,
  { seenCents, seenAccounts, invoices, proof }: PayoutRunInput,
  caller: Caller,
): Promise<Outcome<{ runId: string }, MakeRunProblem> | AccountChanged | ProofRefused> {
  const allowed = await deps.limiter.take(PER_OWNER, caller.actor.id)
  if (!allowed.ok) return allowed
  const proven = await deps.checkFreshProof(proof, caller)
  if (!proven.ok) return proven
  const { payouts, ledger, clock, timeZone } = deps
  const now = clock.now()
  const today = dateOnlyOf(now, timeZone)
  const month = monthOf(today)
  type Made = { runId: string; count: number; cents: number }
  return deps.withAudit(
    async (): Promise<Outcome<Made, MakeRunProblem> | AccountChanged> => {
      await payouts.takeTurn()
      if (await payouts.findRunOf(month)) return { ok: false, problem: 'run_exists' }
      const payer = await payouts.findPayer()
      if (!payer) return { ok: false, problem: 'payer_missing' }
      if (!isSame(payer, seenAccounts.payer)) return { ok: false, problem: 'payer_changed' }
      const payable = (await listStandings(deps)).filter(isPayable)
      if (payable.reduce((sum, { netCents }) => sum + netCents, 0) !== seenCents)
        return { ok: false, problem: 'due_changed' }
      const changed = changedSince(seenAccounts, payable)
      if (changed.length > 0) return { ok: false, problem: 'account_changed', businessIds: changed }
      const runId = randomUUID()
      const paid = payable.flatMap((each) => payoutOf(runId, each, invoices.get(each.businessId) ?? null))
      if (paid.length === 0) return { ok: false, problem: 'nothing_due' }
      const { holder, iban, bic } = payer
      const run = { id: runId, month, executionOn: executionDay(today), holder, iban, bic, state: 'open' as const }
      await payouts.addRun({ ...run, madeBy: caller.actor.id, madeAt: now, endedBy: null, endedAt: null }, paid)
      for (const { id, businessId, netCents } of paid) {
        const lines = linesOfPayout(businessId, netCents)
        await ledger.write({ kind: 'payout', cause: `payout:${id}`, payoutId: id, at: now, lines })
      }
      const cents = paid.reduce((sum, each) => sum + each.netCents + each.vatCents, 0)
      return { ok: true, runId, count: paid.length, cents }
    },
    ({ runId, count, cents }) => ({
      actor: actorOf(caller.actor),
      action: 'payout_run_made',
      subject: runId,
      facts: { month, payouts: count, cents },
    }),
    caller,
  )
}

// VAT is paid on an invoice alone: who has to write it waits until it came.
function payoutOf(runId: string, { standing, details, ...due }: PartnerStanding, theirs: string | null): Payout[] {
  const number =
    theirs
      ?.replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, MOST_NUMBER) || null
  if (!details || (standing === 'invoice_missing' && number === null)) return []
  const { legalName, address, country, vatNumber, holder, iban, bic } = details
  return [
    {
      id: randomUUID(),
      runId,
      businessId: due.businessId,
      netCents: due.netCents,
      vatBasisPoints: due.vat.basisPoints,
      vatCents: due.vatCents,
      vatBasis: due.vat.basis,
      paper: paperOf(details),
      paperNumber: standing === 'invoice_missing' ? number : null,
      returnNumber: null,
      payee: { legalName, address, country, vatNumber },
      holder,
      iban,
      bic,
      returnedAt: null,
    },
  ]
}
