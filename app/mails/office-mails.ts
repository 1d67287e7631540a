// The emails to those who run the shop; in English alone.
import { html } from 'hono/html'
import { reasonText } from '#app/copy/office/admin-order.ts'
import { creditNoticeCopy, declinesNoticeCopy, reviewNoticeCopy } from '#app/copy/office/notices.ts'
import { stuckOrdersCopy } from '#app/copy/office/stuck-orders.ts'
import { payoutsDueCopy } from '#app/copy/partners/payouts.ts'
import type {
  CreditNoticeMail,
  DeclinesNoticeMail,
  PayoutsDueMail,
  ReviewNoticeMail,
  StuckOrdersMail,
} from '#ports/mailer.ts'
import { notice, paragraphs, writeLetter, type Part } from './letter.ts'
import { mailLink, sentence, type MailLook } from './mail-frame.ts'
import type { WrittenMail } from '#ports/written-mail.ts'

/** Which paid orders do not get on. */
export function writeStuckOrders(mail: StuckOrdersMail, look: MailLook): WrittenMail {
  const { orders, moreCount, deskLink } = mail
  const copy = stuckOrdersCopy
  const intro = orders.length > 0 ? copy.intro : copy.over
  return writeLetter(look, { subject: copy.subject(orders.length + moreCount), preview: intro }, [
    notice(look, copy.heading, intro, { words: copy.all, address: deskLink }),
    ...orders.map((order) =>
      orderPart(look, order, [copy.since(order.step, order.minutes), order.message ?? copy.noMessage]),
    ),
    moreCount > 0 ? paragraphs(copy.more(moreCount)) : null,
  ])
}

/** Which orders wait for a person. */
export function writeReviewNotice(mail: ReviewNoticeMail, look: MailLook): WrittenMail {
  const { orders, moreCount, deskLink } = mail
  const copy = reviewNoticeCopy
  const words = copy[mail.kind]
  const intro = orders.length > 0 ? words.intro : copy.over
  return writeLetter(look, { subject: words.subject(orders.length + moreCount), preview: intro }, [
    notice(look, words.heading, intro, { words: copy.all, address: deskLink }),
    ...orders.map((order) => orderPart(look, order, [reasonText(order.reason)])),
    moreCount > 0 ? paragraphs(copy.more(moreCount)) : null,
  ])
}

function orderPart(look: MailLook, { reference, link }: { reference: string; link: string }, lines: string[]): Part {
  return {
    html: html`<p style="margin:0;word-break:break-word">
      ${mailLink(look, link, reference)}<br />${sentence(lines.join(': '))}
    </p>`,
    text: [reference, ...lines, link],
    top: 16,
  }
}

export const writeCreditNotice = ({ deskLink }: CreditNoticeMail, look: MailLook): WrittenMail =>
  writePlainNotice(creditNoticeCopy, deskLink, look)

export const writeDeclinesNotice = ({ deskLink }: DeclinesNoticeMail, look: MailLook): WrittenMail =>
  writePlainNotice(declinesNoticeCopy, deskLink, look)

type PlainWords = Record<'subject' | 'heading' | 'text' | 'open', string>

function writePlainNotice({ subject, heading, text, open }: PlainWords, deskLink: string, look: MailLook): WrittenMail {
  return writeLetter(look, { subject, preview: text }, [
    notice(look, heading, text, { words: open, address: deskLink }),
  ])
}

/** On the 10th: how many partners wait for their money. */
export function writePayoutsDue({ partners, totalCents, link }: PayoutsDueMail, look: MailLook): WrittenMail {
  const copy = payoutsDueCopy
  const intro = partners === 0 ? copy.over : copy.intro(partners, look.say.euro(totalCents))
  return writeLetter(look, { subject: copy.subject, preview: intro }, [
    notice(look, copy.heading, intro, { words: copy.open, address: link }),
  ])
}
