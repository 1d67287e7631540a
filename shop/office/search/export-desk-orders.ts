// Exports the orders of a view as a file in small portions, however many there are.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { PaymentSessionStore } from '#shop/sales/payment/payment-session-store.ts'
import type { InvoiceStore } from '#shop/sales/invoicing/invoice-store.ts'
import { toDeskState, hasRefund, isDisputeLost, isRefunded } from '#shop/sales/order/order-conditions.ts'
import { readDispute } from '#shop/sales/order/order.ts'
import { EXPORT_LIMIT } from '#shop/support/staff/staff-limit.ts'
import { centsAsNumber } from '#values/text/csv.ts'
import type { Cell, Row, Table, TableColumn } from '#values/text/table.ts'
import type { ProofRefusal } from '#values/fresh-proof.ts'
import { listDeskOrders, type DeskOrder, type DeskQuestion, type ListDeskOrdersDeps } from './list-desk-orders.ts'

const PER_HANDFUL = 500
const KINDS = { esim: 'eSIM', topup: 'top-up', deposit: 'deposit', test: 'test' } as const

/** An order with its documents and payment. */
type PaidOrder = DeskOrder & { invoiceNumbers: string; paymentId: string | null }

const COLUMNS: [column: TableColumn, of: (order: PaidOrder) => Cell][] = [
  [['Ordered at (UTC)', 'moment'], ({ createdAt }) => createdAt.toISOString()],
  ['Reference', ({ reference }) => reference],
  ['Brand', ({ brandName }) => brandName],
  [
    'Kind',
    ({ kind, isReplacement, traveler }) =>
      isReplacement ? 'replacement' : traveler ? 'paid with another order' : KINDS[kind],
  ],
  ['Quantity', ({ quantity, traveler }) => (traveler ? 0 : quantity)],
  ['State', (order) => toDeskState(order)],
  ['Customer', ({ customerName }) => customerName],
  ['Email', ({ email }) => email],
  ['Company', ({ companyName }) => companyName],
  ['Bundle', ({ bundleId }) => bundleId],
  ['Zone', ({ zone }) => zone],
  ['Data', ({ data }) => data],
  ['Days', ({ days }) => days],
  ['Coupon', ({ couponCode }) => couponCode],
  [['Subtotal (EUR)', 'amount'], ({ subtotalCents }) => centsAsNumber(subtotalCents)],
  [['Discount (EUR)', 'amount'], ({ discountCents }) => centsAsNumber(discountCents)],
  [['Processing fee (EUR)', 'amount'], ({ processingFeeCents }) => centsAsNumber(processingFeeCents)],
  ['VAT rate (%)', ({ vatBasisPoints }) => centsAsNumber(vatBasisPoints)],
  ['VAT country', ({ vatCountry }) => vatCountry],
  [['VAT (EUR)', 'amount'], ({ vatCents }) => centsAsNumber(vatCents)],
  [['Total (EUR)', 'amount'], ({ totalCents }) => centsAsNumber(totalCents)],
  [['Paid (EUR)', 'amount'], ({ paidCents }) => centsAsNumber(paidCents)],
  ['Refund', (order) => refundText(order)],
  [['Refunded (EUR)', 'amount'], ({ refundedCents }) => centsAsNumber(refundedCents)],
  ['Dispute', (order) => disputeText(order)],
  ['VAT evidence conflicts', ({ isTaxConflict }) => (isTaxConflict ? 'yes' : 'no')],
  ['eSIM ending', ({ iccid }) => iccid?.slice(-4) ?? null],
  ['Invoices and credit notes', ({ invoiceNumbers }) => invoiceNumbers],
  ['Payment', ({ paymentId }) => paymentId],
]

const refundText = (order: DeskOrder) => {
  if (isRefunded(order)) return 'full'
  return hasRefund(order) ? 'part' : null
}

const disputeText = (order: DeskOrder) => {
  if (isDisputeLost(order)) return 'lost'
  const dispute = readDispute(order)
  return dispute && (dispute === 'dispute_won' ? 'won' : 'open')
}

type PapersDeps = {
  invoices: Pick<InvoiceStore, 'listNumbers'>
  paymentSessions: Pick<PaymentSessionStore, 'listPaymentIds'>
}
export type ExportDeskOrdersDeps = ListDeskOrdersDeps &
  PapersDeps &
  Pick<Base, 'limiter' | 'recordAudit' | 'checkFreshProof'>

/** The file, recorded with who exported it. Problems: those of `checkFreshProof`, `too_often`. */
export async function exportDeskOrders(
  deps: ExportDeskOrdersDeps,
  {
    view,
    sort,
    filters,
    search,
    token,
  }: Pick<DeskQuestion, 'view' | 'sort' | 'filters' | 'search'> & { token: string | null },
  caller: Caller,
): Promise<{ ok: true; table: Table } | ProofRefusal> {
  const proven = await deps.checkFreshProof({ token, password: '' }, caller)
  if (!proven.ok) return proven
  const allowed = await deps.limiter.take(EXPORT_LIMIT, caller.actor.id)
  if (!allowed.ok) return allowed
  const isFiltered = Object.values(filters ?? {}).some((asked) => asked !== null)
  const facts = { isSearched: search !== null, ...(isFiltered && { isFiltered }) }
  await deps.recordAudit({ actor: actorOf(caller.actor), action: 'orders_exported', subject: view, facts }, caller)
  return {
    ok: true,
    table: {
      columns: COLUMNS.map(([column]) => column),
      rows: rowsOf(deps, {
        view,
        sort,
        ...(filters && { filters }),
        search,
      }),
    },
  }
}

/** Only the last four digits of an ICCID. */
async function* rowsOf(
  deps: ListDeskOrdersDeps & PapersDeps,
  question: Pick<DeskQuestion, 'view' | 'sort' | 'search' | 'filters'>,
): AsyncGenerator<Row> {
  let after: string | null = null
  do {
    const page = await listDeskOrders(deps, { ...question, after, before: null }, PER_HANDFUL)
    for (const order of await withPapers(deps, page.rows)) yield COLUMNS.map(([, of]) => of(order))
    after = page.next
  } while (after !== null)
}

async function withPapers({ invoices, paymentSessions }: PapersDeps, orders: DeskOrder[]): Promise<PaidOrder[]> {
  const ids = orders.map(({ id }) => id)
  const [papers, payments] = await Promise.all([invoices.listNumbers(ids), paymentSessions.listPaymentIds(ids)])
  const paid = new Map(payments.map(({ orderId, paymentIntentId }) => [orderId, paymentIntentId]))
  const numbers = Map.groupBy(papers, ({ orderId }) => orderId)
  return orders.map((order) => ({
    ...order,
    invoiceNumbers: (numbers.get(order.id) ?? []).map(({ number }) => number).join(' '),
    paymentId: paid.get(order.id) ?? null,
  }))
}
