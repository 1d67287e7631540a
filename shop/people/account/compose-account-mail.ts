// Parses the facts that an account email was queued with.
import { z } from 'zod'
import type { AccountMail } from '#ports/mailer.ts'

type Kind = AccountMail['kind']
type MailOf<Of extends Kind> = Extract<AccountMail, { kind: Of }>
type Waiting = { email: string | null; facts: Record<string, unknown> | null }

const recipientName = z.string().nullable()

const composerOf =
  <Of extends Kind, Facts extends Omit<MailOf<Of>, 'kind' | 'to'>>(kind: Of, facts: z.ZodType<Facts>) =>
  async (row: Waiting) => {
    if (row.email === null) throw new Error('A mail about an account has no address.')
    return { kind, to: row.email, ...facts.parse(row.facts) }
  }

/** The emails about accounts, one composer per kind. */
export const accountComposers = {
  confirm_email: composerOf('confirm_email', z.object({ recipientName, link: z.string() })),
  account_code: composerOf(
    'account_code',
    z.object({
      recipientName,
      code: z.string(),
      purpose: z.enum(['set_password', 'check_account', 'add_esim', 'cancel_order']),
    }),
  ),
  account_exists: composerOf('account_exists', z.object({ recipientName, link: z.string(), resetLink: z.string() })),
  confirm_wish: composerOf('confirm_wish', z.object({ recipientName, country: z.string(), link: z.string() })),
  country_on_sale: composerOf(
    'country_on_sale',
    z.object({ recipientName, country: z.string(), link: z.string(), stopLink: z.string() }),
  ),
  password_reset: composerOf('password_reset', z.object({ recipientName, link: z.string() })),
  password_changed: composerOf('password_changed', z.object({ recipientName, resetLink: z.string() })),
  confirm_new_email: composerOf('confirm_new_email', z.object({ recipientName, link: z.string() })),
  email_changed: composerOf(
    'email_changed',
    z.object({ recipientName, newEmail: z.string(), supportLink: z.string() }),
  ),
  order_corrected: composerOf('order_corrected', z.object({ recipientName, link: z.string() })),
  papers_corrected: composerOf('papers_corrected', z.object({ recipientName, link: z.string() })),
  order_moved: composerOf('order_moved', z.object({ recipientName, supportLink: z.string() })),
  account_deleted: composerOf('account_deleted', z.object({ recipientName, shopLink: z.string() })),
  admin_invitation: composerOf(
    'admin_invitation',
    z.object({ recipientName, link: z.string(), invitedBy: z.string() }),
  ),
  affiliate_welcome: composerOf('affiliate_welcome', z.object({ recipientName, link: z.string() })),
  team_invitation: composerOf(
    'team_invitation',
    z.object({ recipientName, link: z.string(), invitedBy: z.string(), business: z.string(), isTaken: z.boolean() }),
  ),
  payout_paid: composerOf(
    'payout_paid',
    z.object({ recipientName, link: z.string(), amountCents: z.int(), ibanEnd: z.string() }),
  ),
  payout_waits: composerOf(
    'payout_waits',
    z.object({
      recipientName,
      link: z.string(),
      amountCents: z.int(),
      why: z.enum([
        'below_minimum',
        'negative',
        'bank_missing',
        'bank_refused',
        'invoice_missing',
        'vat_number_unknown',
      ]),
    }),
  ),
  bank_changed: composerOf(
    'bank_changed',
    z.object({ recipientName, link: z.string(), ibanEnd: z.string().nullable() }),
  ),
  balance_told: composerOf(
    'balance_told',
    z.object({
      recipientName,
      link: z.string(),
      what: z.enum(['deposit', 'deposit_back', 'low']),
      amountCents: z.int(),
      balanceCents: z.int(),
    }),
  ),
  webhook_off: composerOf('webhook_off', z.object({ recipientName, address: z.string(), link: z.string() })),
  api_key_made: composerOf('api_key_made', z.object({ recipientName, keyName: z.string(), link: z.string() })),
  new_sign_in: composerOf(
    'new_sign_in',
    z.object({
      recipientName,
      device: z.string(),
      country: z.string().nullable(),
      signedInAt: z.iso.datetime(),
      link: z.string(),
    }),
  ),
  factor_added: composerOf(
    'factor_added',
    z.object({ recipientName, link: z.string(), factor: z.enum(['authenticator', 'passkey']) }),
  ),
  factor_removed: composerOf(
    'factor_removed',
    z.object({ recipientName, link: z.string(), factor: z.enum(['authenticator', 'passkey', 'all']) }),
  ),
}
