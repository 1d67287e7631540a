// The addresses of an invoice: as a page to read and print, as a PDF to keep, or as data for accounting programs.
import type { InvoiceKind } from '#shop/sales/invoicing/invoice.ts'

type Where = {
  as?: 'page' | 'pdf' | 'xml'
  kind?: InvoiceKind
  part?: number
  isOneOfSeveral?: boolean
  from?: 'provider'
}

export function invoicePath(
  reference: string,
  { as = 'page', kind = 'invoice', part = 0, isOneOfSeveral = false, from }: Where = {},
): string {
  const search = new URLSearchParams({
    reference,
    ...(kind === 'credit_note' ? { kind } : {}),
    ...(part > 1 || (part === 1 && isOneOfSeveral) ? { part: String(part) } : {}),
    ...(from ? { from } : {}),
  })
  return `/order/invoice${as === 'page' ? '' : `.${as}`}?${search.toString()}`
}
