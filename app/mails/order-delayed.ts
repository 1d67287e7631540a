// The mail to the buyer of an order that could not be delivered for a day: what happens now, and whom to tell that it is urgent.
import type { OrderDelayedMail } from '#ports/mailer.ts'
import { button, facts, opening, paragraphs, writeLetter } from './letter.ts'
import type { MailLook, WrittenMail } from './mail-frame.ts'

export function writeOrderDelayed(mail: OrderDelayedMail, look: MailLook): WrittenMail {
  const { greeting, delay: copy, esimReady } = look.copy
  const { zone, data, days } = mail.bundle
  const text = copy.text[mail.isTopUp ? 'topUp' : 'esim']
  const cost = mail.isFree ? 'free' : 'paid'
  return writeLetter(look, { subject: copy.subject(look.brand.name), preview: text }, [
    opening(copy.heading, greeting(mail.recipientName), text, copy.next[cost]),
    button(look, { words: copy.open, address: mail.orderLink }),
    facts(look, [
      { name: copy.bought, value: `${zone} ${esimReady.size(data, days)}` },
      { name: copy.order, value: mail.orderReference, isCode: true },
    ]),
    paragraphs(copy.help[cost]),
  ])
}
