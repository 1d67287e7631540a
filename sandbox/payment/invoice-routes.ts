// Invoices as buyers open them: as a page and as a PDF.
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { ConnectionCut, cutConnection, sufferAfter, sufferBefore, sufferWithin } from './fault-effects.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { moneyText } from './money-text.ts'
import { page, pageHeaders } from './page-look.ts'
import { plainPage } from './pay-pages.ts'
import type { World } from './payment-world.ts'
import { StripeProblem } from './stripe-problem.ts'
import type { Invoice } from './wire.ts'

async function notFound(c: Context): Promise<Response> {
  return c.html(await plainPage('Invoice not found', 'There is no invoice with this address.'), 404, pageHeaders())
}

export function invoiceRoutes(world: World): Hono {
  const find = (c: Context): Invoice | null => world.records.find('invoice', c.req.param('id') ?? '')

  async function pdf(c: Context): Promise<Response> {
    const invoice = find(c)
    if (invoice === null) return notFound(c)
    const closing = world.closing.signal
    try {
      const fault = world.faults.take('invoice_pdf', world.records.referenceOf(invoice.id))
      await sufferBefore(fault, c, closing)
      await sufferWithin(fault, c, closing)
      await sufferAfter(fault, c, closing)
    } catch (error) {
      if (error instanceof ConnectionCut) return cutConnection(c)
      if (error instanceof StripeProblem) return c.text(error.message, error.status === 429 ? 429 : 500)
      throw error
    }
    const bytes = invoicePdf(invoice, world.records.all('tax_rate'))
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="Invoice-${invoice.number}.pdf"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  }

  async function show(c: Context): Promise<Response> {
    const invoice = find(c)
    if (invoice === null) return notFound(c)
    const content = html`<section class="pane">
      <h1>Invoice ${invoice.number}</h1>
      <p>Paid: <strong>${moneyText(invoice.total, invoice.currency)}</strong> to ${invoice.account_name}</p>
      <a class="button" href="/invoices/${invoice.id}/pdf">Open as PDF</a>
    </section>`
    return c.html(
      await page({ title: `Invoice ${invoice.number}`, brand: invoice.account_name, content, isNarrow: true }),
      200,
      pageHeaders(),
    )
  }

  return new Hono().get('/invoices/:id', show).get('/invoices/:id/pdf', pdf)
}
