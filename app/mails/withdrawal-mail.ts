// A withdrawal by email: that it arrived, that it was refused and why, or that it was carried out.
import type { WithdrawalCarriedOutMail, WithdrawalReceivedMail, WithdrawalRefusedMail } from '#ports/mailer.ts'
import { facts, inThread, opening, paragraphs, smallPrint, writeLetter, writing, type Fact } from './letter.ts'
import type { MailLook } from './mail-frame.ts'
import type { WrittenMail } from '#ports/written-mail.ts'

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
      mail.isOfRest ? paragraphs(copy.ofRest) : null,
      mail.text ? writing(mail.text, copy.added) : null,
      facts(look, numbersOf(mail, look)),
      paragraphs(copy.faulty),
      smallPrint(look, copy.disagree),
    ],
  )
}

/** A withdrawal without the refund of a whole order: what goes back or why nothing does, and which eSIMs are over. */
export function writeWithdrawalCarriedOut(mail: WithdrawalCarriedOutMail, look: MailLook): WrittenMail {
  const copy = look.copy.withdrawal.carriedOut
  const isForSome = mail.money === 'some' || mail.money === 'some_free'
  const back = look.say.euro(mail.amountCents)
  const money = mail.money === 'share' || mail.money === 'some' ? copy.amount[mail.money](back) : copy.money[mail.money]
  const esims = isForSome ? copy.esims : copy.esim
  const heading = mail.money === 'elsewhere' ? copy.handled : copy.heading
  return writeLetter(look, { subject: copy.subject(look.brand.name, mail.number), preview: money, ...inThread(mail) }, [
    opening(heading, look.copy.greeting(mail.recipientName), money, ...(mail.tookBack ? [esims] : [])),
    facts(look, [...travelersOf(mail, look), ...numbersOf(mail, look)]),
    isForSome ? paragraphs(copy.others) : null,
    smallPrint(look, copy.help),
  ])
}

const travelersOf = ({ travelers }: WithdrawalCarriedOutMail, { copy }: MailLook): Fact[] =>
  travelers.length === 0
    ? []
    : [
        {
          name: copy.withdrawal.carriedOut.canceledFor,
          value: travelers.map(({ number, name }) => name ?? copy.esimReady.party.traveler(number)).join(', '),
        },
      ]

const numbersOf = (
  mail: { orderReference: string; number: string },
  { copy: { ticket, withdrawal } }: MailLook,
): Fact[] => [
  { name: withdrawal.contract, value: mail.orderReference, isCode: true },
  { name: ticket.number, value: mail.number, isCode: true },
]
