// The seller's details at the end of every email, as far as the brand has entered them.
import { html } from 'hono/html'
import type { MailLook, Markup } from './mail-frame.ts'

function sellerLines({ brand, copy }: MailLook): string[] {
  const { legalName, address, kvk, vat, isSample } = brand.company ?? {}
  if (!legalName) return []
  return [
    ...(isSample ? [copy.seller.sample] : []),
    [legalName, ...(address?.split('\n') ?? [])].join(', '),
    [kvk && copy.seller.kvk(kvk), vat && copy.seller.vat(vat)].filter(Boolean).join(' · '),
  ].filter((line) => line !== '')
}

export function sellerHtml(look: MailLook): Markup {
  const lines = sellerLines(look)
  const { muted } = look.theme
  if (lines.length === 0) return html``
  return html`<tr>
    <td class="m-muted" style="padding:0 24px 24px;font-size:13px;color:${muted}">
      ${lines.map((line) => html`${line}<br />`)}
    </td>
  </tr>`
}

export function sellerText(look: MailLook): string {
  const lines = sellerLines(look)
  return lines.length === 0 ? '' : `\n\n-- \n${lines.join('\n')}\n`
}
