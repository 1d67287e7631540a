// What a business paid in beforehand, as its dashboard shows it.
import { randomUUID } from 'node:crypto'
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { CompanyDetails } from '#shop/people/company/company.ts'
import { PREPAID_TERMS } from '#shop/sales/ledger/prepaid-terms.ts'
import type { BalanceEntry } from '#shop/partners/prepaid/view-balance.ts'

export type ShownBalanceEntry = Omit<BalanceEntry, 'at' | 'orderId'> & { at: string }
export type ShownBalance = {
  balanceCents: number
  terms: typeof PREPAID_TERMS
  entries: ShownBalanceEntry[]
  older: number | null
  isPaged: boolean
  billing: {
    company: CompanyDetails
    /** `isUnconfirmed`: the EU's register hasn't answered about the VAT number yet. */
    vat: { basis: string; country: string | null; basisPoints: number; isUnconfirmed: boolean }
  } | null
  /** The result of the deposit that somebody returns from. */
  came: 'arrived' | 'waiting' | 'unpaid' | null
  /** One form, one deposit. */
  attempt: string
}

export async function readBalancePage(
  request: Request,
  context: Context,
  businessId: string,
  before: string | null,
): Promise<ShownBalance> {
  const { prepaid } = context.get(shopContext)
  const reference = new URL(request.url).searchParams.get('deposit')
  const came = reference === null ? null : await prepaid.comeBack(businessId, reference)
  const olderThan = before !== null && /^\d{1,9}$/.test(before) ? Number(before) : null
  const { balanceCents, entries, older, billing, vat } = await prepaid.viewBalance(businessId, olderThan)
  return {
    balanceCents,
    terms: PREPAID_TERMS,
    entries: entries.map(({ at, orderId: _order, ...entry }) => ({ ...entry, at: at.toISOString() })),
    older,
    isPaged: olderThan !== null,
    billing: billing &&
      vat && {
        company: billing.company,
        vat: {
          basis: vat.basis,
          country: vat.country,
          basisPoints: vat.basisPoints,
          isUnconfirmed: vat.vies?.verdict === 'unavailable',
        },
      },
    came,
    attempt: randomUUID(),
  }
}
