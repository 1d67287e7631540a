// A withdrawal by email: that it arrived, that it was refused and why, or that it was carried out.
import type { WithdrawalCarriedOutMail, WithdrawalReceivedMail, WithdrawalRefusedMail } from '#ports/mailer.ts'
import { facts, inThread, opening, paragraphs, smallPrint, writeLetter, writing, type Fact } from './letter.ts'
import type { MailLook, WrittenMail } from './mail-frame.ts'

/** The acknowledgment: what was declared, by whom and when, and what comes next. */
export function writeWithdrawalMail(mail: WithdrawalReceivedMail, look: MailLook): WrittenMail {
  const { greeting, ticket, withdrawal: copy } = look.copy
  const received = look.say.instant(mail.receivedAt)
  const intro = copy.intro(received)
  return writeLetter(look, { subject: copy.subject(look.brand.name), preview: intro, ...inThread(mail) }, [
    opening(copy.heading, greeting(mail.recipientName), intro),
    facts(look, [
      { name: copy.received, value: received },
      ...(mail.ticket ? [{ name: ticket.number, value: mail.ticket }] : []),
      { name: copy.contract, value: mail.orderReference },
      { name: copy.name, value: mail.recipientName },
      { name: copy.email, value: mail.to },
      { name: copy.statement, value: copy.statementText },
    ]),
    paragraphs(copy.finding[mail.finding]),
    smallPrint(look, copy.keep),
  ])
}

/** A refusal: the reason, what somebody adds to it, and what the reader may do. */
export function writeWithdrawalRefused(mail: WithdrawalRefusedMail, look: MailLook): WrittenMail {
  const copy = look.copy.withdrawal.refused
  const reason = copy.reasons[mail.refusal]
  return writeLetter(
    look,
    { subject: copy.subject(look.brand.name, mail.number), preview: reason, ...inThread(mail) },
    [
      opening(copy.heading, look.copy.greeting(mail.recipientName), reason),
      mail.text ? writing(mail.text, copy.added) : null,
      facts(look, numbersOf(mail, look)),
      paragraphs(copy.faulty),
      smallPrint(look, copy.disagree),
    ],
  )
}

/** A withdrawal without a refund: why nothing goes back, and that the eSIM is over. */
export function writeWithdrawalCarriedOut(mail: WithdrawalCarriedOutMail, look: MailLook): WrittenMail {
  const copy = look.copy.withdrawal.carriedOut
  const money = copy.money[mail.money]
  const heading = mail.money === 'elsewhere' ? copy.handled : copy.heading
  return writeLetter(look, { subject: copy.subject(look.brand.name, mail.number), preview: money, ...inThread(mail) }, [
    opening(heading, look.copy.greeting(mail.recipientName), money, ...(mail.tookBack ? [copy.esim] : [])),
    facts(look, numbersOf(mail, look)),
    smallPrint(look, copy.help),
  ])
}

const numbersOf = (
  mail: { orderReference: string; number: string },
  { copy: { ticket, withdrawal } }: MailLook,
): Fact[] => [
  { name: withdrawal.contract, value: mail.orderReference, isCode: true },
  { name: ticket.number, value: mail.number, isCode: true },
]
