// What the owner sees of the books of a period: sums per tax country, and the One-Stop Shop return. The database adds
// them up; `export-accounting.ts` writes every line of the same books into a file.
import type { Base } from '#shop/assembly/base.ts'
import type { InvoiceReportStore } from '#shop/sales/invoicing/invoice-report-store.ts'
import { placeOfDocument, placeOfOrder, sumPlaces, type PlaceSum } from './account-line.ts'
import { spanOf, type AccountingPeriod } from './accounting-period.ts'
import { ossRows, type OssRow } from './oss-return.ts'
import { listPayoutLines, type PayoutLinesDeps } from './list-payout-lines.ts'

export type ViewAccountingDeps = PayoutLinesDeps &
  Pick<Base, 'bookSums' | 'sellerCountry'> & {
    invoiceReports: Pick<InvoiceReportStore, 'sumDocuments'>
  }

/** For all brands, per tax country, in cents; only the file has the provider's fees. `oss` is null for a month. */
export async function viewAccounting(
  deps: ViewAccountingDeps,
  period: AccountingPeriod,
): Promise<{ places: PlaceSum[]; oss: OssRow[] | null }> {
  const span = spanOf(period, deps.timeZone)
  const [documents, commission, deposits, payouts] = await Promise.all([
    deps.invoiceReports.sumDocuments(period.range.from, period.range.until),
    deps.bookSums.sumOfShop('commission', ...span),
    deps.bookSums.sumOfShop('receipts', ...span),
    listPayoutLines(deps, span),
  ])
  const earned = commission.map(({ terms, isMargin, cents }) => ({
    place: placeOfOrder(terms),
    kind: isMargin ? ('margin' as const) : ('commission' as const),
    netCents: cents,
    vatCents: 0,
  }))
  const deposited = deposits.map(({ terms, cents }) => ({
    place: placeOfOrder(terms),
    kind: 'deposit' as const,
    netCents: -cents,
    vatCents: 0,
  }))
  return {
    places: sumPlaces([
      ...documents.map((sum) => ({ ...sum, place: placeOfDocument(sum) })),
      ...earned,
      ...deposited,
      ...payouts,
    ]),
    oss: period.kind === 'quarter' ? ossRows(documents, period.name, deps.sellerCountry) : null,
  }
}
