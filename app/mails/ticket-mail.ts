// The emails after a message to support: a number for its writer, and the message for staff.
import { cutText } from '#values/text/cut-text.ts'
import { ticketNoticeCopy } from '#app/copy/office/notices.ts'
import { messageFieldsCopy } from '#app/copy/support/message-fields.ts'
import { fillIn } from '#shop/support/inbox/answer-template.ts'
import { listDetails } from '#shop/support/inbox/ticket-details.ts'
import type { TicketAnswerMail, TicketNoticeMail, TicketReceivedMail, TicketReplyMail } from '#ports/mailer.ts'
import {
  button,
  facts,
  inThread,
  notice,
  opening,
  paragraphs,
  quote,
  smallPrint,
  writeLetter,
  writing,
} from './letter.ts'
import type { MailLook } from './mail-frame.ts'
import type { WrittenMail } from '#ports/written-mail.ts'

export function writeTicketReceived(mail: TicketReceivedMail, look: MailLook): WrittenMail {
  const { greeting, ticket: copy } = look.copy
  const subject = copy.subject(look.brand.name, mail.number)
  return writeLetter(look, { subject, preview: copy.text, isAutomatic: true, ...inThread(mail) }, [
    opening(copy.heading, greeting(mail.recipientName), copy.text),
    facts(look, [{ name: copy.number, value: mail.number, isCode: true }]),
    paragraphs(copy.more),
    smallPrint(look, copy.notYou),
  ])
}

/** For staff, so in English alone; a reply goes to the writer. */
export function writeTicketNotice(mail: TicketNoticeMail | TicketReplyMail, look: MailLook): WrittenMail {
  const copy = ticketNoticeCopy
  const { writer, number, subject, orderReference } = mail
  return writeLetter(look, { subject: copy.subject(number, subject), preview: subject, replyTo: writer.email }, [
    notice(look, copy.heading[mail.kind], copy.reply, { words: copy.open, address: mail.link }),
    facts(look, [
      { name: copy.number, value: number },
      { name: copy.from, value: `${writer.name} (${writer.email})` },
      ...listDetails(mail.details).map(({ detail, value }) => ({ name: messageFieldsCopy[detail].label, value })),
      ...(orderReference ? [{ name: copy.order, value: orderReference }] : []),
      { name: copy.about, value: subject },
      ...(mail.files > 0 ? [{ name: copy.files, value: copy.filesInInbox(mail.files) }] : []),
    ]),
    writing(mail.text === '' ? copy.empty : mail.text),
  ])
}

/** Staff's answer, with the question below it. */
export function writeTicketAnswer(mail: TicketAnswerMail, look: MailLook): WrittenMail {
  const { greeting, ticket: copy } = look.copy
  const { number, question, qrLink } = mail
  // A link that nobody has filled in leads nowhere, and the text goes on without it.
  const text = fillIn(mail.text, { qr_link: qrLink ?? '' })
  const subject = copy.answer.subject(look.brand.name, number, mail.subject ?? copy.answer.withdrawal)
  const preview = cutText(fillIn(mail.text, { qr_link: '' }), 140)
  const attachments = mail.files.map(({ name, mime, bytes }) => ({ filename: name, contentType: mime, content: bytes }))
  return writeLetter(look, { subject, preview, attachments, ...inThread(mail) }, [
    opening(copy.answer.heading, greeting(mail.recipientName)),
    writing(text),
    qrLink ? button(look, { words: look.copy.esimReady.open, address: qrLink }) : null,
    facts(look, [{ name: copy.number, value: number, isCode: true }]),
    paragraphs(copy.more),
    question ? quote(look, question.text, copy.answer.wrote(look.say.instant(question.at))) : null,
  ])
}
