// Provides an invoice or credit note to be drawn as a file. Drawing takes processor time, so it is limited.
import type { Base } from '#shop/assembly/base.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import type { Invoice } from './invoice.ts'

/** Per visitor; nobody needs an invoice more often. */
const DRAWINGS: Limit = { name: 'invoice-pdf', points: 30, seconds: 600 }

/** The document of this kind and part; without a part, the first credit note, and the invoice that is valid. */
export function pickDocument<Paper extends Pick<Invoice, 'kind' | 'part'>>(
  papers: readonly Paper[],
  { kind, part }: Pick<Invoice, 'kind'> & { part: number | null },
): Paper | undefined {
  const ofKind = papers.filter((paper) => paper.kind === kind)
  if (part !== null) return ofKind.find((paper) => paper.part === part)
  return kind === 'invoice' ? ofKind.at(-1) : ofKind[0]
}

export type FetchInvoiceDeps = Pick<Base, 'limiter'> & {
  listDocuments: () => Promise<Invoice[]>
}

/** Problems: `no_document` (not issued, or not yet), `too_often`. */
export async function fetchInvoice(
  { limiter, listDocuments }: FetchInvoiceDeps,
  input: Pick<Invoice, 'kind'> & { part: number | null; rateLimitKey: string },
): Promise<Outcome<{ invoice: Invoice }, 'no_document'> | TooOften> {
  const invoice = pickDocument(await listDocuments(), input)
  if (!invoice) return { ok: false, problem: 'no_document' }
  const allowed = await limiter.take(DRAWINGS, input.rateLimitKey)
  return allowed.ok ? { ok: true, invoice } : allowed
}
