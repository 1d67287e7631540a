// The bank file of a run; needs a fresh proof, because it contains full account numbers.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { isUuid } from '#values/uuid.ts'
import type { BankAccount } from './bank-account.ts'
import { PER_OWNER } from './make-payout-run.ts'
import { Document } from 'sepa'
import { bankText, MOST_BANK_NAME, MOST_BANK_WORDS } from './bank-text.ts'

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
  return { ok: true, month, part, xml: writeBankFile({ id, madeAt, executionOn, payer, transfers }) }
}

const accountOf = ({ holder, iban, bic }: { [Part in keyof BankAccount]: string | null }): BankAccount | null =>
  holder !== null && iban !== null ? { holder, iban, bic } : null

// The file for the bank: one credit transfer in euros per payout (ISO 20022 pain.001.001.09). Every download is
// identical and has the same ID, by which banks refuse a second upload.

const FORMAT = 'pain.001.001.09'
/** The library appends numbers, and no ID may have more than 35 characters. */
const ID_SIGNS = 20

export type BankOrder = {
  /** Of the run. */
  id: string
  madeAt: Date
  executionOn: string
  payer: BankAccount
  transfers: { id: string; payee: BankAccount; cents: number; words: string }[]
}

/** One of our IDs in the form that banks accept. */
const bankId = (id: string): string => id.replaceAll('-', '').slice(0, ID_SIGNS)

// The library formats days in this machine's local time.
function localDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

const textOf = (text: string, most: number) => bankText(text).slice(0, most).trim()
const nameOf = (holder: string) => textOf(holder, MOST_BANK_NAME)

export function writeBankFile({ id, madeAt, executionOn, payer, transfers }: BankOrder): string {
  const file = new Document(FORMAT)
  file.grpHdr.id = bankId(id)
  file.grpHdr.created = madeAt
  file.grpHdr.initiatorName = nameOf(payer.holder)
  const payment = file.createPaymentInfo()
  payment.requestedExecutionDate = localDay(executionOn)
  payment.debtorName = nameOf(payer.holder)
  payment.debtorIBAN = payer.iban
  payment.debtorBIC = payer.bic ?? ''
  payment.batchBooking = true
  file.addPaymentInfo(payment)
  for (const { id: transferId, payee, cents, words } of transfers) {
    const transfer = payment.createTransaction()
    transfer.creditorName = nameOf(payee.holder)
    transfer.creditorIBAN = payee.iban
    transfer.creditorBIC = payee.bic ?? ''
    transfer.amount = cents / 100
    transfer.remittanceInfo = textOf(words, MOST_BANK_WORDS)
    payment.addTransaction(transfer)
    transfer.end2endId = bankId(transferId)
  }
  return file.toString()
}
