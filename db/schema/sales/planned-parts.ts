// What a buyer planned to buy later for the same trip, and whether they were reminded of it.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cents, instant } from '#db/schema/columns.ts'
import { orders } from './orders.ts'

export const plannedParts = pgTable(
  'planned_parts',
  {
    id: uuid('id').primaryKey(),
    // the order that was placed with the plan
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    number: integer('number').notNull(),
    usage: text('usage').$type<'light' | 'normal' | 'heavy'>().notNull(),
    bundleId: text('bundle_id').notNull(),
    isTopUp: boolean('is_top_up').notNull(),
    // before tax, when it was planned
    priceCents: cents('price').notNull(),
    destinations: jsonb('destinations').$type<string[]>().notNull(),
    arrival: text('arrival').notNull(),
    departure: text('departure').notNull(),
    remindOn: text('remind_on').notNull(),
    // 'ended': nobody is reminded of it (anymore)
    state: text('state').$type<'waiting' | 'mailed' | 'ended'>().notNull(),
    // what the next part is instead of the one that was planned at first
    change: text('change').$type<'dearer' | 'anew' | 'gone'>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('planned_part_waiting')
      .on(table.orderId, table.number)
      .where(sql`${table.state} = 'waiting'`),
    index('planned_parts_of_order').on(table.orderId),
    index('planned_parts_due')
      .on(table.remindOn)
      .where(sql`${table.state} = 'waiting'`),
  ],
)
