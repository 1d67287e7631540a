// Tells staff which paid orders do not get on; in English alone, since it is for those who run the shop.
import { html } from 'hono/html'
import { stuckOrdersCopy as copy } from '#app/copy/stuck-orders.ts'
import type { StuckOrder, StuckOrdersMail } from '#shop/ports/mailer.ts'
import {
  finishedMail,
  mailButton,
  mailFrame,
  mailLink,
  mailRow,
  type MailLook,
  type WrittenMail,
} from './mail-frame.ts'

const linesOf = ({ step, minutes, message }: StuckOrder) => [copy.since(step, minutes), message ?? copy.noMessage]

export function writeStuckOrders(mail: StuckOrdersMail, look: MailLook): WrittenMail {
  const { orders, moreCount, deskLink } = mail
  const subject = copy.subject(orders.length + moreCount)
  const intro = orders.length > 0 ? copy.intro : copy.over
  const more = moreCount > 0 ? copy.more(moreCount) : null
  return {
    subject,
    html: finishedMail(
      mailFrame(
        look,
        { title: subject, preview: intro },
        html`${mailRow(
          html`<h1 style="margin:0 0 12px;font-size:24px;line-height:1.2">${copy.heading}</h1>
            <p style="margin:0 0 16px">${intro}</p>
            ${mailButton(look, deskLink, copy.all)}`,
          12,
        )}
        ${orders.map((order) =>
          mailRow(
            html`<p style="margin:0;word-break:break-word">
              ${mailLink(look, order.link, order.reference)}<br />${linesOf(order).join(': ')}
            </p>`,
            16,
          ),
        )}
        ${mailRow(html`<p style="margin:0">${more ?? ''}</p>`, 16, 28)}`,
      ),
    ),
    text: [
      copy.heading,
      intro,
      `${copy.all}: ${deskLink}`,
      '',
      ...orders.flatMap((order) => [order.reference, ...linesOf(order), order.link, '']),
      ...(more === null ? [] : [more, '']),
      look.brand.name,
    ].join('\n'),
    attachments: [],
  }
}
