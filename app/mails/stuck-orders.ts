// Tells staff which paid orders do not get on; in English alone, since it is for those who run the shop.
import { html } from 'hono/html'
import { stuckOrdersCopy as copy } from '#app/copy/office/stuck-orders.ts'
import type { StuckOrder, StuckOrdersMail } from '#ports/mailer.ts'
import { notice, paragraphs, writeLetter, type Part } from './letter.ts'
import { mailLink, type MailLook, type WrittenMail } from './mail-frame.ts'

export function writeStuckOrders(mail: StuckOrdersMail, look: MailLook): WrittenMail {
  const { orders, moreCount, deskLink } = mail
  const intro = orders.length > 0 ? copy.intro : copy.over
  return writeLetter(look, { subject: copy.subject(orders.length + moreCount), preview: intro }, [
    notice(look, copy.heading, intro, { words: copy.all, address: deskLink }),
    ...orders.map((order) => orderPart(order, look)),
    moreCount > 0 ? paragraphs(copy.more(moreCount)) : null,
  ])
}

function orderPart({ reference, link, step, minutes, message }: StuckOrder, look: MailLook): Part {
  const lines = [copy.since(step, minutes), message ?? copy.noMessage]
  return {
    html: html`<p style="margin:0;word-break:break-word">
      ${mailLink(look, link, reference)}<br />${lines.join(': ')}
    </p>`,
    text: [reference, ...lines, link],
    top: 16,
  }
}
