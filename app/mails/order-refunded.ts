// The mail about a refund: how much went back the way it was paid, and where its credit note is.
import { html } from 'hono/html'
import { orderRefundedCopy as copy } from '#app/copy/refund-mail.ts'
import { esimReadyCopy } from '#app/copy/mails.ts'
import type { OrderRefundedMail } from '#shop/ports/mailer.ts'
import { formatEuro } from '#shop/values/money.ts'
import {
  finishedMail,
  mailButton,
  mailFact,
  mailFrame,
  mailLink,
  mailRow,
  type MailLook,
  type WrittenMail,
} from './mail-frame.ts'

export function writeOrderRefunded(mail: OrderRefundedMail, look: MailLook): WrittenMail {
  return {
    subject: copy.subject(look.brand.name),
    html: refundHtml(mail, look),
    text: refundText(mail, look.brand.name),
    attachments: [],
  }
}

const introOf = ({ amountCents, isPart }: OrderRefundedMail): string =>
  amountCents === null ? copy.whole : isPart ? copy.part(formatEuro(amountCents)) : copy.amount(formatEuro(amountCents))

const nextOf = ({ isPart, isTopUp }: OrderRefundedMail): string =>
  isPart ? copy.next.part : isTopUp ? copy.next.topUp : copy.next.esim

function refundHtml(mail: OrderRefundedMail, look: MailLook): string {
  const { zone, data, days } = mail.bundle
  return finishedMail(
    mailFrame(
      look,
      { title: copy.subject(look.brand.name), preview: introOf(mail) },
      html`${mailRow(
        html`<h1 style="margin:0 0 12px;font-size:28px;line-height:1.2">${copy.heading}</h1>
          <p style="margin:0 0 8px">${esimReadyCopy.greeting(mail.recipientName)}</p>
          <p style="margin:0 0 8px">${introOf(mail)}</p>
          <p style="margin:0">${nextOf(mail)}</p>`,
        12,
      )}
      ${mailRow(mailButton(look, mail.orderLink, copy.open), 24)}
      ${mailRow(
        html`${mailFact(look, copy.bought, esimReadyCopy.size(`${zone} ${data}`, days))}
        ${mailFact(look, copy.order, mail.orderReference, true)}`,
        24,
      )}
      ${mail.creditNoteLink && mailRow(mailLink(look, mail.creditNoteLink, copy.creditNote), 16)}
      ${mailRow(
        html`<p class="m-muted" style="margin:0;font-size:14px;color:${look.theme.muted}">${copy.help}</p>`,
        16,
        28,
      )}`,
    ),
  )
}

const refundText = (mail: OrderRefundedMail, brandName: string): string =>
  [
    copy.heading,
    '',
    esimReadyCopy.greeting(mail.recipientName),
    introOf(mail),
    nextOf(mail),
    '',
    `${copy.open}: ${mail.orderLink}`,
    ...(mail.creditNoteLink ? [`${copy.creditNote}: ${mail.creditNoteLink}`] : []),
    '',
    `${copy.bought}: ${esimReadyCopy.size(`${mail.bundle.zone} ${mail.bundle.data}`, mail.bundle.days)}`,
    `${copy.order}: ${mail.orderReference}`,
    '',
    copy.help,
    '',
    brandName,
  ].join('\n')
