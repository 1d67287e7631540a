// The payments that were made, with what a merchant's dashboard can do to them.
import { html } from 'hono/html'
import { z } from 'zod'
import { moneyText } from '../payment/money-text.ts'
import type { Desk } from './desk.ts'
import type { Markup } from './page-frame.ts'

const SHOWN_PAYMENTS = 50

const books = z.object({
  charges: z.array(
    z.object({
      client_reference_id: z.string().nullable(),
      status: z.string(),
      amount: z.number(),
      amount_refunded: z.number(),
      currency: z.string(),
    }),
  ),
})

export const refundWish = z.object({ cents: z.coerce.number().int().min(1).max(100_000_000).optional() })

export function paymentSection({ payment }: Pick<Desk, 'payment'>): Markup {
  const read = books.safeParse(payment?.books())
  const paid = read.success ? read.data.charges.filter(({ status }) => status === 'succeeded') : []
  if (paid.length === 0) {
    return html`<section id="payments">
      <h2>Payments</h2>
      <p>Nobody has paid yet</p>
    </section>`
  }
  const shown = paid.toReversed().slice(0, SHOWN_PAYMENTS)
  return html`<section id="payments">
    <h2>Payments</h2>
    <p class="soft">What a merchant does in the provider's own dashboard, or a buyer at the bank.</p>
    <div class="scroll" tabindex="0" role="region" aria-label="List of payments">
      <table class="cards">
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Paid</th>
            <th scope="col">Given back</th>
            <th scope="col">Do</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map((charge) => {
            const path = `/control/payments/${encodeURIComponent(charge.client_reference_id ?? '')}`
            return html`<tr>
              <td class="break"><code>${charge.client_reference_id}</code></td>
              <td>${moneyText(charge.amount, charge.currency)}</td>
              <td>${moneyText(charge.amount_refunded, charge.currency)}</td>
              <td>
                <form method="post" action="${path}/refund">
                  <label>Cents, empty for all <input name="cents" inputmode="numeric" size="6" /></label>
                  <button>Refund</button>
                </form>
                <form method="post" action="${path}/dispute"><button>Dispute</button></form>
              </td>
            </tr>`
          })}
        </tbody>
      </table>
    </div>
  </section>`
}
