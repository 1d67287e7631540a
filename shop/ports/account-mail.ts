// What an account is mailed: links and codes that prove it, and what happened to it and to the money behind it.
type ToAccount = { to: string; recipientName: string | null }

/** Why a partner isn't paid on the 10th. */
export type PayoutObstacle =
  | 'below_minimum'
  | 'negative'
  | 'bank_missing'
  | 'bank_refused'
  | 'invoice_missing'
  | 'vat_number_unknown'

/** A deposit arrived or went back, or orders brought the balance below what partners are warned at. */
export type BalanceNews = 'deposit' | 'deposit_back' | 'low'

/** What an account tells its mailbox: links and codes that prove it, and what happened to the password. */
export type AccountMail =
  | (ToAccount & { kind: 'confirm_email'; link: string })
  | (ToAccount & { kind: 'account_code'; code: string; purpose: 'set_password' | 'check_account' | 'add_esim' })
  | (ToAccount & { kind: 'account_exists'; link: string; resetLink: string })
  | (ToAccount & { kind: 'password_reset'; link: string })
  | (ToAccount & { kind: 'password_changed'; resetLink: string })
  | (ToAccount & { kind: 'confirm_new_email'; link: string })
  | (ToAccount & { kind: 'email_changed'; newEmail: string; supportLink: string })
  | (ToAccount & { kind: 'account_deleted'; shopLink: string })
  | (ToAccount & { kind: 'admin_invitation'; link: string; invitedBy: string })
  | (ToAccount & { kind: 'affiliate_welcome'; link: string })
  /** `isTaken`: the account of the address works here in a role of its own already, so that the link could not be used. */
  | (ToAccount & { kind: 'team_invitation'; link: string; invitedBy: string; business: string; isTaken: boolean })
  /** Money went to the account whose number ends like this. Cents. */
  | (ToAccount & { kind: 'payout_paid'; link: string; amountCents: number; ibanEnd: string })
  | (ToAccount & { kind: 'payout_waits'; link: string; amountCents: number; why: PayoutObstacle })
  /** `ibanEnd` is null when the account was removed. */
  | (ToAccount & { kind: 'bank_changed'; link: string; ibanEnd: string | null })
  /** What happened to a prepaid balance: by how much, and what is on it now. Cents. */
  | (ToAccount & { kind: 'balance_told'; link: string; what: BalanceNews; amountCents: number; balanceCents: number })
  /** Nothing was taken at this endpoint for a day, so the shop sends nothing more there. */
  | (ToAccount & { kind: 'webhook_off'; address: string; link: string })
  | (ToAccount & { kind: 'api_key_made'; keyName: string; link: string })
  | (ToAccount & { kind: 'factor_added'; link: string; factor: 'authenticator' | 'passkey' })
  /** `all`: by staff, for somebody who lost theirs. */
  | (ToAccount & { kind: 'factor_removed'; link: string; factor: 'authenticator' | 'passkey' | 'all' })
