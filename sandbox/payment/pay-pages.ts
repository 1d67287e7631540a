// The texts and fields of the hosted payment page and of the pages that may follow it.
import { html } from 'hono/html'
import { type CardErrors, type CardForm, SHOWN_CARDS } from './cards.ts'
import { sellerOf } from './issue-invoice.ts'
import { moneyText, percentText } from './money-text.ts'
import { type Markup, page } from './page-look.ts'
import { presentmentOf } from './presentment.ts'
import type { LineItem, Session } from './wire.ts'

export type Order = { session: Session; items: LineItem[]; descriptions: (string | null)[] }
export type Attempt = { form: CardForm; errors: CardErrors; refusal: string | null }

export const EMPTY_ATTEMPT: Attempt = { form: { number: '', expiry: '', cvc: '' }, errors: {}, refusal: null }

export function cardPage(order: Order, { form, errors, refusal }: Attempt): Markup {
  const { session } = order
  const brand = sellerOf(session)
  const hasErrors = Object.keys(errors).length > 0

  return page({
    title: `${hasErrors || refusal !== null ? 'Error: ' : ''}Pay ${paidText(session)} · ${brand}`,
    brand,
    session,
    content: html`${summary(order)}
      <section class="pane" aria-labelledby="card-title">
        <h2 id="card-title">Pay by card</h2>
        ${refusal === null ? '' : html`<div class="alert" role="alert"><strong>${refusal}</strong>Nothing was charged. You can try again or use another card.</div>`}
        ${hasErrors ? html`<div class="alert" role="alert">Please check the marked fields.</div>` : ''}
        <form method="post" action="/pay/${session.id}" novalidate>
          ${field({ name: 'number', label: 'Card number', autocomplete: 'cc-number', hint: null, value: form.number, error: errors.number })}
          <div class="two">
            ${field({ name: 'expiry', label: 'Expiry', autocomplete: 'cc-exp', hint: 'MM/YY', value: form.expiry, error: errors.expiry })}
            ${field({ name: 'cvc', label: 'CVC', autocomplete: 'cc-csc', hint: '3 digits', value: '', error: errors.cvc })}
          </div>
          ${presentmentLine(session)}
          <button type="submit">Pay ${paidText(session)}</button>
        </form>
        ${backLink(session, brand)}
        <div class="notes">
          <h2>Test cards</h2>
          <p>Any future expiry date and any three-digit CVC work.</p>
          ${localeLine(session)}
          <dl>
            ${SHOWN_CARDS.map(
              (card) =>
                html`<div>
                  <dt>${card.number}</dt>
                  <dd>${card.what}</dd>
                </div>`,
            )}
          </dl>
        </div>
      </section>`,
  })
}

/** In the buyer's currency, if the page charges that. */
function paidText(session: Session): string {
  const local = presentmentOf(session)
  return local
    ? moneyText(local.presentment_amount, local.presentment_currency)
    : moneyText(session.amount_total, session.currency)
}

/** The real page would speak it. */
const localeLine = ({ locale }: Session): Markup | string =>
  locale === null ? '' : html`<p>The shop asked for this page in the language “${locale}”.</p>`

const presentmentLine = (session: Session): Markup | string =>
  presentmentOf(session) === null
    ? ''
    : html`<p>
        ${moneyText(session.amount_total, session.currency)} in your currency, conversion fee included:
        ${paidText(session)}
      </p>`

export function confirmPage({ session }: Order): Markup {
  const brand = sellerOf(session)
  const amount = paidText(session)

  return page({
    title: `Confirm ${amount} · ${brand}`,
    brand,
    session,
    isNarrow: true,
    content: html`<section class="pane">
      <h1>Confirm your payment</h1>
      <p>Your bank asks you to confirm the payment of <strong>${amount}</strong> to <strong>${brand}</strong>.</p>
      <form method="post" action="/pay/${session.id}/confirm">
        <button type="submit" name="answer" value="confirm">Confirm payment</button>
        <button class="quiet" type="submit" name="answer" value="cancel">Cancel</button>
      </form>
    </section>`,
  })
}

export function expiredPage(session: Session): Markup {
  const brand = sellerOf(session)

  return page({
    title: `Payment page expired · ${brand}`,
    brand,
    session,
    isNarrow: true,
    content: html`<section class="pane">
      <h1>This payment page has expired</h1>
      <p>Nothing was charged. Go back to the shop to start again.</p>
      ${session.cancel_url === null ? '' : html`<a class="button" href="${session.cancel_url}">Back to ${brand}</a>`}
    </section>`,
  })
}

export function plainPage(title: string, text: string): Markup {
  return page({
    title,
    brand: 'Payment',
    isNarrow: true,
    content: html`<section class="pane">
      <h1>${title}</h1>
      <p>${text}</p>
    </section>`,
  })
}

function summary({ session, items, descriptions }: Order): Markup {
  const { currency, total_details: totals } = session
  const email = session.customer_details?.email ?? null

  return html`<section class="pane order" aria-label="Order summary">
    <h1>Pay ${sellerOf(session)}</h1>
    <p class="amount">${moneyText(session.amount_total, currency)}</p>
    <ul class="lines">
      ${items.map((item, i) => lineRow(item, descriptions[i] ?? null))}
    </ul>
    <dl class="sums">
      <div>
        <dt>Subtotal</dt>
        <dd>${moneyText(session.amount_subtotal, currency)}</dd>
      </div>
      ${
        totals.amount_discount === 0
          ? ''
          : html`<div>
              <dt>Discount</dt>
              <dd>${moneyText(-totals.amount_discount, currency)}</dd>
            </div>`
      }
      ${taxSums(items).map(
        ({ label, cents }) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${moneyText(cents, currency)}</dd>
          </div>`,
      )}
      <div class="total">
        <dt>Total due</dt>
        <dd>${moneyText(session.amount_total, currency)}</dd>
      </div>
    </dl>
    ${email === null ? '' : html`<p class="to">Receipt to ${email}</p>`}
    ${session.custom_text.submit === null ? '' : html`<p class="to">${session.custom_text.submit.message}</p>`}
  </section>`
}

function lineRow(item: LineItem, description: string | null): Markup {
  const amount = moneyText(item.amount_subtotal, item.currency)
  const each =
    item.quantity === 1 ? '' : html`<p>${item.quantity} × ${moneyText(item.price.unit_amount, item.currency)}</p>`

  return html`<li>
    <div><strong>${item.description}</strong>${description === null ? '' : html`<p>${description}</p>`}${each}</div>
    <span class="money">${amount}</span>
  </li>`
}

function taxSums(items: LineItem[]): { label: string; cents: number }[] {
  const sums = new Map<string, number>()
  for (const { amount, rate } of items.flatMap((item) => item.taxes)) {
    const label = `${rate.display_name} (${percentText(rate.percentage)}${rate.inclusive ? ', included' : ''})`
    sums.set(label, (sums.get(label) ?? 0) + amount)
  }

  return [...sums].map(([label, cents]) => ({ label, cents }))
}

type Field = {
  name: string
  label: string
  autocomplete: string
  hint: string | null
  value: string
  error: string | undefined
}

function field({ name, label, autocomplete, hint, value, error }: Field): Markup {
  const described = [hint === null ? '' : `${name}-hint`, error === undefined ? '' : `${name}-error`]
    .filter((id) => id !== '')
    .join(' ')

  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      required
      maxlength="40"
      ${described === '' ? '' : html` aria-describedby="${described}"`}${error === undefined ? '' : html` aria-invalid="true"`}
    />
    ${hint === null ? '' : html`<span class="hint" id="${name}-hint">${hint}</span>`}
    ${error === undefined ? '' : html`<span class="error" id="${name}-error">${error}</span>`}
  </div>`
}

function backLink(session: Session, brand: string): Markup | string {
  return session.cancel_url === null ? '' : html`<a class="back" href="${session.cancel_url}">Back to ${brand}</a>`
}
