// The books of a period for the accountant: everything sold, refunded, earned by partners, charged by the payment
// provider, and paid out, per tax country. Each line is a row of the records, so the sums match them to the cent.
import type { Base } from '#shop/assembly/base.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import type { PaymentSessionStore } from '#shop/sales/payment/payment-session-store.ts'
import { reportNote } from '#shop/figures/report/report-note.ts'
import type { InvoiceReportStore } from '#shop/sales/invoicing/invoice-report-store.ts'
import type { LedgerStore } from '#shop/sales/ledger/ledger-store.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import type { IssuedDocument } from '#shop/sales/invoicing/invoice.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { contributionOf } from '#shop/sales/order/order-cost.ts'
import type { PaymentGateway, ProviderFee } from '#ports/payment-gateway.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { EXPORT_LIMIT } from '#shop/support/staff/staff-limit.ts'
import { dateOnlyOf } from '#values/date.ts'
import type { ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { placeOfDocument, type AccountLine, ACCOUNT_KINDS, placeName } from './account-line.ts'
import { spanOf, type AccountingPeriod } from './accounting-period.ts'
import { ossRows, ossTable } from './oss-return.ts'
import { listPayoutLines, type PayoutLinesDeps } from './list-payout-lines.ts'
import { plainLine } from './plain-line.ts'
import { centsAsNumber } from '#values/text/csv.ts'
import type { Cell, ListedTable, Row } from '#values/text/table.ts'

const ORDERS_AT_ONCE = 1_000

export type ExportAccountingDeps = PayoutLinesDeps &
  Pick<Base, 'sellerCountry' | 'limiter' | 'checkFreshProof' | 'recordAudit' | 'orderCosts'> & {
    invoiceReports: Pick<InvoiceReportStore, 'listDocuments'>
    ledger: Pick<LedgerStore, 'listOfShop'>
    orders: Pick<OrderStore, 'listByIds'>
    paymentSessions: Pick<PaymentSessionStore, 'listOrdersOfPayments'>
    payments: Pick<PaymentGateway, 'listFees'>
  }
type ExportInput = AccountingPeriod & { token: string | null }

/** The file, noted. Problems: `fees_unavailable` when the payment provider doesn't answer, those of `checkFreshProof`, `too_often`. */
export async function exportAccounting(
  deps: ExportAccountingDeps,
  { token, ...period }: ExportInput,
  caller: Caller,
): Promise<Outcome<{ table: ListedTable }, 'fees_unavailable'> | ProofRefusal | TooOften> {
  const allowed = await mayExport(deps, token, caller)
  if (!allowed.ok) return allowed
  try {
    const fees = await feeLines(deps, period)
    const table = accountingTable([...(await ownLines(deps, period)), ...fees])
    await deps.recordAudit(reportNote(caller, 'accounting', period.name), caller)
    return { ok: true, table }
  } catch (problem) {
    if (problem instanceof VendorError) return { ok: false, problem: 'fees_unavailable' }
    throw problem
  }
}

/** The file, noted. Problems: `no_quarter` for a month, those of `checkFreshProof`, `too_often`. */
export async function exportOssReturn(
  deps: ExportAccountingDeps,
  { token, ...period }: ExportInput,
  caller: Caller,
): Promise<Outcome<{ table: ListedTable }, 'no_quarter'> | ProofRefusal | TooOften> {
  if (period.kind !== 'quarter') return { ok: false, problem: 'no_quarter' }
  const allowed = await mayExport(deps, token, caller)
  if (!allowed.ok) return allowed
  const documents = await deps.invoiceReports.listDocuments(period.range.from, period.range.until)
  const rows = ossRows(documents, period.name, deps.sellerCountry)
  await deps.recordAudit(reportNote(caller, 'oss', period.name), caller)
  return { ok: true, table: ossTable(rows, period.name, deps.sellerCountry) }
}

async function mayExport({ limiter, checkFreshProof }: ExportAccountingDeps, token: string | null, caller: Caller) {
  const proven = await checkFreshProof({ token, password: '' }, caller)
  return proven.ok ? limiter.take(EXPORT_LIMIT, caller.actor.id) : proven
}

async function ownLines(deps: ExportAccountingDeps, period: AccountingPeriod): Promise<AccountLine[]> {
  const span = spanOf(period, deps.timeZone)
  const dayOf = (at: Date) => dateOnlyOf(at, deps.timeZone)
  const [documents, commission, deposits, payouts] = await Promise.all([
    deps.invoiceReports.listDocuments(period.range.from, period.range.until),
    deps.ledger.listOfShop('commission', ...span),
    deps.ledger.listOfShop('receipts', ...span),
    listPayoutLines(deps, span),
  ])
  const ofOrders = await findOrders(
    deps,
    [...documents, ...commission, ...deposits].map(({ orderId }) => orderId),
  )
  const costs = await listCosts(deps, documents)
  const saleOf = ({ orderId, kind }: IssuedDocument) => {
    const order = ofOrders.get(orderId)
    if (!order) return undefined
    const { costCents = null, feeCents = null, commissionCents = 0 } = costs.get(orderId) ?? {}
    // A credit note costs nothing more; its sale's cost has become less if the network took the eSIM back.
    const isCredit = kind === 'credit_note'
    const ofDocument = (cents: number | null) => (isCredit && cents !== null ? 0 : cents)
    return {
      networkId: order.networkId,
      costCents: ofDocument(costCents),
      feeCents: ofDocument(feeCents),
      commissionCents: isCredit ? 0 : commissionCents,
    }
  }
  return [
    ...documents.map((document): AccountLine => ({
      place: placeOfDocument(document),
      kind: document.kind,
      on: document.issuedOn,
      document: document.number,
      order: ofOrders.get(document.orderId)?.reference ?? '',
      basisPoints: document.basisPoints,
      netCents: document.netCents,
      vatCents: document.vatCents,
      currency: 'EUR',
      sale: saleOf(document),
      consultation: document.consultation,
      buyerReference: document.buyerReference,
      purchaseOrder: document.purchaseOrder,
    })),
    ...commission.map(({ id, at, orderId, isMargin, cents }): AccountLine => ({
      ...plainLine(isMargin ? 'margin' : 'commission', dayOf(at), `ledger ${id}`, ofOrders.get(orderId)),
      netCents: cents,
    })),
    // Deposits carry no VAT yet.
    ...deposits.map(({ id, at, orderId, cents }): AccountLine => ({
      ...plainLine('deposit', dayOf(at), `ledger ${id}`, ofOrders.get(orderId)),
      netCents: -cents,
    })),
    ...payouts,
  ]
}

async function feeLines(deps: ExportAccountingDeps, period: AccountingPeriod): Promise<AccountLine[]> {
  const fees: ProviderFee[] = []
  let from: string | null = null
  do {
    const part = await deps.payments.listFees(...spanOf(period, deps.timeZone), from)
    fees.push(...part.fees)
    from = part.next
  } while (from !== null)
  const paidBy = await deps.paymentSessions.listOrdersOfPayments(
    fees.flatMap(({ paymentIntentId }) => paymentIntentId ?? []),
  )
  const ofOrders = await findOrders(deps, [...paidBy.values()])
  return fees.map(({ id, at, feeCents, currency, paymentIntentId }) => {
    const order = paymentIntentId === null ? undefined : ofOrders.get(paidBy.get(paymentIntentId) ?? '')
    return {
      ...plainLine('fee', dateOnlyOf(at, deps.timeZone), id, order),
      netCents: -feeCents,
      currency: currency.toUpperCase(),
    }
  })
}

async function findOrders({ orders }: ExportAccountingDeps, ids: string[]): Promise<Map<string, Order>> {
  const found = await inParts(ids, orders.listByIds)
  return new Map(found.map((order) => [order.id, order]))
}

async function listCosts({ orderCosts }: ExportAccountingDeps, documents: readonly IssuedDocument[]) {
  const ids = documents.map(({ orderId }) => orderId)
  const found = await inParts(ids, orderCosts.listOfSales)
  return new Map(found.map((cost) => [cost.orderId, cost]))
}

async function inParts<Found>(ids: string[], list: (ids: string[]) => Promise<Found[]>): Promise<Found[]> {
  const wanted = [...new Set(ids)]
  const found: Found[] = []
  for (let from = 0; from < wanted.length; from += ORDERS_AT_ONCE)
    found.push(...(await list(wanted.slice(from, from + ORDERS_AT_ONCE))))
  return found
}

// The lines of the books as a file.

const COLUMNS = [
  'Tax country',
  'Country',
  'Kind',
  ['Date', 'day'],
  'Document',
  'Order',
  'VAT rate (%)',
  ['Net', 'amount'],
  ['VAT', 'amount'],
  ['Total', 'amount'],
  'Currency',
  // New columns stand last, so that imports of the file still find the others where they were.
  'Network',
  ['Network cost', 'amount'],
  ['Margin', 'amount'],
  'VAT number of the buyer',
  'Consultation number',
  ['Consulted at (UTC)', 'moment'],
  // Of the same sale, whose fees and commission also stand in lines of their own, on the days they arose.
  ['Payment fees of the sale', 'amount'],
  ['Commission of the sale', 'amount'],
  ['Contribution', 'amount'],
  'Purchase order of the buyer',
  'Reference of the buyer',
] as const

const keyOf = ({ place, kind, on, document }: AccountLine) =>
  [place, ACCOUNT_KINDS.indexOf(kind), on, document].join(' ')

/** Sorted by tax country, kind, and day. */
function accountingTable(lines: readonly AccountLine[]): ListedTable {
  const sorted = lines.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  return { columns: COLUMNS, rows: sorted.map(rowOf) }
}

const rowOf = (line: AccountLine): Row => [
  line.place,
  placeName(line.place),
  line.kind,
  line.on,
  line.document,
  line.order,
  line.basisPoints / 100,
  centsAsNumber(line.netCents),
  centsAsNumber(line.vatCents),
  centsAsNumber(line.netCents + line.vatCents),
  line.currency,
  ...saleCells(line),
  line.consultation?.vatNumber ?? null,
  line.consultation?.consultationNumber ?? null,
  line.consultation?.askedAt ?? null,
  ...leftCells(line),
  line.purchaseOrder ?? null,
  line.buyerReference ?? null,
]

/** A cost that isn't known is an empty cell, as is its margin: zero would be an amount. */
function saleCells({ sale, netCents }: AccountLine): Cell[] {
  const { networkId = null, costCents = null } = sale ?? {}
  return [networkId, ...(costCents === null ? [null, null] : [costCents, netCents - costCents].map(centsAsNumber))]
}

function leftCells({ sale, netCents }: AccountLine): Cell[] {
  if (!sale) return [null, null, null]
  const left = contributionOf({ netCents, ...sale })
  return [sale.feeCents, sale.commissionCents, left].map((cents) => (cents === null ? null : centsAsNumber(cents)))
}
