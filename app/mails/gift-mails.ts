// The emails about a gift: the link for whoever gets it, without a price, and the receipt for its buyer, without the eSIM.
import { tripName, tripTitle } from '#shop/catalogue/trip/trip-name.ts'
import type { GiftMail, GiftReceiptMail } from '#ports/mailer.ts'
import { button, facts, openingAbout, paragraphs, smallPrint, writeLetter, writing } from './letter.ts'
import type { MailLook } from './mail-frame.ts'
import type { WrittenMail } from '#ports/written-mail.ts'
import { receiptPart } from './receipt-part.ts'

export function writeGift(mail: GiftMail, look: MailLook): WrittenMail {
  const { greeting, gift: copy, esimReady } = look.copy
  const { bundle, fromName, message } = mail
  const intro = copy.intro(tripName(bundle, look.say), esimReady.size(bundle.data, bundle.days))
  const subject = copy.subject(look.brand.name, fromName)
  return writeLetter(look, { subject, preview: intro }, [
    openingAbout(tripTitle(bundle, look.say), copy.heading(fromName), greeting(null), intro),
    message === null ? null : writing(message),
    button(look, { words: copy.open, address: mail.giftLink }),
    paragraphs(copy.keep),
    smallPrint(look, copy.why),
  ])
}

export function writeGiftReceipt(mail: GiftReceiptMail, look: MailLook): WrittenMail {
  const {
    greeting,
    gift: { receipt: copy },
    esimReady,
    topUp,
  } = look.copy
  const { bundle, receiver, day } = mail
  const title = tripTitle(bundle, look.say)
  const intro = copy.intro(tripName(bundle, look.say), esimReady.size(bundle.data, bundle.days))
  const goes = receiver !== null && day !== null ? [copy.goes(receiver, look.say.day(day))] : []
  const subject = look.say.labelled(title, copy.subject(look.brand.name))
  return writeLetter(look, { subject, preview: intro }, [
    openingAbout(title, copy.heading, greeting(mail.recipientName), intro, ...goes),
    button(look, { words: copy.open, address: mail.orderLink }),
    paragraphs(copy.private),
    facts(look, [{ name: topUp.order, value: mail.orderReference, isCode: true }]),
    receiptPart(mail.receipt, look),
  ])
}
