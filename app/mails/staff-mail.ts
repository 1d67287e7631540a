// The emails that staff write by hand, on the shop's paper; their HTML was cleaned before it came here.
import { html, raw } from 'hono/html'
import { reminderToolCopy as copy } from '#app/copy/office/staff-mail.ts'
import { tripName } from '#shop/catalogue/trip/trip-name.ts'
import type { StaffReminderMail, StaffTestMail } from '#ports/mailer.ts'
import { groupIccid } from '#values/iccid.ts'
import { facts, smallPrint, writeLetter, type Part } from './letter.ts'
import type { MailLook } from './mail-frame.ts'
import type { WrittenMail } from '#ports/written-mail.ts'

export function writeStaffReminder(mail: StaffReminderMail, look: MailLook): WrittenMail {
  const list = mail.esims.map(({ iccid, ...bundle }, index) => ({
    name: copy.esim(index + 1, tripName(bundle), bundle.data, bundle.days),
    value: groupIccid(iccid),
    isCode: true,
    typed: iccid,
  }))
  return written(mail, look, facts(look, list, copy.listHeading))
}

export const writeStaffTest = (mail: StaffTestMail, look: MailLook): WrittenMail => written(mail, look, null)

type Words = Pick<StaffTestMail, 'subject' | 'html' | 'text'>

/** The email as it will look, with a word in the place of the list. */
export function previewStaffMail(words: Words, look: MailLook, isReminder: boolean): WrittenMail {
  const mail = written(words, look, isReminder ? smallPrint(look, copy.listPlace) : null)
  // The page around it allows no styles from inside.
  return { ...mail, html: mail.html.replace(/<style>[^]*?<\/style>/, '') }
}

function written({ subject, ...words }: Words, look: MailLook, below: Part | null): WrittenMail {
  const body: Part = { html: html`${raw(words.html)}`, text: [words.text], top: 12 }
  return writeLetter(look, { subject, preview: subject }, [body, below])
}
