// A month's invoices and credit notes as they were printed, for the accountant's folder.
import type { Base } from '#shop/assembly/base.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { reportNote } from '#shop/figures/report/report-note.ts'
import { EXPORT_LIMIT } from '#shop/support/staff/staff-limit.ts'
import type { InvoiceReportStore } from '#shop/sales/invoicing/invoice-report-store.ts'
import type { Invoice } from '#shop/sales/invoicing/invoice.ts'
import type { ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import type { AccountingPeriod } from './accounting-period.ts'

const PAPERS_AT_ONCE = 50

export type TakePapersDeps = Pick<Base, 'limiter' | 'checkFreshProof' | 'recordAudit'> & {
  invoiceReports: Pick<InvoiceReportStore, 'listPapers'>
}

/**
 * Every invoice and credit note of all brands that is dated in this month, by number, read while they are taken; noted.
 * Problems: `no_month` for a quarter, those of `checkFreshProof`, `too_often`.
 */
export async function takePapers(
  deps: TakePapersDeps,
  { token, ...period }: AccountingPeriod & { token: string | null },
  caller: Caller,
): Promise<Outcome<{ papers: AsyncIterable<Invoice> }, 'no_month'> | ProofRefusal | TooOften> {
  if (period.kind !== 'month') return { ok: false, problem: 'no_month' }
  const proven = await deps.checkFreshProof({ token, password: '' }, caller)
  const allowed = proven.ok ? await deps.limiter.take(EXPORT_LIMIT, caller.actor.id) : proven
  if (!allowed.ok) return allowed
  await deps.recordAudit(reportNote(caller, 'papers', period.name), caller)
  return { ok: true, papers: readPapers(deps, period) }
}

async function* readPapers({ invoiceReports }: TakePapersDeps, { range }: AccountingPeriod): AsyncGenerator<Invoice> {
  let after = ''
  for (;;) {
    const part = await invoiceReports.listPapers(range.from, range.until, after, PAPERS_AT_ONCE)
    yield* part
    const last = part.at(-1)
    if (!last || part.length < PAPERS_AT_ONCE) return
    after = last.number
  }
}
