// The email with the eSIM: the pass with its QR code, every way to install it, and the receipt.
import { html } from 'hono/html'
import { activationParts, androidInstallLink, iphoneInstallLink } from '#shop/sales/esim/install-links.ts'
import { tripName } from '#shop/catalogue/trip/trip-name.ts'
import type { EsimReadyMail } from '#ports/mailer.ts'
import { groupIccid } from '#values/iccid.ts'
import { button, facts, links, opening, paragraphs, smallPrint, writeLetter, type Fact, type Part } from './letter.ts'
import type { MailLook } from './mail-frame.ts'
import type { WrittenMail } from '#ports/written-mail.ts'
import { receiptPart } from './receipt-part.ts'

const QR_CID = 'qr@esim'

export function writeEsimReady(mail: EsimReadyMail, look: MailLook): WrittenMail {
  const { esimGreeting, esimReady: copy } = look.copy
  const { data, days } = mail.bundle
  const { traveler } = mail
  const words = mail.isReplacement ? copy.replacement : copy
  const subject = copy.subject(look.brand.name)
  const attachments = [
    { filename: `esim-qrcode-${mail.iccid}.png`, cid: QR_CID, content: mail.qrPng, contentType: 'image/png' },
  ]
  return writeLetter(
    look,
    {
      subject:
        traveler === null ? subject : look.say.labelled(traveler.name ?? copy.party.traveler(traveler.number), subject),
      preview: copy.preview,
      attachments,
    },
    [
      opening(
        words.heading,
        esimGreeting(mail.recipientName),
        words.intro(tripName(mail.bundle, look.say), data, days),
      ),
      mail.isReplacement ? paragraphs(copy.replacement.old) : null,
      traveler === null ? null : paragraphs(copy.party.text(traveler.number)),
      passPart(mail, look),
      ...confirmationParts(mail, look),
      paragraphs(copy.next[mail.bundle.startsAt ?? 'unknown']),
      { ...button(look, { words: copy.open, address: mail.orderLink }), top: 8 },
      paragraphs(copy.oneTap),
      {
        ...links(look, [
          { words: copy.iphone, address: iphoneInstallLink(mail.activationCode) },
          { words: copy.android, address: androidInstallLink(mail.activationCode) },
        ]),
        top: 0,
      },
      links(look, [{ words: copy.steps, address: mail.installLink }]),
      facts(look, codesOf(mail, look), copy.manual),
      (mail.isReplacement && mail.receipt.totalCents === 0) || traveler !== null
        ? null
        : receiptPart(mail.receipt, look),
      paragraphs(copy.keep),
      smallPrint(look, copy.help),
    ],
  )
}

// The Pass, as far as email programs can draw it: the trip above the tear-off line, the QR code on white below.
function passPart(mail: EsimReadyMail, { theme, say, copy: { esimReady: copy } }: MailLook): Part {
  const { data, days } = mail.bundle
  const picture = html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="border-collapse:separate;border:1px solid ${theme.solid};border-radius:20px"
  >
    <tr>
      <td style="padding:18px 20px;border-radius:19px 19px 0 0;background:${theme.solid};color:${theme.onSolid}">
        <span style="display:block;font-size:14px;font-weight:700">${copy.pass}</span>
        <span style="display:block;font-size:26px;font-weight:800;line-height:1.3">${tripName(mail.bundle, say)}</span>
        <span style="display:block;font-weight:700">${copy.size(data, days)}</span>
      </td>
    </tr>
    <tr>
      <td
        align="center"
        style="padding:16px;border-top:3px dotted ${theme.line};border-radius:0 0 19px 19px;background:#ffffff;color:#19182a"
      >
        <img
          src="cid:${QR_CID}"
          width="250"
          alt="${copy.qrAlt(mail.iccid)}"
          style="display:block;width:100%;max-width:250px;height:auto"
        />
        <span style="display:block;padding-top:8px;font-size:14px">${copy.scan}</span>
      </td>
    </tr>
  </table>`
  return { html: picture, text: [] }
}

// Right below the picture: the phone asks for it as soon as the picture is scanned.
function confirmationParts({ confirmationCode }: EsimReadyMail, look: MailLook): Part[] {
  if (confirmationCode === null) return []
  const { name, text } = look.copy.esimReady.confirmation
  return [paragraphs(text), facts(look, [{ name, value: confirmationCode, isCode: true }])]
}

function codesOf(mail: EsimReadyMail, { say, copy: { esimReady: copy } }: MailLook): Fact[] {
  const parts = activationParts(mail.activationCode)
  const { destinations, alsoCovered } = mail.bundle
  return [
    { name: copy.iccid, value: groupIccid(mail.iccid), isCode: true, typed: mail.iccid },
    ...(parts
      ? [
          { name: copy.address, value: parts.smdpAddress, isCode: true },
          { name: copy.code, value: parts.matchingId, isCode: true },
        ]
      : []),
    { name: copy.full, value: mail.activationCode, isCode: true },
    {
      name: copy.coverage,
      value: destinations.length > 0 ? copy.countryList(destinations) : tripName(mail.bundle, say),
    },
    ...(alsoCovered.length > 0 ? [{ name: copy.alsoCovers, value: copy.countryList(alsoCovered) }] : []),
    { name: copy.order, value: mail.orderReference, isCode: true },
  ]
}
