// The receipt inside a mail: what it cost line by line, and the papers that the buyer may want to keep.
import { html } from 'hono/html'
import { receiptCopy as copy } from '#app/copy/mails.ts'
import type { Receipt } from '#shop/ports/mailer.ts'
import { formatEuro } from '#shop/values/money.ts'
import { mailLink, type MailLook, type Markup } from './mail-frame.ts'

type Line = { name: string; amount: string; isTotal?: boolean }

export function receiptHtml(receipt: Receipt, look: MailLook): Markup {
  const { theme } = look
  return html`<h2 style="margin:0 0 8px;font-size:18px">${copy.heading}</h2>
    <table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">
      ${linesOf(receipt).map(
        ({ name, amount, isTotal }) =>
          html`<tr>
            <td class="m-line" style="padding:8px 0;border-top:1px solid ${theme.line};${isTotal ? BOLD : ''}">
              ${name}
            </td>
            <td
              class="m-line"
              align="right"
              style="padding:8px 0 8px 16px;border-top:1px solid ${theme.line};white-space:nowrap;${isTotal ? BOLD : ''}"
            >
              ${amount}
            </td>
          </tr>`,
      )}
    </table>
    ${notesOf(receipt).map((note) => html`<p style="margin:8px 0 0;font-size:14px">${note}</p>`)}
    <p style="margin:12px 0 0">
      ${papersOf(receipt).map(
        ({ words, address }, at) => html`${at > 0 ? html` &nbsp;·&nbsp; ` : ''}${mailLink(look, address, words)}`,
      )}
    </p>`
}

export const receiptText = (receipt: Receipt): string[] => [
  copy.heading,
  ...linesOf(receipt).map(({ name, amount }) => `${name}: ${amount}`),
  ...notesOf(receipt),
  ...papersOf(receipt).map(({ words, address }) => `${words}: ${address}`),
]

const BOLD = 'font-weight:700'

function linesOf(receipt: Receipt): Line[] {
  const { subtotalCents, discountCents, processingFeeCents, vatBasisPoints, vatCents, totalCents } = receipt
  return [
    { name: copy.subtotal, amount: formatEuro(subtotalCents) },
    ...(discountCents > 0 ? [{ name: copy.discount, amount: formatEuro(-discountCents) }] : []),
    ...(processingFeeCents > 0 ? [{ name: copy.fee, amount: formatEuro(processingFeeCents) }] : []),
    { name: copy.vat(vatBasisPoints), amount: formatEuro(vatCents) },
    { name: copy.total, amount: formatEuro(totalCents), isTotal: true },
  ]
}

const notesOf = ({ isReverseCharged, hasAskedForImmediateDelivery }: Receipt): string[] => [
  ...(isReverseCharged ? [copy.reverseCharge] : []),
  ...(hasAskedForImmediateDelivery === null ? [] : [hasAskedForImmediateDelivery ? copy.immediate : copy.notImmediate]),
]

const papersOf = ({ invoiceLink, contractSummaryLink, withdrawLink }: Receipt) => [
  ...(invoiceLink ? [{ words: copy.invoice, address: invoiceLink }] : []),
  { words: copy.contractSummary, address: contractSummaryLink },
  { words: copy.withdraw, address: withdrawLink },
]
