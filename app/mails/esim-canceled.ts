// The mail to the buyer whose eSIM was taken back; what became of the money is another mail.
import { html } from 'hono/html'
import type { EsimCanceledMail } from '#shop/ports/mailer.ts'
import {
  finishedMail,
  mailButton,
  mailFact,
  mailFrame,
  mailRow,
  type MailLook,
  type WrittenMail,
} from './mail-frame.ts'

export function writeEsimCanceled(mail: EsimCanceledMail, look: MailLook): WrittenMail {
  const { greeting, cancellation: copy, refund, esimReady } = look.copy
  const { zone, data, days } = mail.bundle
  const subject = copy.subject(look.brand.name)
  const hello = greeting(mail.recipientName)
  const facts = [
    [refund.bought, `${zone} ${esimReady.size(data, days)}`],
    [refund.order, mail.orderReference],
  ] as const
  return {
    subject,
    html: finishedMail(
      mailFrame(
        look,
        { title: subject, preview: copy.text },
        html`${mailRow(
          html`<h1 style="margin:0 0 12px;font-size:28px;line-height:1.2">${copy.heading}</h1>
            <p style="margin:0 0 8px">${hello}</p>
            <p style="margin:0 0 8px">${copy.text}</p>
            <p style="margin:0">${copy.money}</p>`,
          12,
        )}
        ${mailRow(mailButton(look, mail.orderLink, refund.open), 24)}
        ${mailRow(html`${facts.map(([name, value]) => mailFact(look, name, value, name === refund.order))}`, 24)}
        ${mailRow(html`<p style="margin:0">${copy.help}</p>`, 16, 28)}`,
      ),
    ),
    text: [
      copy.heading,
      '',
      hello,
      copy.text,
      copy.money,
      '',
      look.say.labelled(refund.open, mail.orderLink),
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
