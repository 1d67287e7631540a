// The two reminders before a trip: install the eSIM, and on the eve also what to turn on after landing.
import { tripName, tripTitle } from '#shop/catalogue/trip/trip-name.ts'
import type { TripReminderMail } from '#ports/mailer.ts'
import { button, facts, links, openingAbout, paragraphs, smallPrint, writeLetter } from './letter.ts'
import type { MailLook } from './mail-frame.ts'
import type { WrittenMail } from '#ports/written-mail.ts'

export function writeTripReminder(mail: TripReminderMail, look: MailLook): WrittenMail {
  const { greeting, tripReminder: copy, warning } = look.copy
  const { kind, bundle, unsubscribeLink, isInstalledEarly, isStateTold } = mail
  const [about, trip, day] = [tripTitle(bundle, look.say), tripName(bundle, look.say), look.say.day(mail.arrival)]
  const isEve = kind === 'trip_eve'
  const words = copy[kind]
  const install = isEve ? copy.trip_eve.install[isInstalledEarly ? 'early' : 'late'] : copy.trip_week.install
  const subject = look.say.labelled(about, words.subject(look.brand.name, day))
  return writeLetter(look, { subject, preview: install, unsubscribeLink }, [
    openingAbout(about, words.heading, greeting(mail.recipientName), copy.begins(trip, day)),
    paragraphs(copy.state[isStateTold ? 'told' : 'untold'], install),
    button(look, { words: copy.open, address: mail.installLink }),
    isEve
      ? facts(
          look,
          copy.landing.steps.map(({ title, text }, at) => ({ name: `${at + 1}. ${title}`, value: text })),
          copy.landing.heading,
        )
      : null,
    smallPrint(look, `${copy.why} ${warning.links}`),
    links(look, [{ words: warning.stop, address: unsubscribeLink }]),
  ])
}
