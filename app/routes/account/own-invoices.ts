// The invoices of an account, the newest first; null as long as the shop writes none of its own.
import type { Shop } from '#shop/shop.ts'

export type ShownInvoice = {
  number: string
  isCreditNote: boolean
  issuedAt: string
  totalCents: number
  reference: string
}

export async function readOwnInvoices(_shop: Shop, _userId: string): Promise<ShownInvoice[] | null> {
  return null
}
