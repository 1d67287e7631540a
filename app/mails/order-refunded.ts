// The mail about a refund: how much went back the way it was paid, and where its credit note is.
import { html } from 'hono/html'
import type { OrderRefundedMail } from '#shop/ports/mailer.ts'
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
    subject: look.copy.refund.subject(look.brand.name),
    html: refundHtml(mail, look),
    text: refundText(mail, look),
    attachments: [],
  }
}

function introOf({ amountCents, isPart }: OrderRefundedMail, { say, copy: { refund: copy } }: MailLook): string {
  if (amountCents === null) return copy.whole
  return isPart ? copy.part(say.euro(amountCents)) : copy.amount(say.euro(amountCents))
}

const nextOf = ({ isPart, isTopUp }: OrderRefundedMail, { copy: { refund } }: MailLook): string =>
  refund.next[isPart ? 'part' : isTopUp ? 'topUp' : 'esim']

const boughtOf = ({ bundle: { zone, data, days } }: OrderRefundedMail, { copy: { esimReady } }: MailLook): string =>
  `${zone} ${esimReady.size(data, days)}`

function refundHtml(mail: OrderRefundedMail, look: MailLook): string {
  const { greeting, refund: copy } = look.copy
  return finishedMail(
    mailFrame(
      look,
      { title: copy.subject(look.brand.name), preview: introOf(mail, look) },
      html`${mailRow(
        html`<h1 style="margin:0 0 12px;font-size:28px;line-height:1.2">${copy.heading}</h1>
          <p style="margin:0 0 8px">${greeting(mail.recipientName)}</p>
          <p style="margin:0 0 8px">${introOf(mail, look)}</p>
          <p style="margin:0">${nextOf(mail, look)}</p>`,
        12,
      )}
      ${mailRow(mailButton(look, mail.orderLink, copy.open), 24)}
      ${mailRow(
        html`${mailFact(look, copy.bought, boughtOf(mail, look))}
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

function refundText(mail: OrderRefundedMail, look: MailLook): string {
  const { greeting, refund: copy } = look.copy
  const { labelled } = look.say
  return [
    copy.heading,
    '',
    greeting(mail.recipientName),
    introOf(mail, look),
    nextOf(mail, look),
    '',
    labelled(copy.open, mail.orderLink),
    ...(mail.creditNoteLink ? [labelled(copy.creditNote, mail.creditNoteLink)] : []),
    '',
    labelled(copy.bought, boughtOf(mail, look)),
    labelled(copy.order, mail.orderReference),
    '',
    copy.help,
    '',
    look.brand.name,
  ].join('\n')
}
