// The shape of the texts of emails to an address itself: its account, and what it waits for.
import type { AccountMail, BalanceNews, PayoutObstacle } from '#ports/mailer.ts'
import type { Subject } from './mail-copy.ts'

type AccountWords = { subject: Subject; heading: string; text: string; button: string }
export type AccountCopy = {
  confirm_email: AccountWords & { validity: string; notYou: string }
  account_code: {
    subject: (product: string, code: string) => string
    heading: string
    text: Record<Extract<AccountMail, { kind: 'account_code' }>['purpose'], string>
    code: string
    validity: string
    notYou: string
  }
  account_exists: AccountWords & { reset: string; notYou: string }
  /** `country` is its name. */
  confirm_wish: {
    subject: (product: string, country: string) => string
    heading: string
    text: (country: string) => string
    button: string
    validity: string
    notYou: string
  }
  country_on_sale: {
    subject: (product: string, country: string) => string
    heading: (country: string) => string
    text: (country: string) => string
    button: string
    /** That it was the only email, and the address is deleted. */
    last: string
  }
  password_reset: AccountWords & { validity: string; notYou: string }
  password_changed: AccountWords & { notYou: string }
  confirm_new_email: AccountWords & { validity: string; notYou: string }
  email_changed: Omit<AccountWords, 'text'> & { text: (newEmail: string) => string; notYou: string }
  order_corrected: AccountWords & { notYou: string }
  order_moved: AccountWords & { notYou: string }
  papers_corrected: AccountWords & { notYou: string }
  account_deleted: AccountWords & { stays: string }
  admin_invitation: Omit<AccountWords, 'text'> & {
    text: (invitedBy: string) => string
    validity: string
    notYou: string
  }
  affiliate_welcome: AccountWords & { validity: string; notYou: string }
  team_invitation: {
    subject: (product: string, business: string) => string
    heading: (business: string) => string
    text: (invitedBy: string, business: string) => string
    /** For somebody whose account already has another role here. */
    taken: (invitedBy: string, business: string) => string
    button: string
    validity: string
    notYou: string
  }
  /** `end` are the last four digits of the account. */
  payout_paid: Omit<AccountWords, 'text'> & { text: (amount: string, end: string) => string; back: string }
  payout_waits: Omit<AccountWords, 'text'> & { text: Record<PayoutObstacle, (amount: string) => string> }
  bank_changed: Omit<AccountWords, 'text'> & { text: (end: string) => string; removed: string; notYou: string }
  /** `amount` was deposited or refunded, `balance` is the new balance. */
  balance_told: {
    subject: Record<BalanceNews, Subject>
    heading: Record<BalanceNews, string>
    text: Record<BalanceNews, (amount: string, balance: string) => string>
    button: string
  }
  webhook_off: Omit<AccountWords, 'text'> & { text: (address: string) => string; missed: string }
  api_key_made: Omit<AccountWords, 'text'> & { text: (keyName: string) => string; notYou: string }
  /** `place` is the name of a country. */
  new_sign_in: Omit<AccountWords, 'text'> & {
    text: (browser: string, place: string | null, when: string) => string
    unknownBrowser: string
    notYou: string
  }
  factor_added: Omit<AccountWords, 'text'> & { text: Record<'authenticator' | 'passkey', string>; notYou: string }
  factor_removed: Omit<AccountWords, 'text'> & {
    text: Record<'authenticator' | 'passkey' | 'all', string>
    notYou: string
  }
}
