// Reads back what an account mail was put into the outbox with.
import { z } from 'zod'
import type { AccountMail } from '#shop/ports/mailer.ts'
import type { AccountNote } from './send-account-mail.ts'

const recipientName = z.string().nullable()
const FACTS = {
  confirm_email: z.object({ recipientName, link: z.string() }),
  account_code: z.object({
    recipientName,
    code: z.string(),
    purpose: z.enum(['set_password', 'check_account', 'add_esim']),
  }),
  account_exists: z.object({ recipientName, link: z.string(), resetLink: z.string() }),
  password_reset: z.object({ recipientName, link: z.string() }),
  password_changed: z.object({ recipientName, resetLink: z.string() }),
  confirm_new_email: z.object({ recipientName, link: z.string() }),
  email_changed: z.object({ recipientName, newEmail: z.string(), supportLink: z.string() }),
  account_deleted: z.object({ recipientName, shopLink: z.string() }),
  admin_invitation: z.object({ recipientName, link: z.string(), invitedBy: z.string() }),
  factor_added: z.object({ recipientName, link: z.string(), factor: z.enum(['authenticator', 'passkey']) }),
  factor_removed: z.object({ recipientName, link: z.string(), factor: z.enum(['authenticator', 'passkey', 'all']) }),
} satisfies { [Kind in AccountNote['kind']]: z.ZodType<Extract<AccountNote, { kind: Kind }>['facts']> }

type Written<Kind extends AccountMail['kind']> = Extract<AccountMail, { kind: Kind }>
type Waiting = { email: string | null; facts: Record<string, unknown> | null }

const addressOf = ({ email }: Waiting): string => {
  if (email === null) throw new Error('A mail about an account has no address.')
  return email
}

/** The mails about accounts, one composer per kind. */
export const accountComposers = {
  confirm_email: async (row: Waiting): Promise<Written<'confirm_email'>> => ({
    kind: 'confirm_email',
    to: addressOf(row),
    ...FACTS.confirm_email.parse(row.facts),
  }),
  account_code: async (row: Waiting): Promise<Written<'account_code'>> => ({
    kind: 'account_code',
    to: addressOf(row),
    ...FACTS.account_code.parse(row.facts),
  }),
  account_exists: async (row: Waiting): Promise<Written<'account_exists'>> => ({
    kind: 'account_exists',
    to: addressOf(row),
    ...FACTS.account_exists.parse(row.facts),
  }),
  password_reset: async (row: Waiting): Promise<Written<'password_reset'>> => ({
    kind: 'password_reset',
    to: addressOf(row),
    ...FACTS.password_reset.parse(row.facts),
  }),
  password_changed: async (row: Waiting): Promise<Written<'password_changed'>> => ({
    kind: 'password_changed',
    to: addressOf(row),
    ...FACTS.password_changed.parse(row.facts),
  }),
  confirm_new_email: async (row: Waiting): Promise<Written<'confirm_new_email'>> => ({
    kind: 'confirm_new_email',
    to: addressOf(row),
    ...FACTS.confirm_new_email.parse(row.facts),
  }),
  email_changed: async (row: Waiting): Promise<Written<'email_changed'>> => ({
    kind: 'email_changed',
    to: addressOf(row),
    ...FACTS.email_changed.parse(row.facts),
  }),
  account_deleted: async (row: Waiting): Promise<Written<'account_deleted'>> => ({
    kind: 'account_deleted',
    to: addressOf(row),
    ...FACTS.account_deleted.parse(row.facts),
  }),
  admin_invitation: async (row: Waiting): Promise<Written<'admin_invitation'>> => ({
    kind: 'admin_invitation',
    to: addressOf(row),
    ...FACTS.admin_invitation.parse(row.facts),
  }),
  factor_added: async (row: Waiting): Promise<Written<'factor_added'>> => ({
    kind: 'factor_added',
    to: addressOf(row),
    ...FACTS.factor_added.parse(row.facts),
  }),
  factor_removed: async (row: Waiting): Promise<Written<'factor_removed'>> => ({
    kind: 'factor_removed',
    to: addressOf(row),
    ...FACTS.factor_removed.parse(row.facts),
  }),
}
