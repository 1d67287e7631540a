// Emails to an account: links and codes that prove it, and news about it and its money.
type ToAccount = { to: string; recipientName: string | null }

/** Why a partner isn't paid on the 10th. */
export type PayoutObstacle =
  | 'below_minimum'
  | 'negative'
  | 'bank_missing'
  | 'bank_refused'
  | 'invoice_missing'
  | 'vat_number_unknown'

/** A deposit arrived or was refunded, or orders brought the balance below the warning level. */
export type BalanceNews = 'deposit' | 'deposit_back' | 'low'

/** Emails to an account: links and codes that prove it, and news about its password. */
export type AccountMail =
  | (ToAccount & { kind: 'confirm_email'; link: string })
  | (ToAccount & {
      kind: 'account_code'
      code: string
      purpose: 'set_password' | 'check_account' | 'add_esim' | 'cancel_order'
    })
  | (ToAccount & { kind: 'account_exists'; link: string; resetLink: string })
  /** `country` is a code; the link asks whether the mailbox agrees to be told about it. */
  | (ToAccount & { kind: 'confirm_wish'; country: string; link: string })
  /** It is on sale; an email program may say stop at `stopLink`. */
  | (ToAccount & { kind: 'country_on_sale'; country: string; link: string; stopLink: string })
  | (ToAccount & { kind: 'password_reset'; link: string })
  | (ToAccount & { kind: 'password_changed'; resetLink: string })
  | (ToAccount & { kind: 'confirm_new_email'; link: string })
  | (ToAccount & { kind: 'email_changed'; newEmail: string; supportLink: string })
  | (ToAccount & { kind: 'order_corrected'; link: string })
  | (ToAccount & { kind: 'order_moved'; supportLink: string })
  | (ToAccount & { kind: 'papers_corrected'; link: string })
  | (ToAccount & { kind: 'account_deleted'; shopLink: string })
  | (ToAccount & { kind: 'admin_invitation'; link: string; invitedBy: string })
  | (ToAccount & { kind: 'affiliate_welcome'; link: string })
  /** `isTaken`: the address's account already has another role here, so the link couldn't be used. */
  | (ToAccount & { kind: 'team_invitation'; link: string; invitedBy: string; business: string; isTaken: boolean })
  /** Money was sent to the account whose number ends like this. In cents. */
  | (ToAccount & { kind: 'payout_paid'; link: string; amountCents: number; ibanEnd: string })
  | (ToAccount & { kind: 'payout_waits'; link: string; amountCents: number; why: PayoutObstacle })
  /** `ibanEnd` is null if the account was removed. */
  | (ToAccount & { kind: 'bank_changed'; link: string; ibanEnd: string | null })
  /** What happened to a prepaid balance: the amount, and the new balance. In cents. */
  | (ToAccount & { kind: 'balance_told'; link: string; what: BalanceNews; amountCents: number; balanceCents: number })
  /** The endpoint accepted nothing for a day, so the shop no longer sends to it. */
  | (ToAccount & { kind: 'webhook_off'; address: string; link: string })
  | (ToAccount & { kind: 'api_key_made'; keyName: string; link: string })
  /** Somebody signed in with a browser that the account hadn't used before; `country` is null if nobody knows. */
  | (ToAccount & { kind: 'new_sign_in'; device: string; country: string | null; signedInAt: string; link: string })
  | (ToAccount & { kind: 'factor_added'; link: string; factor: 'authenticator' | 'passkey' })
  /** `all`: removed by staff, for somebody who lost theirs. */
  | (ToAccount & { kind: 'factor_removed'; link: string; factor: 'authenticator' | 'passkey' | 'all' })
