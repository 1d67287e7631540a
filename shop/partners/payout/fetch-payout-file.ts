// The bank file of a run; needs a fresh proof, because it contains full account numbers.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { isUuid } from '#values/uuid.ts'
import type { BankAccount } from './bank-account.ts'
import { PER_OWNER } from './make-payout-run.ts'

export type FetchPayoutFileDeps = Pick<Base, 'payouts' | 'findTenant' | 'checkFreshProof' | 'limiter' | 'recordAudit'>

/**
 * The same file each time. Problems: `no_file` if there is no such run, it was taken back, or its accounts have been
 * deleted with age; those of `checkFreshProof`, `too_often`.
 */
export async function fetchPayoutFile(
  deps: FetchPayoutFileDeps,
  { id, token }: { id: string; token: string | null },
  caller: Caller,
): Promise<Outcome<{ month: string; part: number; xml: string }, 'no_file'> | ProofRefusal | TooOften> {
  const run = isUuid(id) ? await deps.payouts.findRun(id) : null
  const payer = run && accountOf(run)
  if (!run || !payer || run.state === 'taken_back') return { ok: false, problem: 'no_file' }
  const proven = await deps.checkFreshProof({ token, password: '' }, caller)
  if (!proven.ok) return proven
  const allowed = await deps.limiter.take(PER_OWNER, caller.actor.id)
  if (!allowed.ok) return allowed
  const { brand } = await deps.findTenant(null)
  const words = `${brand.name} ${run.month}`
  const paid = await deps.payouts.listOfRuns([id])
  const transfers = paid.flatMap((payout) => {
    const payee = accountOf(payout)
    return payee ? [{ id: payout.id, payee, cents: payout.netCents + payout.vatCents, words }] : []
  })
  if (transfers.length < paid.length) return { ok: false, problem: 'no_file' }
  await deps.recordAudit({ actor: actorOf(caller.actor), action: 'payout_file_given', subject: id }, caller)
  const { madeAt, executionOn, month, part } = run
  // Loaded with the first one that somebody takes.
  const { writeBankFile } = await import('./bank-file.ts')
  return { ok: true, month, part, xml: writeBankFile({ id, madeAt, executionOn, payer, transfers }) }
}

const accountOf = ({ holder, iban, bic }: { [Part in keyof BankAccount]: string | null }): BankAccount | null =>
  holder !== null && iban !== null ? { holder, iban, bic } : null
