// The mails about accounts: one heading, one sentence, one thing to do, and what to think of a mail that nobody asked for.
import { html } from 'hono/html'
import type { AccountCopy } from '#app/copy/mails/mail-copy.ts'
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
type Content = {
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

const CONTENTS: {
  [Kind in AccountMail['kind']]: (mail: MailOf[Kind], product: string, copy: AccountCopy[Kind]) => Content
} = {
  confirm_email: ({ link }, product, copy) => ({
    ...copy,
    subject: copy.subject(product),
    button: { words: copy.button, address: link },
    notes: [copy.validity, copy.notYou],
  }),
  account_code: ({ code, purpose }, product, copy) => ({
    subject: copy.subject(product, code),
    heading: copy.heading,
    text: copy.text[purpose],
    code,
    notes: [copy.validity, copy.notYou],
  }),
  account_exists: ({ link, resetLink }, product, copy) => ({
    ...copy,
    subject: copy.subject(product),
    button: { words: copy.button, address: link },
    second: { words: copy.reset, address: resetLink },
    notes: [copy.notYou],
  }),
  password_reset: ({ link }, product, copy) => ({
    ...copy,
    subject: copy.subject(product),
    button: { words: copy.button, address: link },
    notes: [copy.validity, copy.notYou],
  }),
  password_changed: ({ resetLink }, product, copy) => ({
    subject: copy.subject(product),
    heading: copy.heading,
    text: `${copy.text} ${copy.notYou}`,
    button: { words: copy.button, address: resetLink },
    notes: [],
  }),
  confirm_new_email: ({ link }, product, copy) => ({
    ...copy,
    subject: copy.subject(product),
    button: { words: copy.button, address: link },
    notes: [copy.validity, copy.notYou],
  }),
  email_changed: ({ newEmail, supportLink }, product, copy) => ({
    subject: copy.subject(product),
    heading: copy.heading,
    text: `${copy.text(newEmail)} ${copy.notYou}`,
    button: { words: copy.button, address: supportLink },
    notes: [],
  }),
  account_deleted: ({ shopLink }, product, copy) => ({
    subject: copy.subject(product),
    heading: copy.heading,
    text: copy.text,
    button: { words: copy.button, address: `${shopLink}/support` },
    notes: [copy.stays],
  }),
  admin_invitation: ({ link, invitedBy }, product, copy) => ({
    subject: copy.subject(product),
    heading: copy.heading,
    text: copy.text(invitedBy),
    button: { words: copy.button, address: link },
    notes: [copy.validity, copy.notYou],
  }),
  affiliate_welcome: ({ link }, product, copy) => ({
    ...copy,
    subject: copy.subject(product),
    button: { words: copy.button, address: link },
    notes: [copy.validity, copy.notYou],
  }),
  factor_added: ({ link, factor }, product, copy) => ({
    subject: copy.subject(product),
    heading: copy.heading,
    text: `${copy.text[factor]} ${copy.notYou}`,
    button: { words: copy.button, address: link },
    notes: [],
  }),
  factor_removed: ({ link, factor }, product, copy) => ({
    subject: copy.subject(product),
    heading: copy.heading,
    text: `${copy.text[factor]} ${copy.notYou}`,
    button: { words: copy.button, address: link },
    notes: [],
  }),
}

const writer =
  <Kind extends AccountMail['kind']>(kind: Kind) =>
  (mail: MailOf[Kind], look: MailLook): WrittenMail => {
    const content = CONTENTS[kind](mail, look.brand.name, look.copy.account[kind])
    const greeting = look.copy.greeting(mail.recipientName)
    return {
      subject: content.subject,
      html: finishedMail(contentHtml(content, greeting, look)),
      text: contentText(content, greeting, look),
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
  affiliate_welcome: writer('affiliate_welcome'),
  factor_added: writer('factor_added'),
  factor_removed: writer('factor_removed'),
}

function contentHtml(content: Content, greeting: string, look: MailLook): Markup {
  const { theme } = look
  const { subject, heading, text, code, button, second, notes } = content
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

function contentText(
  { heading, text, code, button, second, notes }: Content,
  greeting: string,
  look: MailLook,
): string {
  const { labelled } = look.say
  return [
    heading,
    '',
    greeting,
    text,
    '',
    ...(code ? [labelled(look.copy.account.account_code.code, code), ''] : []),
    ...[button, second].flatMap((link) => (link ? [labelled(link.words, link.address)] : [])),
    ...(button ? [''] : []),
    ...notes,
    '',
    look.brand.name,
  ].join('\n')
}
