// An invoice as a file: a PDF to read, or UBL for accounting programs. It is written when it is asked for: an invoice
// never changes, so every copy is the same.
import { fileAnswer, notThere } from '#app/http/file-answer.ts'
import { reportContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { Invoice } from '#shop/sales/invoicing/invoice.ts'
import { writeUbl } from '#shop/sales/invoicing/write-ubl.ts'

/** As the ending of the address asks. Null when it could not be drawn. */
export async function answerDocument(context: Context, { pathname }: URL, invoice: Invoice): Promise<Response | null> {
  if (pathname.endsWith('.xml')) {
    const xml = writeUbl(invoice)
    return xml === null ? notThere() : fileAnswer('xml', `${invoice.number}.xml`, xml)
  }
  const pdf = await draw(context, invoice)
  return pdf && fileAnswer('pdf', `${invoice.number}.pdf`, pdf)
}

// The drawing machine is large and seldom needed, so it is loaded with the first invoice.
async function draw(context: Context, invoice: Invoice) {
  try {
    const { drawInvoice } = await import('./draw-invoice.tsx')
    return await drawInvoice(invoice)
  } catch (problem) {
    context.get(reportContext)(problem)
    return null
  }
}
