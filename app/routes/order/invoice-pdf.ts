// The invoice as a PDF to keep. It is drawn when it is asked for: an invoice never changes, so every copy is the same.
import { redirect } from 'react-router'
import { limitKey } from '#app/session/limit-key.ts'
import { reportContext } from '#app/session/report-context.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { visitorIpContext, type Context } from '#app/session/visitor.ts'
import type { Invoice } from '#shop/invoicing/invoice.ts'
import type { Limit } from '#shop/ports/rate-limiter.ts'
import { troubledOrderPath } from './invoice-trouble.ts'
import { findOwnOrder, readReference } from './open-order.ts'
import { findInvoice, readKind, readPart } from './read-invoice.ts'
import { missStatus } from './order-door.ts'
import type { Route } from './+types/invoice-pdf.ts'

/** Drawing costs the machine a moment; nobody needs their invoice more often. */
const DRAWINGS: Limit = { name: 'invoice-pdf', points: 30, seconds: 600 }

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const order = await findOwnOrder(request, context, readReference(request))
  if (!order) return new Response('Not found', { status: await missStatus(context) })

  const shop = context.get(shopContext)
  const found = await findInvoice(shop, order, readKind(url), readPart(url))
  if (!found.invoice) return redirect(troubledOrderPath(order.reference, found.trouble), 303)

  const allowed = await shop.take(DRAWINGS, limitKey(context.get(visitorIpContext)))
  const pdf = allowed.ok ? await draw(context, found.invoice) : null
  if (!pdf) return redirect(troubledOrderPath(order.reference, 'no_answer'), 303)
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${found.invoice.number}.pdf"`,
      'cache-control': 'no-store',
    },
  })
}

// The drawing machine is large and seldom needed, so it is loaded with the first invoice.
async function draw(context: Context, invoice: Invoice) {
  try {
    const { drawInvoice } = await import('#app/invoices/draw-invoice.tsx')
    return await drawInvoice(invoice)
  } catch (problem) {
    context.get(reportContext)(problem)
    return null
  }
}
