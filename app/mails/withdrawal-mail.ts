// The acknowledgement of a withdrawal: what was declared, by whom and when, and what comes next.
import { html } from 'hono/html'
import { withdrawCopy } from '#app/copy/withdraw.ts'
import type { WithdrawalCarriedOutMail, WithdrawalReceivedMail, WithdrawalRefusedMail } from '#shop/ports/mailer.ts'
import {
  finishedMail,
  mailFact,
  mailFrame,
  mailRow,
  type MailLook,
  type Markup,
  type WrittenMail,
} from './mail-frame.ts'

export function writeWithdrawalMail(mail: WithdrawalReceivedMail, look: MailLook): WrittenMail {
  return {
    subject: look.copy.withdrawal.subject(look.brand.name),
    html: finishedMail(asHtml(mail, look)),
    text: asText(mail, look),
    attachments: [],
  }
}

function factsOf(
  mail: WithdrawalReceivedMail,
  { say, copy: { withdrawal: copy, ticket } }: MailLook,
): [string, string][] {
  return [
    [copy.received, say.instant(mail.receivedAt)],
    ...(mail.ticket ? [[ticket.number, mail.ticket] satisfies [string, string]] : []),
    [copy.contract, mail.orderReference],
    [copy.name, mail.recipientName],
    [copy.email, mail.to],
    // The page on which it was declared is in English.
    [copy.statement, copy.statementText(withdrawCopy.review.statement)],
  ]
}

function asHtml(mail: WithdrawalReceivedMail, look: MailLook): Markup {
  const { greeting, withdrawal: copy } = look.copy
  const intro = copy.intro(look.say.instant(mail.receivedAt))
  return mailFrame(
    look,
    { title: copy.subject(look.brand.name), preview: intro },
    html`${mailRow(
      html`<h1 style="margin:0 0 12px;font-size:28px;line-height:1.2">${copy.heading}</h1>
        <p style="margin:0 0 8px">${greeting(mail.recipientName)}</p>
        <p style="margin:0">${intro}</p>`,
      12,
    )}
    ${mailRow(html`${factsOf(mail, look).map(([name, value]) => mailFact(look, name, value))}`)}
    ${mailRow(
      html`<p style="margin:0 0 12px">${copy.finding[mail.finding]}</p>
        <p class="m-muted" style="margin:0;font-size:14px;color:${look.theme.muted}">${copy.keep}</p>`,
      16,
      28,
    )}`,
  )
}

function asText(mail: WithdrawalReceivedMail, look: MailLook): string {
  const { greeting, withdrawal: copy } = look.copy
  return [
    copy.heading,
    '',
    greeting(mail.recipientName),
    copy.intro(look.say.instant(mail.receivedAt)),
    '',
    ...factsOf(mail, look).map(([name, value]) => look.say.labelled(name, value)),
    '',
    copy.finding[mail.finding],
    '',
    copy.keep,
    '',
    look.brand.name,
  ].join('\n')
}

/** A refusal: the reason, what somebody adds to it, and what the reader may do. */
export function writeWithdrawalRefused(mail: WithdrawalRefusedMail, look: MailLook): WrittenMail {
  const { greeting, ticket, withdrawal } = look.copy
  const { say, theme } = look
  const copy = withdrawal.refused
  const subject = copy.subject(look.brand.name, mail.number)
  const reason = copy.reasons[mail.refusal]
  const facts: [string, string][] = [
    [withdrawal.contract, mail.orderReference],
    [ticket.number, mail.number],
  ]
  return {
    subject,
    references: mail.references,
    html: finishedMail(
      mailFrame(
        look,
        { title: subject, preview: reason },
        html`${mailRow(
          html`<h1 style="margin:0 0 12px;font-size:28px;line-height:1.2">${copy.heading}</h1>
            <p style="margin:0 0 8px">${greeting(mail.recipientName)}</p>
            <p style="margin:0">${reason}</p>
            ${
              mail.text &&
              html`<p style="margin:12px 0 4px">${copy.added}</p>
                <p style="margin:0;white-space:pre-wrap;word-break:break-word">${mail.text}</p>`
            }`,
          12,
        )}
        ${mailRow(html`${facts.map(([name, value]) => mailFact(look, name, value, true))}`)}
        ${mailRow(
          html`<p style="margin:0 0 12px">${copy.faulty}</p>
            <p class="m-muted" style="margin:0;font-size:14px;color:${theme.muted}">${copy.disagree}</p>`,
          16,
          28,
        )}`,
      ),
    ),
    text: [
      copy.heading,
      '',
      greeting(mail.recipientName),
      reason,
      ...(mail.text ? ['', copy.added, mail.text] : []),
      '',
      ...facts.map(([name, value]) => say.labelled(name, value)),
      '',
      copy.faulty,
      copy.disagree,
      '',
      look.brand.name,
    ].join('\n'),
    attachments: [],
  }
}

/** A withdrawal without a refund: why nothing goes back, and that the eSIM is over. */
export function writeWithdrawalCarriedOut(mail: WithdrawalCarriedOutMail, look: MailLook): WrittenMail {
  const { greeting, ticket, withdrawal } = look.copy
  const copy = withdrawal.carriedOut
  const subject = copy.subject(look.brand.name, mail.number)
  const lines = [copy.money[mail.money], ...(mail.tookBack ? [copy.esim] : [])]
  const facts: [string, string][] = [
    [withdrawal.contract, mail.orderReference],
    [ticket.number, mail.number],
  ]
  return {
    subject,
    references: mail.references,
    html: finishedMail(
      mailFrame(
        look,
        { title: subject, preview: lines[0] ?? '' },
        html`${mailRow(
          html`<h1 style="margin:0 0 12px;font-size:28px;line-height:1.2">${copy.heading}</h1>
            <p style="margin:0 0 8px">${greeting(mail.recipientName)}</p>
            ${lines.map((line) => html`<p style="margin:0 0 8px">${line}</p>`)}`,
          12,
        )}
        ${mailRow(html`${facts.map(([name, value]) => mailFact(look, name, value, true))}`)}
        ${mailRow(
          html`<p class="m-muted" style="margin:0;font-size:14px;color:${look.theme.muted}">${copy.help}</p>`,
          16,
          28,
        )}`,
      ),
    ),
    text: [
      copy.heading,
      '',
      greeting(mail.recipientName),
      ...lines,
      '',
      ...facts.map(([name, value]) => look.say.labelled(name, value)),
      '',
      copy.help,
      '',
      look.brand.name,
    ].join('\n'),
    attachments: [],
  }
}
