// The answer to 'Forgot ICCID?': the eSIMs of an address with their numbers, or the word that there are none.
import { tripName } from '#shop/catalogue/trip/trip-name.ts'
import type { IccidReminderMail } from '#ports/mailer.ts'
import { groupIccid } from '#values/iccid.ts'
import { button, facts, links, opening, smallPrint, writeLetter, type Part } from './letter.ts'
import type { MailLook } from './mail-frame.ts'
import type { WrittenMail } from '#ports/written-mail.ts'

export function writeIccidReminder(mail: IccidReminderMail, look: MailLook): WrittenMail {
  const copy = look.copy.iccidReminder
  const hello = look.copy.esimGreeting(mail.recipientName)
  const subject = copy.subject(look.brand.name)
  if (mail.esims.length > 0)
    return writeLetter(look, { subject, preview: copy.preview }, [
      opening(copy.heading, hello, copy.intro(mail.esims.length)),
      ...mail.esims.flatMap((esim, at) => esimParts(esim, at, look)),
      smallPrint(look, copy.links, copy.notYou),
    ])
  const { heading, text, buy, support, preview } = copy.none
  return writeLetter(look, { subject, preview }, [
    opening(heading, hello, text),
    button(look, { words: buy, address: `${mail.shopLink}/` }, { words: support, address: `${mail.shopLink}/support` }),
    smallPrint(look, copy.notYou),
  ])
}

function esimParts(
  { iccid, orderLink, ...bundle }: IccidReminderMail['esims'][number],
  at: number,
  look: MailLook,
): Part[] {
  const { esimReady, iccidReminder: copy } = look.copy
  const heading = copy.esim(at + 1, tripName(bundle, look.say), bundle.data, bundle.days)
  return [
    facts(look, [{ name: esimReady.iccid, value: groupIccid(iccid), isCode: true, typed: iccid }], heading),
    { ...links(look, [{ words: copy.open, address: orderLink }]), top: 4 },
  ]
}
