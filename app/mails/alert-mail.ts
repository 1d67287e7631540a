// The three warnings about an eSIM in use: what is left and until when, one button, and the way to switch them off.
import { dataText } from '#app/format/megabytes-text.ts'
import { tripName, tripTitle } from '#shop/catalogue/trip/trip-name.ts'
import type { AlertMail } from '#ports/mailer.ts'
import { kindInText } from '#values/data-allowance.ts'
import { maskIccid } from '#values/iccid.ts'
import { button, facts, links, openingAbout, paragraphs, smallPrint, writeLetter } from './letter.ts'
import type { MailLook } from './mail-frame.ts'
import type { WrittenMail } from '#ports/written-mail.ts'

export function writeAlertMail(mail: AlertMail, look: MailLook): WrittenMail {
  const { greeting, warning: copy } = look.copy
  const words = copy.kinds[mail.kind]
  const { topUpLink, unsubscribeLink } = mail
  const about = tripTitle(mail.bundle, look.say)
  const subject = look.say.labelled(about, words.subject(look.brand.name))
  const preview = topUpLink === null ? words.previewWithout : words.preview
  return writeLetter(look, { subject, preview, unsubscribeLink }, [
    openingAbout(about, words.heading, greeting(mail.recipientName), words.intro(tripName(mail.bundle, look.say))),
    facts(look, [
      { name: copy.esim, value: maskIccid(mail.iccid) },
      { name: copy.left, value: leftText(mail, look) },
      { name: copy.until, value: look.say.instant(mail.expiresAt) },
    ]),
    ...(topUpLink === null
      ? [paragraphs(copy.nextWithout)]
      : [paragraphs(words.next), button(look, { words: copy.topUp, address: topUpLink })]),
    links(look, [{ words: copy.open, address: mail.esimLink }]),
    smallPrint(look, `${copy.why} ${copy.links}`),
    links(look, [{ words: copy.stop, address: unsubscribeLink }]),
  ])
}

function leftText({ balanceMb, totalMb, bundle }: AlertMail, { say, copy: { warning } }: MailLook): string {
  // Of no one amount, nothing is left of a whole.
  if (kindInText(bundle.data) !== 'total') return say.data(bundle.data)
  const spoken = (megabytes: number) => say.data(dataText(megabytes))
  return balanceMb === null ? warning.leftUnknown : warning.leftOf(spoken(balanceMb), spoken(totalMb))
}
