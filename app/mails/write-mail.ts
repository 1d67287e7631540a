// Writes the mails of the shop: what is said once in HTML is said again, in full, in plain text.
import { html, raw } from 'hono/html'
import { MAIL_COPY } from '#app/copy/mails/every-language.ts'
import { SPOKEN } from '#app/copy/mails/spoken.ts'
import type { Brand } from '#shop/brand/brand.ts'
import type { ThemeTokens } from '#shop/brand/derive-theme.ts'
import { activationParts, androidInstallLink, iphoneInstallLink } from '#shop/esim/install-links.ts'
import type { ComposedMail, EsimReadyMail, Mail } from '#shop/ports/mailer.ts'
import { groupIccid } from '#shop/values/iccid.ts'
import type { Language } from '#shop/values/language.ts'
import { ACCOUNT_MAIL_WRITERS } from './account-mail.ts'
import { writeAlertMail } from './alert-mail.ts'
import { writeCompanyPapers } from './company-papers.ts'
import { writeIccidReminder } from './iccid-reminder.ts'
import {
  finishedMail,
  mailButton,
  mailFact,
  mailFrame,
  mailLink,
  mailRow,
  type MailLook,
  type Markup,
  type WrittenMail,
} from './mail-frame.ts'
import { writeEsimCanceled } from './esim-canceled.ts'
import { writeOrderDelayed } from './order-delayed.ts'
import { writeOrderRefunded } from './order-refunded.ts'
import { writeStaffReminder, writeStaffTest } from './staff-mail.ts'
import { writeStuckOrders } from './stuck-orders.ts'
import { writeTopUpReceipt } from './top-up-receipt.ts'
import { sellerText } from './seller-part.ts'
import { receiptHtml, receiptText } from './receipt-part.ts'
import { writeTicketAnswer, writeTicketNotice, writeTicketReceived } from './ticket-mail.ts'
import { writeWithdrawalCarriedOut, writeWithdrawalMail, writeWithdrawalRefused } from './withdrawal-mail.ts'

const QR_CID = 'qr@esim'

type MailOf = { [Kind in Mail['kind']]: Extract<ComposedMail, { kind: Kind }> }

const WRITERS: { [Kind in Mail['kind']]: (mail: MailOf[Kind], look: MailLook) => WrittenMail } = {
  ...ACCOUNT_MAIL_WRITERS,
  esim_ready: writeEsimReady,
  topup_receipt: writeTopUpReceipt,
  order_refunded: writeOrderRefunded,
  order_delayed: writeOrderDelayed,
  stuck_orders: writeStuckOrders,
  company_papers: writeCompanyPapers,
  low_data: writeAlertMail,
  data_used_up: writeAlertMail,
  expires_soon: writeAlertMail,
  iccid_reminder: writeIccidReminder,
  withdrawal_received: writeWithdrawalMail,
  ticket_received: writeTicketReceived,
  ticket_notice: writeTicketNotice,
  ticket_answer: writeTicketAnswer,
  withdrawal_refused: writeWithdrawalRefused,
  withdrawal_carried_out: writeWithdrawalCarriedOut,
  esim_canceled: writeEsimCanceled,
  staff_reminder: writeStaffReminder,
  staff_test: writeStaffTest,
}

/** Every mail ends with who sells. */
export function writeMail(mail: Mail, brand: Brand, theme: ThemeTokens): WrittenMail {
  const look = mailLook(brand, theme, mail.language)
  const written = write(mail.kind, mail, look)
  return { ...written, text: written.text.trimEnd() + sellerText(look) }
}

export const mailLook = (brand: Brand, theme: ThemeTokens, language: Language): MailLook => ({
  brand,
  theme,
  language,
  copy: MAIL_COPY[language],
  say: SPOKEN[language],
})

const write = <Kind extends Mail['kind']>(kind: Kind, mail: MailOf[Kind], look: MailLook) => WRITERS[kind](mail, look)

function writeEsimReady(mail: EsimReadyMail, look: MailLook): WrittenMail {
  return {
    subject: look.copy.esimReady.subject(look.brand.name),
    html: finishedMail(esimReadyHtml(mail, look)),
    text: esimReadyText(mail, look),
    attachments: [
      { filename: `esim-qrcode-${mail.iccid}.png`, cid: QR_CID, content: mail.qrPng, contentType: 'image/png' },
    ],
  }
}

function esimReadyHtml(mail: EsimReadyMail, look: MailLook): Markup {
  const { theme, brand } = look
  const { esimGreeting, esimReady: copy } = look.copy
  const small = `font-size:14px;color:${theme.muted}`
  return mailFrame(
    look,
    { title: copy.subject(brand.name), preview: copy.preview },
    html`${mailRow(
      html`<h1 style="margin:0 0 12px;font-size:28px;line-height:1.2">${copy.heading}</h1>
        <p style="margin:0 0 8px">${esimGreeting(mail.recipientName)}</p>
        <p style="margin:0">${copy.intro(mail.bundle.zone, mail.bundle.data, mail.bundle.days)}</p>`,
      12,
    )}
    ${mailRow(pass(mail, look))}
    ${mailRow(
      html`<p style="margin:0 0 16px">${copy.next}</p>
        ${mailButton(look, mail.orderLink, copy.open)}`,
      24,
    )}
    ${mailRow(
      html`<p style="margin:0 0 4px">${copy.oneTap}</p>
        <p style="margin:0">
          ${mailLink(look, iphoneInstallLink(mail.activationCode), copy.iphone)} &nbsp;·&nbsp;
          ${mailLink(look, androidInstallLink(mail.activationCode), copy.android)}
        </p>
        <p style="margin:12px 0 0">${mailLink(look, mail.installLink, copy.steps)}</p>`,
      24,
    )}
    ${mailRow(codes(mail, look), 24)} ${mailRow(receiptHtml(mail.receipt, look), 28)}
    ${mailRow(
      html`<p style="margin:0 0 8px;font-weight:700">${copy.keep}</p>
        <p class="m-muted" style="margin:0;${raw(small)}">${copy.help}</p>`,
      16,
      28,
    )}`,
  )
}

// The Pass, as far as mail programs can draw it: the trip above the tear-off line, the QR code on white below.
function pass(mail: EsimReadyMail, { theme, copy: { esimReady: copy } }: MailLook): Markup {
  const { zone, data, days } = mail.bundle
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="border-collapse:separate;border:1px solid ${theme.solid};border-radius:20px"
  >
    <tr>
      <td style="padding:18px 20px;border-radius:19px 19px 0 0;background:${theme.solid};color:${theme.onSolid}">
        <span style="display:block;font-size:14px;font-weight:700">${copy.pass}</span>
        <span style="display:block;font-size:26px;font-weight:800;line-height:1.3">${zone}</span>
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
}

function codes(mail: EsimReadyMail, look: MailLook): Markup {
  const copy = look.copy.esimReady
  const parts = activationParts(mail.activationCode)
  const { zone, destinations, alsoCovered } = mail.bundle
  return html`<h2 style="margin:0 0 8px;font-size:18px">${copy.manual}</h2>
    ${mailFact(look, copy.iccid, groupIccid(mail.iccid), true)}
    ${parts && mailFact(look, copy.address, parts.smdpAddress, true)}
    ${parts && mailFact(look, copy.code, parts.matchingId, true)}
    ${mailFact(look, copy.full, mail.activationCode, true)}
    ${mailFact(look, copy.coverage, copy.coverageText(destinations, zone))}
    ${alsoCovered.length > 0 && mailFact(look, copy.alsoCovers, copy.countryList(alsoCovered))}
    ${mailFact(look, copy.order, mail.orderReference, true)}`
}

function esimReadyText(mail: EsimReadyMail, look: MailLook): string {
  const { esimGreeting, esimReady: copy } = look.copy
  const { labelled } = look.say
  const parts = activationParts(mail.activationCode)
  const { zone, data, days, destinations, alsoCovered } = mail.bundle
  return [
    copy.heading,
    '',
    esimGreeting(mail.recipientName),
    copy.intro(zone, data, days),
    '',
    copy.next,
    labelled(copy.open, mail.orderLink),
    '',
    copy.oneTap,
    labelled(copy.iphone, iphoneInstallLink(mail.activationCode)),
    labelled(copy.android, androidInstallLink(mail.activationCode)),
    labelled(copy.steps, mail.installLink),
    '',
    copy.manual,
    labelled(copy.iccid, mail.iccid),
    ...(parts ? [labelled(copy.address, parts.smdpAddress), labelled(copy.code, parts.matchingId)] : []),
    labelled(copy.full, mail.activationCode),
    labelled(copy.coverage, copy.coverageText(destinations, zone)),
    ...(alsoCovered.length > 0 ? [labelled(copy.alsoCovers, copy.countryList(alsoCovered))] : []),
    labelled(copy.order, mail.orderReference),
    '',
    ...receiptText(mail.receipt, look),
    '',
    copy.keep,
    copy.help,
    '',
    look.brand.name,
  ].join('\n')
}
