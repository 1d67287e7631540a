// The reminder of a trip's next part: its days, what it is and costs today, one button, and the way to end reminders.
import type { NextPartMail } from '#ports/mailer.ts'
import { button, facts, links, opening, paragraphs, smallPrint, writeLetter } from './letter.ts'
import type { MailLook } from './mail-frame.ts'
import type { WrittenMail } from '#ports/written-mail.ts'

export function writeNextPart(mail: NextPartMail, look: MailLook): WrittenMail {
  const { say } = look
  const { greeting, nextPart: copy } = look.copy
  const { number, offer, change, unsubscribeLink } = mail
  const begins = say.day(mail.arrival)
  const subject = copy.subject(look.brand.name, number, begins)
  const preview = offer ? copy.preview : copy.change.gone
  return writeLetter(look, { subject, preview, unsubscribeLink }, [
    opening(copy.heading(number, begins), greeting(mail.recipientName), copy.intro),
    change && paragraphs(copy.change[change]),
    facts(look, [
      { name: copy.days, value: `${begins} – ${say.day(mail.departure)}` },
      { name: copy.countries, value: mail.destinations.map((code) => say.country(code)).join(', ') },
      ...(offer
        ? [
            {
              name: offer.isTopUp ? copy.topUp : copy.bundle,
              value: look.copy.esimReady.size(offer.data, offer.days),
            },
            { name: offer.isWithVat ? copy.priceToday : copy.priceWithoutVat, value: say.euro(offer.totalCents) },
          ]
        : []),
    ]),
    button(look, { words: offer ? (offer.isTopUp ? copy.goTopUp : copy.goCart) : copy.goSearch, address: mail.link }),
    smallPrint(look, copy.why),
    links(look, [{ words: copy.stop, address: unsubscribeLink }]),
  ])
}
