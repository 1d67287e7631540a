// How each sold eSIM is watched, which alerts its traveler got, and who wants alerts at all.
import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'
import { iccidText } from '#db/sealing/iccid-column.ts'
import { orders } from '#db/schema/sales/orders.ts'

export type AlertKind = 'low_data' | 'data_used_up' | 'expires_soon'
export type TripReminderKind = 'trip_week' | 'trip_eve'

export const esimChecks = pgTable(
  'esim_checks',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    iccid: iccidText('iccid').notNull(),
    // when to ask the network next; null if nothing can change anymore
    nextCheckAt: instant('next_check_at'),
    leaseId: uuid('lease_id'),
    leaseUntil: instant('lease_until'),
    failures: integer('failures').notNull().default(0),
    lastProblem: text('last_problem'),
    // the network's last report, in MB
    balanceMb: doublePrecision('balance_mb'),
    totalMb: doublePrecision('total_mb'),
    expiresAt: instant('expires_at'),
    checkedAt: instant('checked_at'),
    // when a check last found less data than the one before it, or the days begun
    usedAt: instant('used_at'),
    // of the profile on the phone, and when the network first told this one; null if it has told none
    profileState: text('profile_state').$type<
      'released' | 'downloaded' | 'installed' | 'enabled' | 'disabled' | 'deleted'
    >(),
    profileStateAt: instant('profile_state_at'),
  },
  (table) => [
    index('esim_checks_due')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
  ],
)

// A threshold that was passed in a period, or a reminder before the trip; alerted at most once, or not at all if the traveler doesn't want it.
export const esimAlerts = pgTable(
  'esim_alerts',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').$type<AlertKind | TripReminderKind>().notNull(),
    period: text('period').notNull(),
    mailId: uuid('mail_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('esim_alert_once').on(table.orderId, table.kind, table.period)],
)

export const alertSettings = pgTable('alert_settings', {
  // lowercase, trimmed
  email: text('email').primaryKey(),
  isDataOn: boolean('is_data_on').notNull(),
  isExpiryOn: boolean('is_expiry_on').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** The notices that administrators have switched off. */
export const mutedNotices = pgTable('muted_notices', {
  topic: text('topic')
    .$type<'messages' | 'stuck_orders' | 'reviews' | 'disputes' | 'refunds' | 'network_credit' | 'declined_cards'>()
    .primaryKey(),
  mutedAt: instant('muted_at').notNull(),
})
