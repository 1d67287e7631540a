// Everything that is printed on an invoice, as its row stores it.
import type { invoices } from '#db/schema/sales/invoices.ts'

export type InvoiceSnapshot = (typeof invoices.$inferSelect)['snapshot']
