// The receipt of a top-up: what was added, what is on the eSIM now, and what it cost.
import { sizeLabel } from '#shop/catalogue/bundle/bundle.ts'
import type { TopUpReceiptMail } from '#ports/mailer.ts'
import { button, facts, opening, smallPrint, writeLetter } from './letter.ts'
import type { MailLook, WrittenMail } from './mail-frame.ts'
import { receiptPart } from './receipt-part.ts'

export function writeTopUpReceipt(mail: TopUpReceiptMail, look: MailLook): WrittenMail {
  const { greeting, topUp: copy } = look.copy
  const { zone, data, days } = mail.bundle
  const { balanceMb } = mail
  return writeLetter(look, { subject: copy.subject(look.brand.name), preview: copy.preview }, [
    opening(copy.heading, greeting(mail.recipientName), copy.intro(zone, data, days)),
    button(look, { words: copy.open, address: mail.orderLink }),
    facts(look, [
      { name: copy.esim, value: copy.esimText(mail.iccidEnd) },
      ...(balanceMb === null
        ? []
        : [{ name: copy.balance, value: copy.balanceText(look.say.data(sizeLabel(Math.floor(balanceMb)))) }]),
      { name: copy.order, value: mail.orderReference, isCode: true },
    ]),
    mail.receipt && receiptPart(mail.receipt, look),
    smallPrint(look, copy.help),
  ])
}
