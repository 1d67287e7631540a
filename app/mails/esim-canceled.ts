// The email to a buyer whose eSIM was taken back; a refund has its own email.
import type { EsimCanceledMail } from '#ports/mailer.ts'
import { button, facts, opening, paragraphs, writeLetter } from './letter.ts'
import type { MailLook, WrittenMail } from './mail-frame.ts'

export function writeEsimCanceled(mail: EsimCanceledMail, look: MailLook): WrittenMail {
  const { greeting, cancellation: copy, refund, esimReady } = look.copy
  const { zone, data, days } = mail.bundle
  return writeLetter(look, { subject: copy.subject(look.brand.name), preview: copy.text }, [
    opening(copy.heading, greeting(mail.recipientName), copy.text, copy.money),
    button(look, { words: refund.open, address: mail.orderLink }),
    facts(look, [
      { name: refund.bought, value: `${zone} ${esimReady.size(data, days)}` },
      { name: refund.order, value: mail.orderReference, isCode: true },
    ]),
    paragraphs(copy.help),
  ])
}
