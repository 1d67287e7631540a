// The platform's reports and the lines of their files. Amounts are whole cents; files use euros.
import type { VatSum, ZoneSum } from '#shop/sales/invoicing/invoice.ts'
import type { CouponCost } from '#shop/sales/order/desk-order.ts'
import type { UnpaidOrder, UnpaidSum } from '#shop/sales/order/unpaid-order.ts'
import type { ProfitSplit, ProfitSum } from '#shop/sales/order/order-cost.ts'
import { centsAsNumber } from '#values/text/csv.ts'
import type { ListedTable } from '#values/text/table.ts'
import { countryName } from '#values/country/country.ts'

/** Why a rate was charged: the country's own, ours because the country was unknown, or none. */
export type VatBasis = 'country' | 'default' | 'reverse_charge' | 'outside_eu'
export type VatRow = Omit<VatSum, 'taxNote'> & {
  basis: VatBasis
  /** Charged in another EU country than the seller's, as the One-Stop Shop asks for. */
  isOss: boolean
}
export type Reports = {
  vat: VatRow[]
  zones: ZoneSum[]
  coupons: CouponCost[]
  by: ProfitSplit
  margins: ProfitSum[]
  unpaid: UnpaidSum[]
  unpaidOrders: UnpaidOrder[]
  /** Buyers whose payment failed are written to. */
  isUnpaidMailOn: boolean
}
export const REPORTS = ['vat', 'zones', 'coupons', 'margins', 'unpaid'] as const
export type ReportName = (typeof REPORTS)[number]

/** One report as a file. */
export function reportTable(
  name: ReportName,
  { vat, zones, coupons, by, margins, unpaid }: Omit<Reports, 'unpaidOrders' | 'isUnpaidMailOn'>,
): ListedTable {
  const tables: Record<ReportName, () => ListedTable> = {
    vat: () => ({
      columns: [
        'Country code',
        'Country',
        'Basis',
        'VAT rate (%)',
        'OSS',
        ['Net (EUR)', 'amount'],
        ['VAT (EUR)', 'amount'],
        'Invoices',
        'Credit notes',
      ],
      rows: vat.map((row) => [
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
    }),
    zones: () => ({
      columns: ['Zone', 'Invoices', 'Credit notes', ['Net (EUR)', 'amount'], ['Total (EUR)', 'amount']],
      rows: zones.map((row) => [
        row.zone,
        row.invoices,
        row.creditNotes,
        centsAsNumber(row.netCents),
        centsAsNumber(row.totalCents),
      ]),
    }),
    coupons: () => ({
      columns: ['Code', 'Orders', ['Discount excl. VAT (EUR)', 'amount']],
      rows: coupons.map((row) => [row.code, row.orders, centsAsNumber(row.discountCents)]),
    }),
    margins: () => ({
      columns: [
        ...PROFIT_NAMES[by],
        'Orders',
        ['Net (EUR)', 'amount'],
        ['Cost (EUR)', 'amount'],
        ['Margin (EUR)', 'amount'],
        'Orders without a cost',
        ['Payment fees (EUR)', 'amount'],
        'Orders without a fee',
        ['Commission (EUR)', 'amount'],
        ['Contribution (EUR)', 'amount'],
      ],
      rows: margins.map((row) => [
        ...row.names,
        row.orders,
        centsAsNumber(row.netCents),
        centsAsNumber(row.costCents),
        centsAsNumber(row.marginCents),
        row.uncosted,
        centsAsNumber(row.feeCents),
        row.withoutFee,
        centsAsNumber(row.commissionCents),
        centsAsNumber(row.contributionCents),
      ]),
    }),
    unpaid: () => ({
      columns: ['Why', 'Code', 'Orders', ['Total (EUR)', 'amount']],
      rows: unpaid.map((row) => [row.why, row.code, row.orders, centsAsNumber(row.totalCents)]),
    }),
  }
  return tables[name]()
}

const PROFIT_NAMES: Record<ProfitSplit, string[]> = {
  bundle: ['Network', 'Zone', 'Bundle'],
  zone: ['Zone'],
  country: ['Country code'],
  brand: ['Brand'],
  coupon: ['Coupon'],
  network: ['Network'],
}
