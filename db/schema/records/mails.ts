// The outbox: an email is a row before it is sent, so that it survives a crash and a mail server outage.
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AlertKind, TripReminderKind } from '#db/schema/delivery/alerts.ts'
import { instant, isKnownLanguage, language } from '#db/schema/columns.ts'
import { orders } from '#db/schema/sales/orders.ts'

export type MailKind =
  | 'esim_ready'
  | 'gift'
  | 'gift_receipt'
  | 'topup_receipt'
  | 'order_refunded'
  | 'order_delayed'
  | 'payment_failed'
  | 'esim_canceled'
  | 'next_part'
  | 'withdrawal_carried_out'
  | 'stuck_orders'
  | 'review_notice'
  | 'dispute_notice'
  | 'refund_notice'
  | 'credit_notice'
  | 'declines_notice'
  | 'iccid_reminder'
  | 'confirm_email'
  | 'account_code'
  | 'confirm_wish'
  | 'country_on_sale'
  | 'account_exists'
  | 'password_reset'
  | 'password_changed'
  | 'confirm_new_email'
  | 'email_changed'
  | 'order_corrected'
  | 'order_moved'
  | 'papers_corrected'
  | 'account_deleted'
  | 'admin_invitation'
  | 'affiliate_welcome'
  | 'team_invitation'
  | 'payout_paid'
  | 'payout_waits'
  | 'payouts_due'
  | 'bank_changed'
  | 'balance_told'
  | 'api_key_made'
  | 'webhook_off'
  | 'new_sign_in'
  | 'factor_added'
  | 'factor_removed'
  | 'ticket_received'
  | 'ticket_notice'
  | 'ticket_reply'
  | 'ticket_answer'
  | 'withdrawal_refused'
  | 'company_papers'
  | 'staff_reminder'
  | 'staff_test'
  | AlertKind
  | TripReminderKind

export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    // an email is about an order and goes to its address, or it is about an address itself
    orderId: uuid('order_id').references(() => orders.id),
    email: text('email'),
    kind: text('kind').$type<MailKind>().notNull(),
    // what was only known when it was queued, such as a code; deleted once the email is sent
    facts: jsonb('facts').$type<Record<string, unknown>>(),
    // the brand in whose name it is sent; null for the shop's own
    businessId: text('business_id'),
    // if it was known when it was queued; otherwise that of the account with this address when the email is sent
    language: language('language'),
    generation: integer('generation').notNull(),
    state: text('state').$type<'waiting' | 'sent' | 'refused' | 'withdrawn'>().notNull(),
    tries: integer('tries').notNull().default(0),
    lastProblem: text('last_problem'),
    nextTryAt: instant('next_try_at'),
    leaseUntil: instant('lease_until'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    uniqueIndex('mail_unique').on(table.orderId, table.kind, table.generation),
    uniqueIndex('mail_to_address_unique')
      .on(table.email, table.kind, table.generation)
      .where(sql`${table.email} is not null`),
    index('mails_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.state} = 'waiting'`),
    index('mails_to_addresses')
      .on(table.createdAt)
      .where(sql`${table.email} is not null`),
    index('mails_refused')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} = 'refused'`),
    check('mail_language_known', isKnownLanguage(table.language)),
    check('mail_of_order_or_address', sql`num_nonnulls(${table.orderId}, ${table.email}) = 1`),
  ],
)
