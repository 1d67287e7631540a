// The invoices and credit notes of an account, the newest first.
import type { Shop } from '#shop/assembly/shop.ts'
import type { At } from '#values/brand-facts.ts'
import type { DateOnly } from '#values/date.ts'
import { invoicePath } from '#app/features/invoice/invoice-path.ts'

export type ShownInvoice = {
  number: string
  isCreditNote: boolean
  issuedOn: DateOnly
  totalCents: number
  path: string
}

export async function readOwnInvoices(shop: Shop, userId: string, at: At): Promise<ShownInvoice[]> {
  return (await shop.invoices.listInvoices(userId, at)).map(
    ({ number, kind, part, issuedOn, totalCents, orderReference }) => ({
      number,
      isCreditNote: kind === 'credit_note',
      issuedOn,
      totalCents,
      path: invoicePath(orderReference, { kind, part }),
    }),
  )
}
