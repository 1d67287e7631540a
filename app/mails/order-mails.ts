// The emails about an order, besides the one that brings its eSIM.
import { tripName, tripTitle } from '#shop/catalogue/trip/trip-name.ts'
import type {
  MailedBundle,
  OrderDelayedMail,
  OrderRefundedMail,
  EsimCanceledMail,
  CompanyPapersMail,
  PaymentFailedMail,
  TopUpReceiptMail,
} from '#ports/mailer.ts'
import { button, facts, openingAbout, paragraphs, writeLetter, links, smallPrint } from './letter.ts'
import type { MailLook } from './mail-frame.ts'
import type { WrittenMail } from '#ports/written-mail.ts'
import { receiptPart } from './receipt-part.ts'
import { sizeLabel } from '#values/data-allowance.ts'

const boughtIn = ({ bundle }: { bundle: MailedBundle }, { say }: MailLook) => ({
  bundle,
  trip: tripName(bundle, say),
  title: tripTitle(bundle, say),
})

/** To the buyer of an order that could not be delivered for a day: what happens now, and whom to tell that it is urgent. */
export function writeOrderDelayed(mail: OrderDelayedMail, look: MailLook): WrittenMail {
  const { greeting, delay: copy, esimReady } = look.copy
  const {
    title,
    trip,
    bundle: { data, days },
  } = boughtIn(mail, look)
  const text = copy.text[mail.isTopUp ? 'topUp' : 'esim']
  const cost = mail.isFree ? 'free' : 'paid'
  return writeLetter(look, { subject: look.say.labelled(title, copy.subject(look.brand.name)), preview: text }, [
    openingAbout(title, copy.heading, greeting(mail.recipientName), text, copy.next[cost]),
    button(look, { words: copy.open, address: mail.orderLink }),
    facts(look, [
      { name: copy.bought, value: `${trip} · ${esimReady.size(data, days)}` },
      { name: copy.order, value: mail.orderReference, isCode: true },
    ]),
    paragraphs(copy.help[cost]),
  ])
}

/** To a buyer whose payment was tried in vain: nothing was charged, and where to try again. */
export function writePaymentFailed(mail: PaymentFailedMail, look: MailLook): WrittenMail {
  const { greeting, paymentFailed: copy, refund, esimReady } = look.copy
  const {
    title,
    trip,
    bundle: { data, days },
  } = boughtIn(mail, look)
  const { unsubscribeLink } = mail
  const subject = look.say.labelled(title, copy.subject(look.brand.name))
  return writeLetter(look, { subject, preview: copy.why[mail.why], unsubscribeLink }, [
    openingAbout(title, copy.heading, greeting(mail.recipientName), copy.why[mail.why], copy.next),
    button(look, { words: copy.open, address: mail.orderLink }),
    facts(look, [
      { name: refund.bought, value: `${trip} · ${esimReady.size(data, days)}` },
      { name: refund.order, value: mail.orderReference, isCode: true },
    ]),
    smallPrint(look, copy.about),
    links(look, [{ words: copy.stop, address: unsubscribeLink }]),
  ])
}

/** How much went back the way it was paid, and where its credit note is. */
export function writeOrderRefunded(mail: OrderRefundedMail, look: MailLook): WrittenMail {
  const { greeting, refund: copy, esimReady } = look.copy
  const {
    title,
    trip,
    bundle: { data, days },
  } = boughtIn(mail, look)
  const intro = introOf(mail, look)
  return writeLetter(look, { subject: look.say.labelled(title, copy.subject(look.brand.name)), preview: intro }, [
    openingAbout(title, copy.heading, greeting(mail.recipientName), intro, nextOf(mail, look)),
    button(look, { words: copy.open, address: mail.orderLink }),
    facts(look, [
      { name: copy.bought, value: `${trip} · ${esimReady.size(data, days)}` },
      { name: copy.order, value: mail.orderReference, isCode: true },
    ]),
    mail.creditNoteLink ? links(look, [{ words: copy.creditNote, address: mail.creditNoteLink }]) : null,
    smallPrint(look, copy.help),
  ])
}

function introOf({ amountCents, isPart }: OrderRefundedMail, { say, copy: { refund: copy } }: MailLook): string {
  if (amountCents === null) return copy.whole
  return isPart ? copy.part(say.euro(amountCents)) : copy.amount(say.euro(amountCents))
}

const nextOf = ({ isPart, isTopUp }: OrderRefundedMail, { copy: { refund } }: MailLook): string =>
  refund.next[isPart ? 'part' : isTopUp ? 'topUp' : 'esim']

/** To a buyer whose eSIM was taken back; a refund has its own email. */
export function writeEsimCanceled(mail: EsimCanceledMail, look: MailLook): WrittenMail {
  const { greeting, cancellation: copy, refund, esimReady } = look.copy
  const {
    title,
    trip,
    bundle: { data, days },
  } = boughtIn(mail, look)
  return writeLetter(look, { subject: look.say.labelled(title, copy.subject(look.brand.name)), preview: copy.text }, [
    openingAbout(title, copy.heading, greeting(mail.recipientName), copy.text, copy.money),
    button(look, { words: refund.open, address: mail.orderLink }),
    facts(look, [
      { name: refund.bought, value: `${trip} · ${esimReady.size(data, days)}` },
      { name: refund.order, value: mail.orderReference, isCode: true },
    ]),
    paragraphs(copy.help),
  ])
}

/** Receipt and invoice for the office of a company. */
export function writeCompanyPapers(mail: CompanyPapersMail, look: MailLook): WrittenMail {
  const { companyPapers: copy, topUp, greeting } = look.copy
  const {
    title,
    trip,
    bundle: { data, days },
  } = boughtIn(mail, look)
  const intro = copy.intro(trip, data, days)
  const subject = look.say.labelled(title, copy.subject(look.brand.name))
  const { eInvoice } = mail
  const attachments = eInvoice
    ? [{ filename: `${eInvoice.number}.xml`, content: new TextEncoder().encode(eInvoice.xml), contentType: 'text/xml' }]
    : []
  return writeLetter(look, { subject, preview: intro, attachments }, [
    openingAbout(title, copy.heading, greeting(mail.companyName), intro),
    eInvoice && paragraphs(copy.attached),
    receiptPart(mail.receipt, look),
    facts(look, [{ name: topUp.order, value: mail.orderReference, isCode: true }]),
  ])
}

/** The receipt of a top-up: what was added, what is on the eSIM now, and what it cost. */
export function writeTopUpReceipt(mail: TopUpReceiptMail, look: MailLook): WrittenMail {
  const { greeting, topUp: copy } = look.copy
  const {
    title,
    trip,
    bundle: { data, days },
  } = boughtIn(mail, look)
  const { balanceMb } = mail
  return writeLetter(
    look,
    { subject: look.say.labelled(title, copy.subject(look.brand.name)), preview: copy.preview },
    [
      openingAbout(title, copy.heading, greeting(mail.recipientName), copy.intro(trip, data, days)),
      button(look, { words: copy.open, address: mail.orderLink }),
      facts(look, [
        { name: copy.esim, value: copy.esimText(mail.iccidEnd) },
        ...(balanceMb === null
          ? []
          : [
              {
                name: copy.balance,
                value: copy.balanceText(look.say.data(sizeLabel({ megabytes: Math.floor(balanceMb) }))),
              },
            ]),
        { name: copy.order, value: mail.orderReference, isCode: true },
      ]),
      mail.receipt && receiptPart(mail.receipt, look),
      smallPrint(look, copy.help),
    ],
  )
}
