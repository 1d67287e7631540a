// A demo's invoices and credit notes, numbered as the shop numbers them.
import type { DemoRows } from '#db/demo/demo-rows.ts'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import {
  makeCreditNote,
  makeInvoice,
  invoiceSeries,
  NUMBER_DIGITS,
  makePartialCreditNote,
  type Invoice,
} from '#shop/sales/invoicing/invoice.ts'
import { isOfPartner } from '#shop/sales/order/order.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { dateOnlyOf } from '#values/date.ts'
import type { DemoOrder, World } from './demo-order.ts'

export type Paper = { order: DemoOrder; tenant: Tenant; kind: Invoice['kind']; at: Date }

export const papersOf = (order: DemoOrder, tenant: Tenant): Paper[] =>
  order.paidAt === null || order.row.totalCents === 0
    ? []
    : [
        { order, tenant, kind: 'invoice', at: order.paidAt },
        ...order.events
          .filter(({ move }) => move === 'refunded' || move === 'refunded_in_part')
          .map(({ at }): Paper => ({ order, tenant, kind: 'credit_note', at })),
      ]

/** Numbered in the order in which they were written. */
export function writePapers({ chance, sellerCountry }: World, rows: DemoRows, papers: Paper[]) {
  const last = new Map<string, number>()
  const written = new Map<string, Invoice>()
  for (const { order, tenant, kind, at } of papers.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    const { row, paidAt } = order
    const issuedOn = dateOnlyOf(at, 'UTC')
    const series = invoiceSeries(tenant.brand, kind, issuedOn)
    const sequence = (last.get(series) ?? 0) + 1
    last.set(series, sequence)
    const number = `${series}-${String(sequence).padStart(NUMBER_DIGITS, '0')}`
    const invoice = written.get(row.id)
    const reference = isOfPartner(order.order) ? row.reference : `pi_demo_${row.id}`
    const payment = { reference, on: dateOnlyOf(paidAt ?? at, 'UTC') }
    const snapshot = invoice
      ? row.refundedCents === row.paidCents
        ? makeCreditNote(invoice, issuedOn)
        : makePartialCreditNote(invoice, { creditedCents: 0, refundedCents: row.refundedCents ?? 0 }, issuedOn)
      : makeInvoice(order.order, tenant.brand, sellerCountry, payment)
    const id = chance.id()
    const businessId = tenant.brand.id === DEFAULT_BRAND.id ? null : tenant.brand.id
    if (!invoice) written.set(row.id, { id, businessId, kind, part: 1, number, issuedOn, snapshot })
    rows.invoices.push({
      id,
      kind,
      series,
      sequence,
      number,
      businessId,
      orderId: row.id,
      part: 1,
      correctsId: invoice?.id ?? null,
      totalCents: snapshot.totalCents,
      snapshot,
      issuedAt: at,
    })
  }
  rows.invoiceCounters.push(...[...last].map(([series, lastNumber]) => ({ series, lastNumber })))
}
