// Reports for the tax office and the owner: VAT per country, revenue per zone, the cost of coupons, and the profit of
// orders, for a period.
import type { Base } from '#shop/assembly/base.ts'
import type { VatSum } from '#shop/sales/invoicing/invoice.ts'
import { REVERSE_CHARGE_SENTENCE } from '#shop/sales/order/sale-words.ts'
import type { ProfitSplit, ProfitSum } from '#shop/sales/order/order-cost.ts'
import { findTenantByBusiness, type Tenants } from '#shop/people/brand/tenant.ts'
import type { OrderQueries } from '#shop/sales/order-rows/order-queries.ts'
import type { CountryCode } from '#values/country/country.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import type { RecordAudit } from '#shop/records/audit/record-audit.ts'
import type { RateLimiter } from '#ports/rate-limiter.ts'
import type { CheckFreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import { startOfDay } from '#values/date.ts'
import type { ReportPeriod } from './report-period.ts'
import type { ReportName, Reports, VatBasis, VatRow } from './report.ts'
import { reportNote } from './report-note.ts'
import { EXPORT_LIMIT } from '#shop/support/staff/staff-limit.ts'

export type ViewReportsDeps = Pick<
  Base,
  'invoiceReports' | 'orderCosts' | 'unpaidOrders' | 'failedPayments' | 'sellerCountry' | 'timeZone'
> & {
  orderReports: Pick<OrderQueries, 'sumCoupons'>
  readTenants: () => Promise<Tenants>
}

/** `by` is what the profit is added up by: bundles, unless it says otherwise. */
export type AskedReports = Pick<ReportPeriod, 'range'> & { by?: ProfitSplit }

/** Of unpaid orders, so many of the newest are listed. */
const UNPAID_SHOWN = 20

/**
 * For all brands, in whole cents; documents count on their issue date, coupons and profit on the payment date, and
 * unpaid orders on the day they were begun.
 */
export async function viewReports(deps: ViewReportsDeps, { range, by = 'bundle' }: AskedReports): Promise<Reports> {
  const { from, until } = range
  const days = [startOfDay(from, deps.timeZone), startOfDay(until, deps.timeZone)] as const
  const [vat, zones, coupons, profit, unpaid, unpaidOrders, isUnpaidMailOn, tenants] = await Promise.all([
    deps.invoiceReports.sumVat(from, until),
    deps.invoiceReports.sumZones(from, until),
    deps.orderReports.sumCoupons(...days),
    deps.orderCosts.sumProfit(...days, by),
    deps.unpaidOrders.sum(...days),
    deps.unpaidOrders.list(...days, UNPAID_SHOWN),
    deps.failedPayments.isOn(),
    deps.readTenants(),
  ])
  return {
    vat: vat.map((sum) => vatRow(sum, deps.sellerCountry)),
    zones,
    coupons,
    by,
    margins: by === 'brand' ? sumBrands(profit, tenants) : profit,
    unpaid,
    unpaidOrders,
    isUnpaidMailOn,
  }
}

/** The same for a file, of which `report` is taken, and noted. Problems: those of `checkFreshProof`, `too_often`. */
export async function exportReports(
  deps: ViewReportsDeps & { limiter: RateLimiter; checkFreshProof: CheckFreshProof; recordAudit: RecordAudit },
  {
    token,
    report,
    name,
    range,
    by,
  }: Pick<ReportPeriod, 'name'> & AskedReports & { report: ReportName; token: string | null },
  caller: Caller,
): Promise<{ ok: true; reports: Reports } | ProofRefusal> {
  const proven = await deps.checkFreshProof({ token, password: '' }, caller)
  if (!proven.ok) return proven
  const allowed = await deps.limiter.take(EXPORT_LIMIT, caller.actor.id)
  if (!allowed.ok) return allowed
  const reports = await viewReports(deps, { range, ...(by && { by }) })
  await deps.recordAudit(reportNote(caller, report, name), caller)
  return { ok: true, reports }
}

/** Orders of businesses without a shop of their own count as the shop's, as in every other figure. */
function sumBrands(lines: ProfitSum[], tenants: Tenants): ProfitSum[] {
  const brands = Map.groupBy(lines, ({ names: [id = ''] }) => findTenantByBusiness(tenants, id).brand)
  return [...brands]
    .map(([{ name }, parts]) => ({ ...parts.reduce(addProfit), names: [name] }))
    .toSorted((one, other) => other.contributionCents - one.contributionCents)
}

const addProfit = (one: ProfitSum, other: ProfitSum): ProfitSum => ({
  names: one.names,
  orders: one.orders + other.orders,
  netCents: one.netCents + other.netCents,
  costCents: one.costCents + other.costCents,
  marginCents: one.marginCents + other.marginCents,
  uncosted: one.uncosted + other.uncosted,
  feeCents: one.feeCents + other.feeCents,
  withoutFee: one.withoutFee + other.withoutFee,
  commissionCents: one.commissionCents + other.commissionCents,
  contributionCents: one.contributionCents + other.contributionCents,
})

function vatRow({ taxNote, ...sum }: VatSum, sellerCountry: CountryCode): VatRow {
  const { country, basisPoints } = sum
  const isOss = country !== null && basisPoints > 0 && country !== sellerCountry
  return { ...sum, basis: basisOf(sum, taxNote), isOss }
}

function basisOf({ country, basisPoints }: Pick<VatSum, 'country' | 'basisPoints'>, taxNote: string | null): VatBasis {
  if (taxNote === REVERSE_CHARGE_SENTENCE) return 'reverse_charge'
  if (country !== null) return 'country'
  return basisPoints > 0 ? 'default' : 'outside_eu'
}
