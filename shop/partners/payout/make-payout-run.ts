// A month's payout run: marks what is due as in transit, so that nobody can pay it again. Nothing happens
// automatically, and no money moves here at all: the owner uploads the file to the bank, and reports the result
// afterward.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import { linesOfPayout } from '#shop/sales/ledger/entry.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { dateOnlyOf } from '#values/date.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome } from '#values/outcome.ts'
import { cutText } from '#values/text/cut-text.ts'
import { listStandings, type ListStandingsDeps, type PartnerStanding } from './list-standings.ts'
import type { Payout } from './payout-store.ts'
import { executionDay, toMonth } from './payout-terms.ts'
import { getPayoutInvoice } from './standing.ts'

export const PER_OWNER: Limit = { name: 'payout-runs', points: 60, seconds: 3600 }
const MOST_NUMBER = 40
const MOST_REASON = 300

export type MakePayoutRunDeps = ListStandingsDeps & Pick<Base, 'checkFreshProof' | 'limiter' | 'withAudit'>
export type PayoutRunInput = {
  /** Why a supplementary run is made; left out for the month's own one. */
  reason?: string
  /** The total that could be paid as shown, without VAT. */
  seenCents: number
  /** When each of the accounts shown was last changed, as texts of `changedAt`. */
  seenAccounts: SeenAccounts
  /** By business: the number of the invoice from partners who have to write one. */
  invoices: ReadonlyMap<string, string>
  proof: FreshProof
}
export type MakeRunProblem =
  | 'run_exists'
  | 'run_missing'
  | 'reason_missing'
  | 'payer_missing'
  | 'payer_changed'
  | 'nothing_due'
  | 'due_changed'
/** The businesses whose account differs from the one shown. */
export type AccountConflict = { ok: false; problem: 'account_changed'; businessIds: string[] }

/** Who is paid: those who are due, and those whose invoice arrived. */
export const isPayable = ({ standing }: Pick<PartnerStanding, 'standing'>): boolean =>
  standing === 'due' || standing === 'invoice_missing'

/**
 * One run per month, however many owners press how often: later ones get `run_exists`. A supplementary run, with a
 * reason, pays what is due after it by the same rules: to those who missed it, and what was on hold until then; before
 * the month's own run it gets `run_missing`. What an earlier run marked as in transit stays so, whether that run has
 * ended or not. Nothing is paid to an account that the owner hasn't seen: if one was changed since it was shown, the
 * whole run stops.
 * Problems besides: `reason_missing`, `payer_missing`, `payer_changed`, `nothing_due`, `due_changed` if the total differs from the one
 * shown, `account_changed`, those of `checkFreshProof`, and `too_often`.
 */
export async function makePayoutRun(
  deps: MakePayoutRunDeps,
  { reason: typed, seenCents, seenAccounts, invoices, proof }: PayoutRunInput,
  caller: Caller,
): Promise<Outcome<{ runId: string }, MakeRunProblem> | AccountConflict | ProofRefusal> {
  const isSupplementary = typed !== undefined
  const reason = cutText(typed?.trim() ?? '', MOST_REASON) || null
  if (isSupplementary && reason === null) return { ok: false, problem: 'reason_missing' }
  const allowed = await deps.limiter.take(PER_OWNER, caller.actor.id)
  if (!allowed.ok) return allowed
  const proven = await deps.checkFreshProof(proof, caller)
  if (!proven.ok) return proven
  const { payouts, ledger, clock, timeZone } = deps
  const now = clock.now()
  const today = dateOnlyOf(now, timeZone)
  const month = toMonth(today)
  type Made = { runId: string; part: number; count: number; cents: number }
  return deps.withAudit(
    async (): Promise<Outcome<Made, MakeRunProblem> | AccountConflict> => {
      await payouts.takeTurn()
      const runs = await payouts.listRunsOf(month)
      if (isSupplementary !== runs.length > 0)
        return { ok: false, problem: isSupplementary ? 'run_missing' : 'run_exists' }
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
      const part = 1 + (runs.at(-1)?.part ?? 0)
      const run = {
        id: runId,
        month,
        part,
        reason,
        executionOn: executionDay(today),
        holder,
        iban,
        bic,
        state: 'open' as const,
      }
      await payouts.addRun({ ...run, madeBy: caller.actor.id, madeAt: now, endedBy: null, endedAt: null }, paid)
      for (const { id, businessId, netCents } of paid) {
        const lines = linesOfPayout(businessId, netCents)
        await ledger.write({ kind: 'payout', cause: `payout:${id}`, payoutId: id, at: now, lines })
      }
      const cents = paid.reduce((sum, each) => sum + each.netCents + each.vatCents, 0)
      return { ok: true, runId, part, count: paid.length, cents }
    },
    ({ runId, part, count, cents }) => ({
      actor: actorOf(caller.actor),
      action: 'payout_run_made',
      subject: runId,
      facts: { month, payouts: count, cents, ...(part > 1 && { part }) },
    }),
    caller,
  )
}

// VAT is only paid on an invoice: partners who have to write one wait until it arrives.
function payoutOf(runId: string, { standing, details, ...due }: PartnerStanding, theirs: string | null): Payout[] {
  const number = theirs === null ? null : cutText(theirs.replace(/\p{Cc}/gu, '').trim(), MOST_NUMBER) || null
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
      paper: getPayoutInvoice(details),
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

/**
 * Which accounts the owner saw when submitting the form. Numbers are shown masked, so each account is identified by
 * its last change.
 */
type Account = { changedAt: Date }

/** Texts of `changedAt`: for the account that pays, and by business for those that are paid. */
type SeenAccounts = { payer: string; partners: ReadonlyMap<string, string> }

const isSame = ({ changedAt }: Account, seen: string | undefined): boolean => changedAt.toISOString() === seen

/** The businesses whose account differs from the one seen, or wasn't seen at all. */
const changedSince = (
  { partners }: SeenAccounts,
  payable: readonly { businessId: string; details: Account | null }[],
): string[] =>
  payable.flatMap(({ businessId, details }) =>
    details && isSame(details, partners.get(businessId)) ? [] : [businessId],
  )
