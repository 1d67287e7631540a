// Tells the owner on the 10th that partners wait for their money; in English alone, since it is for those who run the shop.
import { payoutsDueCopy as copy } from '#app/copy/partners/payouts.ts'
import type { PayoutsDueMail } from '#ports/mailer.ts'
import { notice, writeLetter } from './letter.ts'
import type { MailLook, WrittenMail } from './mail-frame.ts'

export function writePayoutsDue({ partners, totalCents, link }: PayoutsDueMail, look: MailLook): WrittenMail {
  const intro = partners === 0 ? copy.over : copy.intro(partners, look.say.euro(totalCents))
  return writeLetter(look, { subject: copy.subject, preview: intro }, [
    notice(look, copy.heading, intro, { words: copy.open, address: link }),
  ])
}
