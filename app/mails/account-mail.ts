// The emails about accounts: a heading, a sentence, an action, and what to do about an unexpected email.
import type { AccountCopy } from '#app/copy/mails/account-copy.ts'
import type { LanguageFormats } from '#app/copy/mails/spoken.ts'
import { deviceNames } from '#app/format/device-text.ts'
import type { AccountMail } from '#ports/mailer.ts'
import { isCountryCode } from '#values/country/country.ts'
import { button, codeBox, opening, smallPrint, writeLetter, type Link } from './letter.ts'
import type { MailLook } from './mail-frame.ts'
import type { WrittenMail } from '#ports/written-mail.ts'

type Content = {
  subject: string
  heading: string
  text: string
  code?: string
  button?: Link
  second?: Link
  /** Small print, line by line. */
  notes: string[]
  /** Where an email program unsubscribes with one click. */
  unsubscribeLink?: string
}

type MailOf = { [Kind in AccountMail['kind']]: Extract<AccountMail, { kind: Kind }> }

const CONTENTS: {
  [Kind in AccountMail['kind']]: (
    mail: MailOf[Kind],
    product: string,
    copy: AccountCopy[Kind],
    say: LanguageFormats,
  ) => Content
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
  confirm_wish: ({ link, country }, product, copy, say) => ({
    subject: copy.subject(product, say.country(country)),
    heading: copy.heading,
    text: copy.text(say.country(country)),
    button: { words: copy.button, address: link },
    notes: [copy.validity, copy.notYou],
    unsubscribeLink: link,
  }),
  country_on_sale: ({ link, country, stopLink }, product, copy, say) => ({
    subject: copy.subject(product, say.country(country)),
    heading: copy.heading(say.country(country)),
    text: copy.text(say.country(country)),
    button: { words: copy.button, address: link },
    notes: [copy.last],
    unsubscribeLink: stopLink,
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
  order_corrected: ({ link }, product, copy) => ({
    subject: copy.subject(product),
    heading: copy.heading,
    text: copy.text,
    button: { words: copy.button, address: link },
    notes: [copy.notYou],
  }),
  papers_corrected: ({ link }, product, copy) => ({
    subject: copy.subject(product),
    heading: copy.heading,
    text: copy.text,
    button: { words: copy.button, address: link },
    notes: [copy.notYou],
  }),
  order_moved: ({ supportLink }, product, copy) => ({
    subject: copy.subject(product),
    heading: copy.heading,
    text: `${copy.text} ${copy.notYou}`,
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
  team_invitation: ({ link, invitedBy, business, isTaken }, product, copy) => ({
    subject: copy.subject(product, business),
    heading: copy.heading(business),
    text: isTaken ? copy.taken(invitedBy, business) : copy.text(invitedBy, business),
    button: isTaken ? undefined : { words: copy.button, address: link },
    notes: isTaken ? [copy.notYou] : [copy.validity, copy.notYou],
  }),
  payout_paid: ({ link, amountCents, ibanEnd }, product, copy, say) => ({
    subject: copy.subject(product),
    heading: copy.heading,
    text: copy.text(say.euro(amountCents), ibanEnd),
    button: { words: copy.button, address: link },
    notes: [copy.back],
  }),
  payout_waits: ({ link, amountCents, why }, product, copy, say) => ({
    subject: copy.subject(product),
    heading: copy.heading,
    text: copy.text[why](say.euro(amountCents)),
    button: { words: copy.button, address: link },
    notes: [],
  }),
  bank_changed: ({ link, ibanEnd }, product, copy) => ({
    subject: copy.subject(product),
    heading: copy.heading,
    text: `${ibanEnd === null ? copy.removed : copy.text(ibanEnd)} ${copy.notYou}`,
    button: { words: copy.button, address: link },
    notes: [],
  }),
  balance_told: ({ link, what, amountCents, balanceCents }, product, copy, say) => ({
    subject: copy.subject[what](product),
    heading: copy.heading[what],
    text: copy.text[what](say.euro(amountCents), say.euro(balanceCents)),
    button: { words: copy.button, address: link },
    notes: [],
  }),
  webhook_off: ({ link, address }, product, copy) => ({
    subject: copy.subject(product),
    heading: copy.heading,
    text: copy.text(address),
    button: { words: copy.button, address: link },
    notes: [copy.missed],
  }),
  api_key_made: ({ link, keyName }, product, copy) => ({
    subject: copy.subject(product),
    heading: copy.heading,
    text: `${copy.text(keyName)} ${copy.notYou}`,
    button: { words: copy.button, address: link },
    notes: [],
  }),
  new_sign_in: ({ link, device, country, signedInAt }, product, copy, say) => {
    const browser = deviceNames(device).join(', ') || copy.unknownBrowser
    const place = isCountryCode(country) ? say.country(country) : null
    return {
      subject: copy.subject(product),
      heading: copy.heading,
      text: `${copy.text(browser, place, say.instant(new Date(signedInAt)))} ${copy.notYou}`,
      button: { words: copy.button, address: link },
      notes: [],
    }
  },
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
    const content = CONTENTS[kind](mail, look.brand.name, look.copy.account[kind], look.say)
    const { subject, heading, text, notes, unsubscribeLink } = content
    return writeLetter(look, { subject, preview: text, ...(unsubscribeLink && { unsubscribeLink }) }, [
      opening(heading, look.copy.greeting(mail.recipientName), text),
      content.code ? codeBox(look, look.copy.account.account_code.code, content.code) : null,
      content.button ? button(look, content.button, content.second) : null,
      notes.length > 0 ? smallPrint(look, ...notes) : null,
    ])
  }

export const ACCOUNT_MAIL_WRITERS = {
  confirm_email: writer('confirm_email'),
  account_code: writer('account_code'),
  account_exists: writer('account_exists'),
  confirm_wish: writer('confirm_wish'),
  country_on_sale: writer('country_on_sale'),
  password_reset: writer('password_reset'),
  password_changed: writer('password_changed'),
  confirm_new_email: writer('confirm_new_email'),
  email_changed: writer('email_changed'),
  order_corrected: writer('order_corrected'),
  order_moved: writer('order_moved'),
  papers_corrected: writer('papers_corrected'),
  account_deleted: writer('account_deleted'),
  admin_invitation: writer('admin_invitation'),
  affiliate_welcome: writer('affiliate_welcome'),
  team_invitation: writer('team_invitation'),
  payout_paid: writer('payout_paid'),
  payout_waits: writer('payout_waits'),
  bank_changed: writer('bank_changed'),
  balance_told: writer('balance_told'),
  webhook_off: writer('webhook_off'),
  api_key_made: writer('api_key_made'),
  new_sign_in: writer('new_sign_in'),
  factor_added: writer('factor_added'),
  factor_removed: writer('factor_removed'),
}
