// The mail to the buyer of an order that could not be delivered for a day: what happens now, and whom to tell that it is urgent.
import { html } from 'hono/html'
import type { OrderDelayedMail } from '#shop/ports/mailer.ts'
import {
  finishedMail,
  mailButton,
  mailFact,
  mailFrame,
  mailRow,
  type MailLook,
  type WrittenMail,
} from './mail-frame.ts'

export function writeOrderDelayed(mail: OrderDelayedMail, look: MailLook): WrittenMail {
  const { greeting, delay: copy, esimReady } = look.copy
  const { zone, data, days } = mail.bundle
  const subject = copy.subject(look.brand.name)
  const hello = greeting(mail.recipientName)
  const text = copy.text[mail.isTopUp ? 'topUp' : 'esim']
  const next = copy.next[mail.isFree ? 'free' : 'paid']
  const facts = [
    [copy.bought, `${zone} ${esimReady.size(data, days)}`],
    [copy.order, mail.orderReference],
  ] as const
  return {
    subject,
    html: finishedMail(
      mailFrame(
        look,
        { title: subject, preview: text },
        html`${mailRow(
          html`<h1 style="margin:0 0 12px;font-size:28px;line-height:1.2">${copy.heading}</h1>
            <p style="margin:0 0 8px">${hello}</p>
            <p style="margin:0 0 8px">${text}</p>
            <p style="margin:0">${next}</p>`,
          12,
        )}
        ${mailRow(mailButton(look, mail.orderLink, copy.open), 24)}
        ${mailRow(html`${facts.map(([name, value]) => mailFact(look, name, value, name === copy.order))}`, 24)}
        ${mailRow(html`<p style="margin:0">${copy.help}</p>`, 16, 28)}`,
      ),
    ),
    text: [
      copy.heading,
      '',
      hello,
      text,
      next,
      '',
      look.say.labelled(copy.open, mail.orderLink),
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
