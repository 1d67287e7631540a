// The mails about accounts: one heading, one sentence, one thing to do, and what to think of a mail that nobody asked for.
import { html } from 'hono/html'
import { accountDeletedCopy, confirmNewEmailCopy, emailChangedCopy } from '#app/copy/account-mails.ts'
import { adminInvitationCopy } from '#app/copy/admin-mails.ts'
import {
  accountCodeCopy,
  accountExistsCopy,
  confirmEmailCopy,
  passwordChangedCopy,
  passwordResetCopy,
} from '#app/copy/auth-mails.ts'
import { esimReadyCopy } from '#app/copy/mails.ts'
import type { AccountMail } from '#shop/ports/mailer.ts'
import {
  CODE_FONT,
  finishedMail,
  mailButton,
  mailFrame,
  mailLink,
  mailRow,
  type MailLook,
  type Markup,
  type WrittenMail,
} from './mail-frame.ts'

type Link = { words: string; address: string }
type Letter = {
  subject: string
  heading: string
  text: string
  code?: string
  button?: Link
  second?: Link
  /** Small print, line by line. */
  notes: string[]
}

type MailOf = { [Kind in AccountMail['kind']]: Extract<AccountMail, { kind: Kind }> }

const LETTERS: { [Kind in AccountMail['kind']]: (mail: MailOf[Kind], product: string) => Letter } = {
  confirm_email: ({ link }, product) => ({
    ...confirmEmailCopy,
    subject: confirmEmailCopy.subject(product),
    button: { words: confirmEmailCopy.button, address: link },
    notes: [confirmEmailCopy.validity, confirmEmailCopy.notYou],
  }),
  account_code: ({ code, purpose }, product) => ({
    subject: accountCodeCopy.subject(product, code),
    heading: accountCodeCopy.heading,
    text: accountCodeCopy.text[purpose],
    code,
    notes: [accountCodeCopy.validity, accountCodeCopy.notYou],
  }),
  account_exists: ({ link, resetLink }, product) => ({
    ...accountExistsCopy,
    subject: accountExistsCopy.subject(product),
    button: { words: accountExistsCopy.button, address: link },
    second: { words: accountExistsCopy.reset, address: resetLink },
    notes: [accountExistsCopy.notYou],
  }),
  password_reset: ({ link }, product) => ({
    ...passwordResetCopy,
    subject: passwordResetCopy.subject(product),
    button: { words: passwordResetCopy.button, address: link },
    notes: [passwordResetCopy.validity, passwordResetCopy.notYou],
  }),
  password_changed: ({ resetLink }, product) => ({
    subject: passwordChangedCopy.subject(product),
    heading: passwordChangedCopy.heading,
    text: `${passwordChangedCopy.text} ${passwordChangedCopy.notYou}`,
    button: { words: passwordChangedCopy.button, address: resetLink },
    notes: [],
  }),
  confirm_new_email: ({ link }, product) => ({
    ...confirmNewEmailCopy,
    subject: confirmNewEmailCopy.subject(product),
    button: { words: confirmNewEmailCopy.button, address: link },
    notes: [confirmNewEmailCopy.validity, confirmNewEmailCopy.notYou],
  }),
  email_changed: ({ newEmail, supportLink }, product) => ({
    subject: emailChangedCopy.subject(product),
    heading: emailChangedCopy.heading,
    text: `${emailChangedCopy.text(newEmail)} ${emailChangedCopy.notYou}`,
    button: { words: emailChangedCopy.button, address: supportLink },
    notes: [],
  }),
  account_deleted: ({ shopLink }, product) => ({
    subject: accountDeletedCopy.subject(product),
    heading: accountDeletedCopy.heading,
    text: accountDeletedCopy.text,
    button: { words: accountDeletedCopy.button, address: `${shopLink}/support` },
    notes: [accountDeletedCopy.stays],
  }),
  admin_invitation: ({ link, invitedBy }, product) => ({
    subject: adminInvitationCopy.subject(product),
    heading: adminInvitationCopy.heading,
    text: adminInvitationCopy.text(invitedBy),
    button: { words: adminInvitationCopy.button, address: link },
    notes: [adminInvitationCopy.validity, adminInvitationCopy.notYou],
  }),
}

const writer =
  <Kind extends AccountMail['kind']>(kind: Kind) =>
  (mail: MailOf[Kind], look: MailLook): WrittenMail => {
    const letter = LETTERS[kind](mail, look.brand.name)
    const greeting = esimReadyCopy.greeting(mail.recipientName)
    return {
      subject: letter.subject,
      html: finishedMail(letterHtml(letter, greeting, look)),
      text: letterText(letter, greeting, look.brand.name),
      attachments: [],
    }
  }

export const ACCOUNT_MAIL_WRITERS = {
  confirm_email: writer('confirm_email'),
  account_code: writer('account_code'),
  account_exists: writer('account_exists'),
  password_reset: writer('password_reset'),
  password_changed: writer('password_changed'),
  confirm_new_email: writer('confirm_new_email'),
  email_changed: writer('email_changed'),
  account_deleted: writer('account_deleted'),
  admin_invitation: writer('admin_invitation'),
}

function letterHtml(letter: Letter, greeting: string, look: MailLook): Markup {
  const { theme } = look
  const { subject, heading, text, code, button, second, notes } = letter
  return mailFrame(
    look,
    { title: subject, preview: text },
    html`${mailRow(
      html`<h1 style="margin:0 0 12px;font-size:28px;line-height:1.2">${heading}</h1>
        <p style="margin:0 0 8px">${greeting}</p>
        <p style="margin:0">${text}</p>`,
      12,
    )}
    ${
      code
        ? mailRow(
            html`<p
              class="m-line"
              style="margin:0;padding:16px;border:1px solid ${theme.line};border-radius:14px;text-align:center;font-family:${CODE_FONT};font-size:32px;letter-spacing:6px;font-weight:700"
            >
              ${code}
            </p>`,
          )
        : ''
    }
    ${
      button
        ? mailRow(
            html`${mailButton(look, button.address, button.words)}
            ${second ? html`&nbsp; ${mailLink(look, second.address, second.words)}` : ''}`,
            24,
          )
        : ''
    }
    ${mailRow(
      html`${notes.map(
        (note) => html`<p class="m-muted" style="margin:0 0 8px;font-size:14px;color:${theme.muted}">${note}</p>`,
      )}`,
      20,
      20,
    )}`,
  )
}

function letterText({ heading, text, code, button, second, notes }: Letter, greeting: string, product: string): string {
  return [
    heading,
    '',
    greeting,
    text,
    '',
    ...(code ? [`${accountCodeCopy.code}: ${code}`, ''] : []),
    ...[button, second].flatMap((link) => (link ? [`${link.words}: ${link.address}`] : [])),
    ...(button ? [''] : []),
    ...notes,
    '',
    product,
  ].join('\n')
}
