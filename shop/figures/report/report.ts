// The platform's reports and the lines of their files. Amounts are whole cents; files use euros with a decimal point.
import type { VatSum, ZoneSum } from '#shop/sales/invoicing/invoice.ts'
import type { CouponCost } from '#shop/sales/order/desk-order.ts'
import type { MarginSum } from '#shop/sales/order/order-cost.ts'
import { centsAsNumber, csvLine } from '#values/text/csv.ts'
import { countryName } from '#values/country/country.ts'

/** Why a rate was charged: the country's own, ours because the country was unknown, or none. */
export type VatBasis = 'country' | 'default' | 'reverse_charge' | 'outside_eu'
export type VatRow = Omit<VatSum, 'taxNote'> & {
  basis: VatBasis
  /** Charged in another EU country than the seller's, as the One-Stop Shop asks for. */
  isOss: boolean
}
export type Reports = { vat: VatRow[]; zones: ZoneSum[]; coupons: CouponCost[]; margins: MarginSum[] }
export const REPORTS = ['vat', 'zones', 'coupons', 'margins'] as const
export type ReportName = (typeof REPORTS)[number]

/** One report as a CSV file; no spreadsheet reads a cell as a formula (safety case I11). */
export function toReportCsv(name: ReportName, { vat, zones, coupons, margins }: Reports): string {
  const lines: Record<ReportName, () => string[]> = {
    vat: () => [
      csvLine([
        'Country code',
        'Country',
        'Basis',
        'VAT rate (%)',
        'OSS',
        'Net (EUR)',
        'VAT (EUR)',
        'Invoices',
        'Credit notes',
      ]),
      ...vat.map((row) =>
        csvLine([
          row.country,
          row.country === null ? null : countryName(row.country),
          row.basis,
          row.basisPoints / 100,
          row.isOss ? 'yes' : 'no',
          centsAsNumber(row.netCents),
          centsAsNumber(row.vatCents),
          row.invoices,
          row.creditNotes,
        ]),
      ),
    ],
    zones: () => [
      csvLine(['Zone', 'Invoices', 'Credit notes', 'Net (EUR)', 'Total (EUR)']),
      ...zones.map((row) =>
        csvLine([row.zone, row.invoices, row.creditNotes, centsAsNumber(row.netCents), centsAsNumber(row.totalCents)]),
      ),
    ],
    coupons: () => [
      csvLine(['Code', 'Orders', 'Discount excl. VAT (EUR)']),
      ...coupons.map((row) => csvLine([row.code, row.orders, centsAsNumber(row.discountCents)])),
    ],
    margins: () => [
      csvLine([
        'Network',
        'Zone',
        'Bundle',
        'Orders',
        'Net (EUR)',
        'Cost (EUR)',
        'Margin (EUR)',
        'Orders without a cost',
      ]),
      ...margins.map((row) =>
        csvLine([
          row.networkId,
          row.zone,
          row.bundleId,
          row.orders,
          centsAsNumber(row.netCents),
          centsAsNumber(row.costCents),
          centsAsNumber(row.marginCents),
          row.uncosted,
        ]),
      ),
    ],
  }
  return lines[name]().join('')
}
