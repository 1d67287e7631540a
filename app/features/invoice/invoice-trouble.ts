// Why an invoice could not be shown; it travels in the address back to the order page, which finds the words.
import { withQuery } from '#app/format/with-query.ts'
import { href } from 'react-router'

const INVOICE_TROUBLES = ['not_available', 'held_back', 'no_address', 'no_answer'] as const
export type InvoiceTrouble = (typeof INVOICE_TROUBLES)[number]

const PARAMETER = 'invoice'

export function readInvoiceTrouble(search: URLSearchParams): InvoiceTrouble | null {
  const said = search.get(PARAMETER)
  return INVOICE_TROUBLES.find((trouble) => trouble === said) ?? null
}

export const troubledOrderPath = (reference: string, trouble: InvoiceTrouble): string =>
  withQuery(href('/success'), { reference, [PARAMETER]: trouble })
