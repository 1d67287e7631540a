// The three warnings about an eSIM in use: what is left and until when, one button, and the way to switch them off.
import { html } from 'hono/html'
import { dataText } from '#app/format/megabytes-text.ts'
import type { AlertMail } from '#shop/ports/mailer.ts'
import { maskIccid } from '#shop/values/iccid.ts'
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

export function writeAlertMail(mail: AlertMail, look: MailLook): WrittenMail {
  const words = look.copy.warning.kinds[mail.kind]
  return {
    subject: words.subject(look.brand.name),
    html: finishedMail(asHtml(mail, look)),
    text: asText(mail, look),
    attachments: [],
    unsubscribeLink: mail.unsubscribeLink,
  }
}

function factsOf(mail: AlertMail, { say, copy: { warning: copy } }: MailLook): [string, string][] {
  const { iccid, balanceMb, totalMb, expiresAt } = mail
  const spoken = (megabytes: number) => say.data(dataText(megabytes))
  return [
    [copy.esim, maskIccid(iccid)],
    [copy.left, balanceMb === null ? copy.leftUnknown : copy.leftOf(spoken(balanceMb), spoken(totalMb))],
    [copy.until, say.instant(expiresAt)],
  ]
}

function asHtml(mail: AlertMail, look: MailLook): Markup {
  const { greeting, warning: copy } = look.copy
  const words = copy.kinds[mail.kind]
  const small = `margin:0 0 8px;font-size:14px;color:${look.theme.muted}`
  return mailFrame(
    look,
    { title: words.subject(look.brand.name), preview: words.preview },
    html`${mailRow(
      html`<h1 style="margin:0 0 12px;font-size:28px;line-height:1.2">${words.heading}</h1>
        <p style="margin:0 0 8px">${greeting(mail.recipientName)}</p>
        <p style="margin:0">${words.intro(mail.zone)}</p>`,
      12,
    )}
    ${mailRow(html`${factsOf(mail, look).map(([name, value]) => mailFact(look, name, value))}`)}
    ${mailRow(
      html`<p style="margin:0 0 16px">${words.next}</p>
        ${mailButton(look, mail.topUpLink, copy.topUp)}
        <p style="margin:16px 0 0">${mailLink(look, mail.esimLink, copy.open)}</p>`,
    )}
    ${mailRow(
      html`<p class="m-muted" style="${small}">${copy.why} ${copy.links}</p>
        <p style="margin:0;font-size:14px">${mailLink(look, mail.unsubscribeLink, copy.stop)}</p>`,
      24,
      28,
    )}`,
  )
}

function asText(mail: AlertMail, look: MailLook): string {
  const { greeting, warning: copy } = look.copy
  const { labelled } = look.say
  const words = copy.kinds[mail.kind]
  return [
    words.heading,
    '',
    greeting(mail.recipientName),
    words.intro(mail.zone),
    '',
    ...factsOf(mail, look).map(([name, value]) => labelled(name, value)),
    '',
    words.next,
    labelled(copy.topUp, mail.topUpLink),
    labelled(copy.open, mail.esimLink),
    '',
    `${copy.why} ${copy.links}`,
    labelled(copy.stop, mail.unsubscribeLink),
    '',
    look.brand.name,
  ].join('\n')
}
