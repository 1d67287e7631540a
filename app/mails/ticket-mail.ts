// What is mailed when somebody writes to support: a number to its writer, and the message to whoever answers for the shop.
import { html } from 'hono/html'
import type { TicketAnswerMail, TicketNoticeMail, TicketReceivedMail } from '#shop/ports/mailer.ts'
import { ticketNoticeCopy } from '#app/copy/ticket-notice.ts'
import {
  finishedMail,
  mailButton,
  mailFact,
  mailFrame,
  mailRow,
  type MailLook,
  type WrittenMail,
} from './mail-frame.ts'

export function writeTicketReceived(mail: TicketReceivedMail, look: MailLook): WrittenMail {
  const { greeting, ticket: copy } = look.copy
  const { brand, say, theme } = look
  const subject = copy.subject(brand.name, mail.number)
  const hello = greeting(mail.recipientName)
  return {
    subject,
    html: finishedMail(
      mailFrame(
        look,
        { title: subject, preview: copy.text },
        html`${mailRow(
          html`<h1 style="margin:0 0 12px;font-size:28px;line-height:1.2">${copy.heading}</h1>
            <p style="margin:0 0 8px">${hello}</p>
            <p style="margin:0">${copy.text}</p>`,
          12,
        )}
        ${mailRow(mailFact(look, copy.number, mail.number, true))}
        ${mailRow(
          html`<p style="margin:0 0 12px">${copy.more}</p>
            <p class="m-muted" style="margin:0;font-size:14px;color:${theme.muted}">${copy.notYou}</p>`,
          16,
          28,
        )}`,
      ),
    ),
    text: [
      copy.heading,
      '',
      hello,
      copy.text,
      '',
      say.labelled(copy.number, mail.number),
      '',
      copy.more,
      '',
      copy.notYou,
      '',
      brand.name,
    ].join('\n'),
    attachments: [],
  }
}

/** For staff, so in English alone; a reply goes to the writer. */
export function writeTicketNotice(mail: TicketNoticeMail, look: MailLook): WrittenMail {
  const copy = ticketNoticeCopy
  const subject = copy.subject(mail.number, mail.subject)
  const facts: [string, string][] = [
    [copy.number, mail.number],
    [copy.from, `${mail.writer.name} (${mail.writer.email})`],
    ...(mail.orderReference ? [[copy.order, mail.orderReference] satisfies [string, string]] : []),
    [copy.about, mail.subject],
  ]
  return {
    subject,
    replyTo: mail.writer.email,
    html: finishedMail(
      mailFrame(
        look,
        { title: subject, preview: mail.subject },
        html`${mailRow(
          html`<h1 style="margin:0 0 12px;font-size:24px;line-height:1.2">${copy.heading}</h1>
            <p style="margin:0 0 16px">${copy.reply}</p>
            ${mailButton(look, mail.link, copy.open)}`,
          12,
        )}
        ${mailRow(html`${facts.map(([name, value]) => mailFact(look, name, value))}`)}
        ${mailRow(html`<p style="margin:0;white-space:pre-wrap;word-break:break-word">${mail.text}</p>`, 16, 28)}`,
      ),
    ),
    text: [
      copy.heading,
      copy.reply,
      `${copy.open}: ${mail.link}`,
      '',
      ...facts.map(([name, value]) => `${name}: ${value}`),
      '',
      mail.text,
      '',
      look.brand.name,
    ].join('\n'),
    attachments: [],
  }
}

/** What somebody of the staff answers, with what was asked below it. */
export function writeTicketAnswer(mail: TicketAnswerMail, look: MailLook): WrittenMail {
  const { greeting, ticket: copy } = look.copy
  const { brand, say, theme } = look
  const { number, question, references } = mail
  const subject = copy.answer.subject(brand.name, number, mail.subject ?? copy.answer.withdrawal)
  const hello = greeting(mail.recipientName)
  const wrote = question && copy.answer.wrote(say.instant(question.at))
  return {
    subject,
    references,
    html: finishedMail(
      mailFrame(
        look,
        { title: subject, preview: mail.text.slice(0, 140) },
        html`${mailRow(
          html`<h1 style="margin:0 0 12px;font-size:24px;line-height:1.2">${copy.answer.heading}</h1>
            <p style="margin:0 0 8px">${hello}</p>
            <p style="margin:0;white-space:pre-wrap;word-break:break-word">${mail.text}</p>`,
          12,
        )}
        ${mailRow(mailFact(look, copy.number, number, true))}
        ${mailRow(
          html`<p style="margin:0 0 12px">${copy.more}</p>
            ${
              question &&
              html`<p class="m-muted" style="margin:0 0 4px;font-size:14px;color:${theme.muted}">${wrote}</p>
                <p
                  class="m-muted m-line"
                  style="margin:0;padding-left:12px;border-left:3px solid ${theme.line};font-size:14px;color:${theme.muted};white-space:pre-wrap;word-break:break-word"
                >
                  ${question.text}
                </p>`
            }`,
          16,
          28,
        )}`,
      ),
    ),
    text: [
      copy.answer.heading,
      '',
      hello,
      mail.text,
      '',
      say.labelled(copy.number, number),
      copy.more,
      ...(question ? ['', wrote, ...question.text.split('\n').map((line) => `> ${line}`)] : []),
      '',
      brand.name,
    ].join('\n'),
    attachments: [],
  }
}
