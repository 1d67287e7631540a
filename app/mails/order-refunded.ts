// The mail about a refund: how much went back the way it was paid, and where its credit note is.
import type { OrderRefundedMail } from '#ports/mailer.ts'
import { button, facts, links, opening, smallPrint, writeLetter } from './letter.ts'
import type { MailLook, WrittenMail } from './mail-frame.ts'

export function writeOrderRefunded(mail: OrderRefundedMail, look: MailLook): WrittenMail {
  const { greeting, refund: copy, esimReady } = look.copy
  const { zone, data, days } = mail.bundle
  const intro = introOf(mail, look)
  return writeLetter(look, { subject: copy.subject(look.brand.name), preview: intro }, [
    opening(copy.heading, greeting(mail.recipientName), intro, nextOf(mail, look)),
    button(look, { words: copy.open, address: mail.orderLink }),
    facts(look, [
      { name: copy.bought, value: `${zone} ${esimReady.size(data, days)}` },
      { name: copy.order, value: mail.orderReference, isCode: true },
    ]),
    mail.creditNoteLink ? links(look, [{ words: copy.creditNote, address: mail.creditNoteLink }]) : null,
    smallPrint(look, copy.help),
  ])
}

function introOf({ amountCents, isPart }: OrderRefundedMail, { say, copy: { refund: copy } }: MailLook): string {
  if (amountCents === null) return copy.whole
  return isPart ? copy.part(say.euro(amountCents)) : copy.amount(say.euro(amountCents))
}

const nextOf = ({ isPart, isTopUp }: OrderRefundedMail, { copy: { refund } }: MailLook): string =>
  refund.next[isPart ? 'part' : isTopUp ? 'topUp' : 'esim']
