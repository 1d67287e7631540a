// An invoice as a PDF. It is drawn when it is asked for: an invoice never changes, so every copy is the same.
import { fileAnswer } from '#app/http/file-answer.ts'
import { reportContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { Invoice } from '#shop/sales/invoicing/invoice.ts'

/** Null when it could not be drawn. */
export async function answerPdf(context: Context, invoice: Invoice): Promise<Response | null> {
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
