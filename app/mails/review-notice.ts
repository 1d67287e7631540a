// Tells staff which orders wait for them; in English alone, since it is for those who run the shop.
import { html } from 'hono/html'
import { reasonText } from '#app/copy/office/admin-order.ts'
import { creditNoticeCopy, reviewNoticeCopy as copy } from '#app/copy/office/notices.ts'
import type { CreditNoticeMail, ReviewNoticeMail } from '#ports/mailer.ts'
import { notice, paragraphs, writeLetter, type Part } from './letter.ts'
import { mailLink, type MailLook, type WrittenMail } from './mail-frame.ts'

export function writeReviewNotice(mail: ReviewNoticeMail, look: MailLook): WrittenMail {
  const { orders, moreCount, deskLink } = mail
  const words = copy[mail.kind]
  const intro = orders.length > 0 ? words.intro : copy.over
  return writeLetter(look, { subject: words.subject(orders.length + moreCount), preview: intro }, [
    notice(look, words.heading, intro, { words: copy.all, address: deskLink }),
    ...orders.map((order) => orderPart(order, look)),
    moreCount > 0 ? paragraphs(copy.more(moreCount)) : null,
  ])
}

function orderPart({ reference, link, reason }: ReviewNoticeMail['orders'][number], look: MailLook): Part {
  const why = reasonText(reason)
  return {
    html: html`<p style="margin:0;word-break:break-word">${mailLink(look, link, reference)}<br />${why}</p>`,
    text: [reference, why, link],
    top: 16,
  }
}

export function writeCreditNotice({ deskLink }: CreditNoticeMail, look: MailLook): WrittenMail {
  const { subject, heading, text, open } = creditNoticeCopy
  return writeLetter(look, { subject, preview: text }, [
    notice(look, heading, text, { words: open, address: deskLink }),
  ])
}
