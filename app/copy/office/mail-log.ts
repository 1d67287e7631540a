// The back office's names for sent emails, and their states.
import type { ComposedMail } from '#ports/mailer.ts'

const NAMES: Record<ComposedMail['kind'], string> = {
  esim_ready: 'eSIM with QR code',
  topup_receipt: 'Receipt for a top-up',
  order_refunded: 'Refund',
  order_delayed: 'Delay',
  esim_canceled: 'eSIM canceled',
  iccid_reminder: 'ICCID reminder',
  company_papers: 'Invoice for the company',
  withdrawal_received: 'Withdrawal received',
  withdrawal_refused: 'Withdrawal refused',
  withdrawal_carried_out: 'Withdrawal carried out',
  ticket_received: 'Message received',
  ticket_notice: 'Notice of a message',
  ticket_reply: 'Notice of a reply',
  ticket_answer: 'Answer to a message',
  confirm_email: 'Email confirmation link',
  account_code: 'Code',
  confirm_wish: 'Question about a country not sold',
  country_on_sale: 'Country on sale',
  account_exists: 'Account already exists',
  password_reset: 'Password reset link',
  password_changed: 'Password changed',
  confirm_new_email: 'New email confirmation link',
  email_changed: 'Email changed',
  account_deleted: 'Account deleted',
  admin_invitation: 'Invitation for an admin',
  affiliate_welcome: 'Welcome to a partner',
  team_invitation: 'Invitation to a partner’s team',
  payout_paid: 'Payout on its way',
  payout_waits: 'Payout delayed',
  bank_changed: 'Payout details changed',
  balance_told: 'Prepaid balance',
  webhook_off: 'Webhook switched off',
  api_key_made: 'API key created',
  new_sign_in: 'Sign-in from a new browser',
  factor_added: 'Second factor added',
  factor_removed: 'Second factor removed',
  stuck_orders: 'Notice of stuck orders',
  review_notice: 'Notice of orders to review',
  dispute_notice: 'Notice of disputes',
  refund_notice: 'Notice of failed refunds',
  credit_notice: 'Notice of no network credit',
  payouts_due: 'Notice of payouts due',
  low_data: 'Data runs low',
  data_used_up: 'Data used up',
  expires_soon: 'eSIM expires soon',
  next_part: 'Next part of a trip',
  staff_reminder: 'Reminder from staff',
  staff_test: 'Test from staff',
}

const STATES = {
  waiting: 'waiting',
  sent: 'sent',
  refused: 'refused by the mail server',
  withdrawn: 'no longer needed, not sent',
}

const isNamed = (kind: string): kind is keyof typeof NAMES => kind in NAMES
export const mailName = (kind: string): string => (isNamed(kind) ? NAMES[kind] : kind)
export const mailState = (state: keyof typeof STATES): string => STATES[state]
