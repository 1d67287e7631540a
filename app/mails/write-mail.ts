// Writes the mails of the shop: one column, live text, the brand's own colours, and a plain-text twin for each.
import { html, raw } from 'hono/html'
import { esimReadyCopy as copy } from '#app/copy/mails.ts'
import type { Brand } from '#shop/brand/brand.ts'
import type { ThemeTokens } from '#shop/brand/derive-theme.ts'
import { activationParts, androidInstallLink, iphoneInstallLink } from '#shop/esim/install-links.ts'
import type { EsimReadyMail, Mail } from '#shop/ports/mailer.ts'
import { groupIccid } from '#shop/values/iccid.ts'
import { formatEuro } from '#shop/values/money.ts'
import { writeWithdrawalMail } from './withdrawal-mail.ts'

const QR_CID = 'qr@esim'

export type WrittenMail = {
  subject: string
  html: string
  text: string
  attachments: { filename: string; cid: string; content: Uint8Array; contentType: string }[]
}

export function writeMail(mail: Mail, brand: Brand, theme: ThemeTokens): WrittenMail {
  if (mail.kind === 'withdrawal_received') return writeWithdrawalMail(mail, brand, theme)
  return {
    subject: copy.subject(brand.name),
    html: esimReadyHtml(mail, brand, theme).toString(),
    text: esimReadyText(mail, brand),
    attachments: [{ filename: `esim-qrcode-${mail.iccid}.png`, cid: QR_CID, content: mail.qrPng, contentType: 'image/png' }],
  }
}

function esimReadyHtml(mail: EsimReadyMail, brand: Brand, theme: ThemeTokens) {
  const parts = activationParts(mail.activationCode)
  const button = `display:inline-block;padding:14px 22px;border-radius:10px;background:${theme.solid};color:${theme.onSolid};font-weight:700;text-decoration:none`
  const row = (label: string, value: string) => html`<tr>
    <td style="padding:6px 12px 6px 0;color:${theme.muted};font-size:14px;vertical-align:top">${label}</td>
    <td style="padding:6px 0;font-family:Menlo,Consolas,monospace;font-size:14px;word-break:break-all">${value}</td>
  </tr>`

  return html`<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${copy.subject(brand.name)}</title>
  </head>
  <body style="margin:0;background:${theme.page};color:${theme.body};font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.55">
    <div style="display:none;max-height:0;overflow:hidden">${copy.preview}</div>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${theme.page}"><tr><td align="center" style="padding:24px 12px">
      <table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:${theme.surface};border:1px solid ${theme.line};border-radius:20px">
        <tr><td style="padding:28px 32px 0;font-weight:800;font-size:19px;color:${theme.text}">${brand.name}</td></tr>
        <tr><td style="padding:16px 32px 0">
          <h1 style="margin:0 0 12px;font-size:28px;line-height:1.2">${copy.heading}</h1>
          <p style="margin:0 0 12px">${copy.greeting(mail.recipientName)}</p>
          <p style="margin:0 0 20px">${copy.intro(mail.bundle.zone, mail.bundle.data, mail.bundle.days)}</p>
        </td></tr>
        <tr><td align="center" style="padding:0 32px 8px">
          <table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="background:#ffffff;padding:16px;border:1px solid ${theme.line};border-radius:14px">
            <img src="cid:${QR_CID}" width="250" height="250" alt="${copy.qrAlt(mail.iccid)}" style="display:block;width:250px;height:250px" />
          </td></tr></table>
          <p style="margin:12px 0 0;font-size:14px;color:${theme.muted}">${copy.scan}</p>
        </td></tr>
        <tr><td style="padding:20px 32px 0">
          <p style="margin:0 0 8px">${copy.oneTap}</p>
          <p style="margin:0 0 20px"><a href="${iphoneInstallLink(mail.activationCode)}" style="color:${theme.text}">${copy.iphone}</a> &nbsp;·&nbsp; <a href="${androidInstallLink(mail.activationCode)}" style="color:${theme.text}">${copy.android}</a></p>
          <h2 style="margin:0 0 4px;font-size:18px">${copy.manual}</h2>
          <table role="presentation" cellpadding="0" cellspacing="0">
            ${row(copy.iccid, groupIccid(mail.iccid))} ${parts ? row(copy.address, parts.smdpAddress) : raw('')} ${parts ? row(copy.code, parts.matchingId) : raw('')}
            ${row(copy.full, mail.activationCode)} ${row(copy.coverage, copy.coverageText(mail.bundle.destinations, mail.bundle.zone))}
            ${row(copy.order, `${mail.orderReference} (${formatEuro(mail.totalCents)})`)}
          </table>
        </td></tr>
        <tr><td style="padding:24px 32px 8px"><a href="${mail.orderLink}" style="${button}">${copy.open}</a></td></tr>
        <tr><td style="padding:8px 32px 28px;font-size:14px;color:${theme.muted}"><p style="margin:8px 0">${copy.keep}</p><p style="margin:8px 0">${copy.help}</p></td></tr>
      </table>
    </td></tr></table>
  </body>
</html>`
}

function esimReadyText(mail: EsimReadyMail, brand: Brand): string {
  const parts = activationParts(mail.activationCode)
  return [
    copy.heading,
    '',
    copy.greeting(mail.recipientName),
    copy.intro(mail.bundle.zone, mail.bundle.data, mail.bundle.days),
    '',
    `${copy.iccid}: ${mail.iccid}`,
    ...(parts ? [`${copy.address}: ${parts.smdpAddress}`, `${copy.code}: ${parts.matchingId}`] : []),
    `${copy.full}: ${mail.activationCode}`,
    `${copy.coverage}: ${copy.coverageText(mail.bundle.destinations, mail.bundle.zone)}`,
    '',
    `${copy.iphone}: ${iphoneInstallLink(mail.activationCode)}`,
    `${copy.android}: ${androidInstallLink(mail.activationCode)}`,
    '',
    `${copy.open}: ${mail.orderLink}`,
    `${copy.order}: ${mail.orderReference} (${formatEuro(mail.totalCents)})`,
    '',
    copy.keep,
    copy.help,
    '',
    brand.name,
  ].join('\n')
}
