// The orders of a view as lines of a CSV file, one handful after the other, however many there are.
import { deskStateOf, isDisputeLost } from '#shop/order/order-conditions.ts'
import { disputeOf } from '#shop/order/order.ts'
import { centsAsNumber, csvLine, type CsvCell } from '#shop/values/csv.ts'
import { listDeskOrders, type DeskOrder, type DeskQuestion, type ListDeskOrdersDeps } from './list-desk-orders.ts'

const PER_HANDFUL = 500

const COLUMNS: [name: string, of: (order: DeskOrder) => CsvCell][] = [
  ['Ordered at (UTC)', ({ createdAt }) => createdAt.toISOString()],
  ['Reference', ({ reference }) => reference],
  ['Brand', ({ brandName }) => brandName],
  ['Kind', ({ kind }) => (kind === 'topup' ? 'top-up' : 'eSIM')],
  ['State', (order) => deskStateOf(order)],
  ['Customer', ({ customerName }) => customerName],
  ['Email', ({ email }) => email],
  ['Company', ({ companyName }) => companyName],
  ['Bundle', ({ bundleId }) => bundleId],
  ['Zone', ({ zone }) => zone],
  ['Data', ({ data }) => data],
  ['Days', ({ days }) => days],
  ['Coupon', ({ couponCode }) => couponCode],
  ['Subtotal (EUR)', ({ subtotalCents }) => centsAsNumber(subtotalCents)],
  ['Discount (EUR)', ({ discountCents }) => centsAsNumber(discountCents)],
  ['Processing fee (EUR)', ({ processingFeeCents }) => centsAsNumber(processingFeeCents)],
  ['VAT rate (%)', ({ vatBasisPoints }) => centsAsNumber(vatBasisPoints)],
  ['VAT country', ({ vatCountry }) => vatCountry],
  ['VAT (EUR)', ({ vatCents }) => centsAsNumber(vatCents)],
  ['Total (EUR)', ({ totalCents }) => centsAsNumber(totalCents)],
  ['Paid (EUR)', ({ paidCents }) => centsAsNumber(paidCents)],
  ['Refunded (EUR)', ({ refundedCents }) => centsAsNumber(refundedCents)],
  ['Dispute', (order) => disputeText(order)],
  ['VAT evidence conflicts', ({ isTaxConflict }) => (isTaxConflict ? 'yes' : 'no')],
  ['eSIM ending', ({ iccid }) => iccid?.slice(-4) ?? null],
]

const disputeText = (order: DeskOrder) => {
  if (isDisputeLost(order)) return 'lost'
  const dispute = disputeOf(order)
  return dispute && (dispute === 'dispute_won' ? 'won' : 'open')
}

/** Texts that belong one behind the other (safety case I11). Of an ICCID only the last four digits. */
export async function* exportDeskOrders(
  deps: ListDeskOrdersDeps,
  question: Pick<DeskQuestion, 'view' | 'sort' | 'search'>,
): AsyncGenerator<string> {
  yield csvLine(COLUMNS.map(([name]) => name))
  let after: string | null = null
  do {
    const page = await listDeskOrders(deps, { ...question, after, before: null }, PER_HANDFUL)
    yield page.rows.map((order) => csvLine(COLUMNS.map(([, of]) => of(order)))).join('')
    after = page.next
  } while (after !== null)
}
