// The mails that staff write by hand, on the shop's paper; their HTML was cleaned before it came here.
import { html, raw } from 'hono/html'
import { reminderToolCopy as copy } from '#app/copy/staff-mail.ts'
import type { StaffReminderMail, StaffTestMail } from '#shop/ports/mailer.ts'
import { groupIccid } from '#shop/values/iccid.ts'
import {
  finishedMail,
  mailFact,
  mailFrame,
  mailRow,
  type MailLook,
  type Markup,
  type WrittenMail,
} from './mail-frame.ts'

export function writeStaffReminder(mail: StaffReminderMail, look: MailLook): WrittenMail {
  const list = html`<h2 style="margin:0 0 8px;font-size:18px">${copy.listHeading}</h2>
    ${mail.esims.map(({ iccid, zone, data, days }, index) =>
      mailFact(look, copy.esim(index + 1, zone, data, days), groupIccid(iccid), true),
    )}`
  const lines = mail.esims.flatMap(({ iccid, zone, data, days }, index) => [
    '',
    copy.esim(index + 1, zone, data, days),
    `ICCID: ${iccid}`,
  ])
  return written(mail, look, list, ['', copy.listHeading, ...lines])
}

export const writeStaffTest = (mail: StaffTestMail, look: MailLook): WrittenMail => written(mail, look, null, [])

type Words = Pick<StaffTestMail, 'subject' | 'html' | 'text'>

/** The mail as it will look, with a word in the place of the list. */
export function previewStaffMail(words: Words, look: MailLook, isReminder: boolean): WrittenMail {
  const place = html`<p class="m-muted" style="margin:0;color:${look.theme.muted}">${copy.listPlace}</p>`
  const mail = written(words, look, isReminder ? place : null, isReminder ? ['', copy.listPlace] : [])
  // The page around it allows no styles from inside.
  return { ...mail, html: mail.html.replace(/<style>[^]*?<\/style>/, '') }
}

function written(words: Words, look: MailLook, below: Markup | null, textBelow: string[]): WrittenMail {
  return {
    subject: words.subject,
    html: finishedMail(
      mailFrame(
        look,
        { title: words.subject, preview: words.subject },
        html`${mailRow(html`${raw(words.html)}`, 12, below ? 0 : 28)} ${below && mailRow(below, 20, 28)}`,
      ),
    ),
    text: [words.text, ...textBelow, '', look.brand.name].join('\n'),
    attachments: [],
  }
}
