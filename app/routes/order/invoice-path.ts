// Where an invoice lies: as a page to read and print, or as a PDF to keep.
import type { InvoiceKind } from '#shop/invoicing/invoice.ts'

type Where = { as?: 'page' | 'pdf'; kind?: InvoiceKind; from?: 'provider' }

export function invoicePath(reference: string, { as = 'page', kind = 'invoice', from }: Where = {}): string {
  const search = new URLSearchParams({
    reference,
    ...(kind === 'credit_note' ? { kind } : {}),
    ...(from ? { from } : {}),
  })
  return `/order/invoice${as === 'pdf' ? '.pdf' : ''}?${search.toString()}`
}
