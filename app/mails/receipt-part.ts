// The receipt inside an email: what it cost line by line, and the papers that the buyer may want to keep.
import { html } from 'hono/html'
import type { Receipt } from '#ports/mailer.ts'
import { links, type Part } from './letter.ts'
import type { MailLook, Markup } from './mail-frame.ts'

export function receiptPart(receipt: Receipt, look: MailLook): Part {
  const papers = links(look, papersOf(receipt, look))
  return {
    html: html`${receiptHtml(receipt, look)}${papers.html}`,
    text: [...receiptText(receipt, look), ...papers.text],
    top: 28,
  }
}

type Line = { name: string; amount: string; isTotal?: boolean }

function receiptHtml(receipt: Receipt, look: MailLook): Markup {
  const { theme } = look
  const { receipt: copy } = look.copy
  return html`<h2 style="margin:0 0 8px;font-size:18px">${copy.heading}</h2>
    <table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">
      ${linesOf(receipt, look).map(
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
    ${notesOf(receipt, look).map((note) => html`<p style="margin:8px 0 12px;font-size:14px">${note}</p>`)}`
}

const receiptText = (receipt: Receipt, look: MailLook): string[] => [
  look.copy.receipt.heading,
  ...linesOf(receipt, look).map(({ name, amount }) => look.say.labelled(name, amount)),
  ...notesOf(receipt, look),
]

const BOLD = 'font-weight:700'

function linesOf(receipt: Receipt, { say: { euro }, copy: { receipt: copy } }: MailLook): Line[] {
  const { subtotalCents, discountCents, processingFeeCents, vatBasisPoints, vatCents, totalCents } = receipt
  return [
    { name: copy.subtotal, amount: euro(subtotalCents) },
    ...(discountCents > 0 ? [{ name: copy.discount, amount: euro(-discountCents) }] : []),
    ...(processingFeeCents > 0 ? [{ name: copy.fee, amount: euro(processingFeeCents) }] : []),
    { name: copy.vat(vatBasisPoints), amount: euro(vatCents) },
    { name: copy.total, amount: euro(totalCents), isTotal: true },
  ]
}

function notesOf(receipt: Receipt, { copy: { receipt: copy } }: MailLook): string[] {
  const { isReverseCharged, hasAskedForImmediateDelivery } = receipt
  return [
    ...(isReverseCharged ? [copy.reverseCharge] : []),
    ...(hasAskedForImmediateDelivery === null
      ? []
      : [hasAskedForImmediateDelivery ? copy.immediate : copy.notImmediate]),
  ]
}

function papersOf({ invoiceLink, contractSummaryLink, withdrawLink }: Receipt, { copy: { receipt: copy } }: MailLook) {
  return [
    ...(invoiceLink ? [{ words: copy.invoice, address: invoiceLink }] : []),
    { words: copy.contractSummary, address: contractSummaryLink },
    { words: copy.withdraw, address: withdrawLink },
  ]
}
