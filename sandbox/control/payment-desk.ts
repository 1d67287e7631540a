// The payments so far, with the actions of a merchant's dashboard.
import { html } from 'hono/html'
import { z } from 'zod'
import { moneyText } from '../payment/money-text.ts'
import type { Desk } from './desk.ts'
import type { Markup } from './page-frame.ts'

const SHOWN_PAYMENTS = 50
/** Only the newest of each kind are shown on the page. */
const LOOKED_AT = 200

const books = z.object({
  sessions: z.array(
    z.object({
      client_reference_id: z.string().nullable(),
      status: z.string(),
      payment_status: z.string(),
      payment_intent: z.string().nullable(),
      amount_total: z.number(),
      currency: z.string(),
    }),
  ),
  disputes: z.array(z.object({ payment_intent: z.string(), status: z.string() })),
  charges: z.array(
    z.object({
      client_reference_id: z.string().nullable(),
      status: z.string(),
      amount: z.number(),
      amount_refunded: z.number(),
      currency: z.string(),
      payment_intent: z.string(),
    }),
  ),
})

export const refundBody = z.object({ cents: z.coerce.number().int().min(1).max(100_000_000).optional() })

export function paymentSection({ payment }: Pick<Desk, 'payment'>): Markup {
  const read = books.safeParse(payment?.latestBooks(LOOKED_AT))
  const paid = read.success ? read.data.charges.filter(({ status }) => status === 'succeeded') : []
  const failed = new Set(
    read.data?.charges.flatMap(({ status, payment_intent: of }) => (status === 'failed' ? of : [])),
  )
  const delayed = (read.data?.sessions ?? []).filter(
    ({ status, payment_status: money, payment_intent: of }) =>
      status === 'complete' && money === 'unpaid' && !failed.has(of ?? ''),
  )
  const disputed = new Set(
    read.data?.disputes.flatMap(({ status, payment_intent: of }) => (status === 'needs_response' ? of : [])),
  )
  if (paid.length + delayed.length === 0) {
    return html`<section id="payments">
      <h2>Payments</h2>
      <p>No payments yet</p>
    </section>`
  }
  const shown = paid.toReversed().slice(0, SHOWN_PAYMENTS)
  return html`<section id="payments">
    <h2>Payments</h2>
    <p class="soft">Do here what a merchant would do in the provider's dashboard, or a buyer at the bank.</p>
    <div class="scroll" tabindex="0" role="region" aria-label="List of payments">
      <table class="cards">
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Paid</th>
            <th scope="col">Refunded</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          ${delayed.map((session) => {
            const path = `/control/payments/${encodeURIComponent(session.client_reference_id ?? '')}/delayed`
            return html`<tr>
              <td class="break"><code>${session.client_reference_id}</code></td>
              <td>${moneyText(session.amount_total, session.currency)}, pending</td>
              <td></td>
              <td>
                <form method="post" action="${path}/paid"><button>Money arrives</button></form>
                <form method="post" action="${path}/failed"><button>Payment fails</button></form>
              </td>
            </tr>`
          })}
          ${shown.map((charge) => {
            const path = `/control/payments/${encodeURIComponent(charge.client_reference_id ?? '')}`
            return html`<tr>
              <td class="break"><code>${charge.client_reference_id}</code></td>
              <td>${moneyText(charge.amount, charge.currency)}</td>
              <td>${moneyText(charge.amount_refunded, charge.currency)}</td>
              <td>
                <form method="post" action="${path}/refund">
                  <label
                    >Cents (leave empty to refund everything) <input name="cents" inputmode="numeric" size="6"
                  /></label>
                  <button>Refund</button>
                </form>
                ${
                  charge.amount_refunded > 0 &&
                  html`<form method="post" action="${path}/refund/failed">
                    <button>The last refund fails</button>
                  </form>`
                }
                ${
                  disputed.has(charge.payment_intent)
                    ? html`<form method="post" action="${path}/dispute/won">
                          <button>Dispute won by the shop</button>
                        </form>
                        <form method="post" action="${path}/dispute/lost"><button>Dispute lost</button></form>`
                    : html`<form method="post" action="${path}/dispute"><button>Dispute</button></form>`
                }
              </td>
            </tr>`
          })}
        </tbody>
      </table>
    </div>
  </section>`
}
