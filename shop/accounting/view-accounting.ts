// The books of a period for the accountant: everything sold, refunded, earned by partners, charged by the payment
// provider, and paid out, per tax country. Each line is a row of the records, so the sums match them to the cent.
import type { Caller } from '#shop/account/session-user.ts'
import type { RecordAudit } from '#shop/audit/record-audit.ts'
import type { PaymentSessionStore } from '#shop/checkout/payment-session-store.ts'
import { startOf } from '#shop/figures/day-range.ts'
import { reportNote } from '#shop/figures/report-note.ts'
import type { ReportPeriod } from '#shop/figures/report-period.ts'
import type { InvoiceReportStore } from '#shop/invoicing/invoice-report-store.ts'
import type { IssuedDocument } from '#shop/invoicing/invoice.ts'
import type { LedgerStore } from '#shop/ledger/ledger-store.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Order } from '#shop/order/order.ts'
import type { PayoutStore, RunPayout } from '#shop/payout/payout-store.ts'
import type { PaymentGateway, ProviderFee } from '#shop/ports/payment-gateway.ts'
import type { RateLimiter } from '#shop/ports/rate-limiter.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import { EXPORT_LIMIT } from '#shop/staff/staff-limit.ts'
import type { CountryCode } from '#shop/values/country.ts'
import { dateOnlyOf } from '#shop/values/date.ts'
import type { CheckFreshProof, ProofRefused } from '#shop/values/fresh-proof.ts'
import type { Outcome, TooOften } from '#shop/values/outcome.ts'
import { placeOfDocument, placeOfOrder, sumPlaces, type AccountLine, type PlaceSum } from './account-line.ts'
import { accountingCsv } from './accounting-csv.ts'
import { ossCsv, ossRows, type OssRow } from './oss-return.ts'

const ORDERS_AT_ONCE = 1_000

export type ViewAccountingDeps = {
  invoiceReports: InvoiceReportStore
  ledger: Pick<LedgerStore, 'listOfShop'>
  payouts: Pick<PayoutStore, 'listSettled' | 'listReturned'>
  orders: Pick<OrderStore, 'listByIds'>
  sessions: Pick<PaymentSessionStore, 'listOrdersOfPayments'>
  payments: Pick<PaymentGateway, 'listFees'>
  sellerCountry: CountryCode
}
type Period = Pick<ReportPeriod, 'name' | 'kind' | 'range'>

/** For all brands, per tax country; only the file has the provider's fees. `oss` is null for a month. */
export async function viewAccounting(
  deps: ViewAccountingDeps,
  period: Period,
): Promise<{ places: PlaceSum[]; oss: OssRow[] | null }> {
  const documents = await documentsOf(deps, period)
  return {
    // A document says which country it belongs to; only the file needs its order.
    places: sumPlaces(await ownLines(deps, period, { documents, isNamed: false })),
    oss: period.kind === 'quarter' ? ossRows(documents, period.name, deps.sellerCountry) : null,
  }
}

type ExportDeps = ViewAccountingDeps & {
  limiter: RateLimiter
  checkFreshProof: CheckFreshProof
  recordAudit: RecordAudit
}
type Asked = Period & { token: string | null }

/** The file, noted. Problems: `fees_unavailable` when the payment provider doesn't answer, those of `checkFreshProof`, `too_often`. */
export async function exportAccounting(
  deps: ExportDeps,
  { token, ...period }: Asked,
  caller: Caller,
): Promise<Outcome<{ csv: string }, 'fees_unavailable'> | ProofRefused | TooOften> {
  const allowed = await mayExport(deps, token, caller)
  if (!allowed.ok) return allowed
  try {
    const fees = await feeLines(deps, period)
    const documents = await documentsOf(deps, period)
    const csv = accountingCsv([...(await ownLines(deps, period, { documents, isNamed: true })), ...fees])
    await deps.recordAudit(reportNote(caller, 'accounting', period.name), caller)
    return { ok: true, csv }
  } catch (problem) {
    if (problem instanceof VendorError) return { ok: false, problem: 'fees_unavailable' }
    throw problem
  }
}

/** The file, noted. Problems: `no_quarter` for a month, those of `checkFreshProof`, `too_often`. */
export async function exportOssReturn(
  deps: ExportDeps,
  { token, ...period }: Asked,
  caller: Caller,
): Promise<Outcome<{ csv: string }, 'no_quarter'> | ProofRefused | TooOften> {
  if (period.kind !== 'quarter') return { ok: false, problem: 'no_quarter' }
  const allowed = await mayExport(deps, token, caller)
  if (!allowed.ok) return allowed
  const rows = ossRows(await documentsOf(deps, period), period.name, deps.sellerCountry)
  await deps.recordAudit(reportNote(caller, 'oss', period.name), caller)
  return { ok: true, csv: ossCsv(rows, period.name, deps.sellerCountry) }
}

async function mayExport({ limiter, checkFreshProof }: ExportDeps, token: string | null, caller: Caller) {
  const proven = await checkFreshProof({ token, password: '' }, caller)
  return proven.ok ? limiter.take(EXPORT_LIMIT, caller.actor.id) : proven
}

const spanOf = ({ range }: Period): [Date, Date] => [startOf(range.from), startOf(range.until)]

const documentsOf = ({ invoiceReports }: ViewAccountingDeps, period: Period): Promise<IssuedDocument[]> =>
  invoiceReports.listDocuments(...spanOf(period))

async function ownLines(
  deps: ViewAccountingDeps,
  period: Period,
  { documents, isNamed }: { documents: IssuedDocument[]; isNamed: boolean },
): Promise<AccountLine[]> {
  const span = spanOf(period)
  const [commission, deposits, paid, returned] = await Promise.all([
    deps.ledger.listOfShop('commission', ...span),
    deps.ledger.listOfShop('receipts', ...span),
    deps.payouts.listSettled(...span),
    deps.payouts.listReturned(...span),
  ])
  const ofOrders = await findOrders(deps, [
    ...(isNamed ? documents.map(({ orderId }) => orderId) : []),
    ...[...commission, ...deposits].map(({ orderId }) => orderId),
  ])
  return [
    ...documents.map((document): AccountLine => ({
      place: placeOfDocument(document),
      kind: document.kind,
      on: dateOnlyOf(document.issuedAt),
      document: document.number,
      order: ofOrders.get(document.orderId)?.reference ?? '',
      basisPoints: document.basisPoints,
      netCents: document.netCents,
      vatCents: document.vatCents,
      currency: 'EUR',
    })),
    ...commission.map(({ id, at, orderId, isMargin, cents }): AccountLine => ({
      ...plain(isMargin ? 'margin' : 'commission', at, `ledger ${id}`, ofOrders.get(orderId)),
      netCents: cents,
    })),
    // Deposits carry no VAT yet.
    ...deposits.map(({ id, at, orderId, cents }): AccountLine => ({
      ...plain('deposit', at, `ledger ${id}`, ofOrders.get(orderId)),
      netCents: -cents,
    })),
    ...paid.map((payout) => payoutLine(payout, payout.endedAt, -1)),
    ...returned.map((payout) => payoutLine(payout, payout.returnedAt, 1)),
  ]
}

const plain = (kind: AccountLine['kind'], at: Date, document: string, order: Order | undefined): AccountLine => ({
  place: placeOfOrder(order),
  kind,
  on: dateOnlyOf(at),
  document,
  order: order?.reference ?? '',
  basisPoints: 0,
  netCents: 0,
  vatCents: 0,
  currency: 'EUR',
})

const payoutLine = (payout: RunPayout, at: Date | null, sign: 1 | -1): AccountLine => ({
  ...plain(
    'payout',
    at ?? new Date(0),
    (sign === 1 ? payout.returnNumber : payout.paperNumber) ?? payout.id,
    undefined,
  ),
  place: payout.payee.country || 'none',
  basisPoints: payout.vatBasisPoints,
  netCents: sign * payout.netCents,
  vatCents: payout.vatCents === 0 ? 0 : sign * payout.vatCents,
})

async function feeLines(deps: ViewAccountingDeps, period: Period): Promise<AccountLine[]> {
  const fees: ProviderFee[] = []
  let from: string | null = null
  do {
    const part = await deps.payments.listFees(...spanOf(period), from)
    fees.push(...part.fees)
    from = part.next
  } while (from !== null)
  const paidBy = await deps.sessions.listOrdersOfPayments(fees.flatMap(({ paymentIntentId }) => paymentIntentId ?? []))
  const ofOrders = await findOrders(deps, [...paidBy.values()])
  return fees.map(({ id, at, feeCents, currency, paymentIntentId }) => {
    const order = paymentIntentId === null ? undefined : ofOrders.get(paidBy.get(paymentIntentId) ?? '')
    return { ...plain('fee', at, id, order), netCents: -feeCents, currency: currency.toUpperCase() }
  })
}

async function findOrders({ orders }: ViewAccountingDeps, ids: string[]): Promise<Map<string, Order>> {
  const wanted = [...new Set(ids)]
  const found: Order[] = []
  for (let from = 0; from < wanted.length; from += ORDERS_AT_ONCE)
    found.push(...(await orders.listByIds(wanted.slice(from, from + ORDERS_AT_ONCE))))
  return new Map(found.map((order) => [order.id, order]))
}
