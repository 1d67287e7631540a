// The answer to 'Forgot ICCID?': the eSIMs of an address with their numbers, or the word that there are none.
import { html } from 'hono/html'
import type { IccidReminderMail } from '#shop/ports/mailer.ts'
import { groupIccid } from '#shop/values/iccid.ts'
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

export function writeIccidReminder(mail: IccidReminderMail, look: MailLook): WrittenMail {
  const isFound = mail.esims.length > 0
  return {
    subject: look.copy.iccidReminder.subject(look.brand.name),
    html: finishedMail(isFound ? listHtml(mail, look) : noneHtml(mail, look)),
    text: isFound ? listText(mail, look) : noneText(mail, look),
    attachments: [],
  }
}

function listHtml(mail: IccidReminderMail, look: MailLook): Markup {
  const copy = look.copy.iccidReminder
  return mailFrame(
    look,
    { title: copy.subject(look.brand.name), preview: copy.preview },
    html`${mailRow(head(look, copy.heading, mail.recipientName, copy.intro(mail.esims.length)), 12)}
    ${mailRow(
      html`${mail.esims.map(
        ({ iccid, zone, data, days, orderLink }, index) =>
          html`<div style="padding:0 0 20px">
            ${mailFact(look, copy.esim(index + 1, zone, data, days), groupIccid(iccid), true)}
            ${mailLink(look, orderLink, copy.open)}
          </div>`,
      )}`,
    )}
    ${mailRow(small(copy.links, look), 0)} ${mailRow(small(copy.notYou, look), 12, 28)}`,
  )
}

function noneHtml({ recipientName, shopLink }: IccidReminderMail, look: MailLook): Markup {
  const copy = look.copy.iccidReminder
  return mailFrame(
    look,
    { title: copy.subject(look.brand.name), preview: copy.none.preview },
    html`${mailRow(head(look, copy.none.heading, recipientName, copy.none.text), 12)}
    ${mailRow(
      html`${mailButton(look, `${shopLink}/`, copy.none.buy)} &nbsp;
      ${mailLink(look, `${shopLink}/support`, copy.none.support)}`,
      24,
    )}
    ${mailRow(small(copy.notYou, look), 24, 28)}`,
  )
}

const head = ({ copy: { esimGreeting } }: MailLook, heading: string, name: string | null, intro: string): Markup =>
  html`<h1 style="margin:0 0 12px;font-size:28px;line-height:1.2">${heading}</h1>
    <p style="margin:0 0 8px">${esimGreeting(name)}</p>
    <p style="margin:0">${intro}</p>`

const small = (text: string, { theme }: MailLook): Markup =>
  html`<p class="m-muted" style="margin:0;font-size:14px;color:${theme.muted}">${text}</p>`

function listText({ esims, recipientName }: IccidReminderMail, look: MailLook): string {
  const { esimGreeting, esimReady, iccidReminder: copy } = look.copy
  const { labelled } = look.say
  return [
    copy.heading,
    '',
    esimGreeting(recipientName),
    copy.intro(esims.length),
    '',
    ...esims.flatMap(({ iccid, zone, data, days, orderLink }, index) => [
      copy.esim(index + 1, zone, data, days),
      labelled(esimReady.iccid, iccid),
      labelled(copy.open, orderLink),
      '',
    ]),
    copy.links,
    copy.notYou,
    '',
    look.brand.name,
  ].join('\n')
}

function noneText({ recipientName, shopLink }: IccidReminderMail, look: MailLook): string {
  const { esimGreeting, iccidReminder: copy } = look.copy
  const { heading, text, buy, support } = copy.none
  const { labelled } = look.say
  return [
    heading,
    '',
    esimGreeting(recipientName),
    text,
    '',
    labelled(buy, `${shopLink}/`),
    labelled(support, `${shopLink}/support`),
    '',
    copy.notYou,
    '',
    look.brand.name,
  ].join('\n')
}
