// The receipt of a top-up: what was added, what is on the eSIM now, and what it cost.
import { html } from 'hono/html'
import { sizeLabel } from '#shop/catalogue/bundle.ts'
import type { TopUpReceiptMail } from '#shop/ports/mailer.ts'
import {
  finishedMail,
  mailButton,
  mailFact,
  mailFrame,
  mailRow,
  type MailLook,
  type WrittenMail,
} from './mail-frame.ts'
import { receiptHtml, receiptText } from './receipt-part.ts'

export function writeTopUpReceipt(mail: TopUpReceiptMail, look: MailLook): WrittenMail {
  return {
    subject: look.copy.topUp.subject(look.brand.name),
    html: topUpHtml(mail, look),
    text: topUpText(mail, look),
    attachments: [],
  }
}

function topUpHtml(mail: TopUpReceiptMail, look: MailLook): string {
  const { zone, data, days } = mail.bundle
  const { greeting, topUp: copy } = look.copy
  return finishedMail(
    mailFrame(
      look,
      { title: copy.subject(look.brand.name), preview: copy.preview },
      html`${mailRow(
        html`<h1 style="margin:0 0 12px;font-size:28px;line-height:1.2">${copy.heading}</h1>
          <p style="margin:0 0 8px">${greeting(mail.recipientName)}</p>
          <p style="margin:0">${copy.intro(zone, data, days)}</p>`,
        12,
      )}
      ${mailRow(mailButton(look, mail.orderLink, copy.open), 24)}
      ${mailRow(html`${factsOf(mail, look).map(([name, value, isCode]) => mailFact(look, name, value, isCode))}`, 24)}
      ${mailRow(receiptHtml(mail.receipt, look), 28)}
      ${mailRow(
        html`<p class="m-muted" style="margin:0;font-size:14px;color:${look.theme.muted}">${copy.help}</p>`,
        16,
        28,
      )}`,
    ),
  )
}

function topUpText(mail: TopUpReceiptMail, look: MailLook): string {
  const { zone, data, days } = mail.bundle
  const { greeting, topUp: copy } = look.copy
  const { labelled } = look.say
  return [
    copy.heading,
    '',
    greeting(mail.recipientName),
    copy.intro(zone, data, days),
    '',
    labelled(copy.open, mail.orderLink),
    '',
    ...factsOf(mail, look).map(([name, value]) => labelled(name, value)),
    '',
    ...receiptText(mail.receipt, look),
    '',
    copy.help,
    '',
    look.brand.name,
  ].join('\n')
}

type Fact = [name: string, value: string, isCode: boolean]

function factsOf(mail: TopUpReceiptMail, { say: { data }, copy: { topUp: copy } }: MailLook): Fact[] {
  const { balanceMb } = mail
  return [
    [copy.esim, copy.esimText(mail.iccidEnd), false],
    ...(balanceMb === null ? [] : [[copy.balance, copy.balanceText(data(leftText(balanceMb))), false] satisfies Fact]),
    [copy.order, mail.orderReference, true],
  ]
}

const leftText = (megabytes: number) => sizeLabel(Math.floor(megabytes))
