// The acknowledgement of a withdrawal: what was declared, by whom and when, and what comes next.
import { html } from 'hono/html'
import { withdrawCopy } from '#app/copy/withdraw.ts'
import type { Brand } from '#shop/brand/brand.ts'
import type { ThemeTokens } from '#shop/brand/derive-theme.ts'
import type { WithdrawalReceivedMail } from '#shop/ports/mailer.ts'
import { formatInstant } from '#shop/values/instant.ts'
import type { MailLook, WrittenMail } from './mail-frame.ts'

const copy = withdrawCopy.mail

export function writeWithdrawalMail(mail: WithdrawalReceivedMail, { brand, theme }: MailLook): WrittenMail {
  const rows = factsOf(mail)
  return {
    subject: copy.subject(brand.name),
    html: asHtml(mail, rows, brand, theme),
    text: asText(mail, rows, brand),
    attachments: [],
  }
}

type Fact = { label: string; value: string }

function factsOf({ orderReference, recipientName, to, receivedAt }: WithdrawalReceivedMail): Fact[] {
  return [
    { label: copy.received, value: formatInstant(receivedAt) },
    { label: copy.contract, value: orderReference },
    { label: copy.name, value: recipientName },
    { label: copy.email, value: to },
    { label: copy.statement, value: withdrawCopy.review.statement },
  ]
}

function asHtml(mail: WithdrawalReceivedMail, facts: Fact[], brand: Brand, theme: ThemeTokens): string {
  const page = html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${copy.subject(brand.name)}</title>
      </head>
      <body
        style="margin:0;background:${theme.page};color:${theme.body};font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.55"
      >
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${theme.page}">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                style="width:100%;max-width:600px;background:${theme.surface};border:1px solid ${theme.line};border-radius:20px"
              >
                <tr>
                  <td style="padding:28px 32px 0;font-weight:800;font-size:19px;color:${theme.text}">${brand.name}</td>
                </tr>
                <tr>
                  <td style="padding:16px 32px 28px">
                    <h1 style="margin:0 0 12px;font-size:28px;line-height:1.2">${copy.heading}</h1>
                    <p style="margin:0 0 12px">${copy.greeting(mail.recipientName)}</p>
                    <p style="margin:0 0 20px">${copy.intro(formatInstant(mail.receivedAt))}</p>
                    <table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px">
                      ${facts.map(
                        ({ label, value }) =>
                          html`<tr>
                            <td style="padding:6px 16px 6px 0;color:${theme.muted};font-size:14px;vertical-align:top">
                              ${label}
                            </td>
                            <td style="padding:6px 0;font-size:14px;word-break:break-word">${value}</td>
                          </tr>`,
                      )}
                    </table>
                    <p style="margin:0 0 12px">${copy.finding[mail.finding]}</p>
                    <p style="margin:0;font-size:14px;color:${theme.muted}">${copy.keep}</p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
  if (page instanceof Promise) throw new Error('No part of this mail is awaited.')
  return page.toString()
}

function asText(mail: WithdrawalReceivedMail, facts: Fact[], brand: Brand): string {
  return [
    copy.heading,
    '',
    copy.greeting(mail.recipientName),
    copy.intro(formatInstant(mail.receivedAt)),
    '',
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    '',
    copy.finding[mail.finding],
    '',
    copy.keep,
    '',
    brand.name,
  ].join('\n')
}
