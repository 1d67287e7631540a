// Test orders at connected networks, which nobody bought and which go back: what each was to cost, what the network said, and
// what became of the money. The order knows how far it is, and the eSIM whether it went back.
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cents, instant } from '#db/schema/columns.ts'
import { orders } from '#db/schema/sales/orders.ts'
import { users } from '#db/schema/people/users.ts'

type Money = { units: number; divisor: number; currency: string }

export const networkTrials = pgTable(
  'network_trials',
  {
    // of the form that began it: a second press of its button finds the first one's row
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    networkId: text('network_id').notNull(),
    packageId: text('package_id').notNull(),
    // the name that the network has for the package
    packageName: text('package_name').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    // what the network charges for it, in its own money, and in ours if there was a rate
    cost: jsonb('cost').$type<Money>().notNull(),
    costCents: cents('cost_cents'),
    // what was left to spend before the order and after it was given back; null where the network tells none
    creditBefore: jsonb('credit_before').$type<Money>(),
    creditAfter: jsonb('credit_after').$type<Money>(),
    // the eSIM was looked at: the install data, and what the network told about it
    lookedAt: instant('looked_at'),
    isUsable: boolean('is_usable'),
    profileState: text('profile_state'),
    lookProblem: text('look_problem'),
    // why the order wasn't delivered, in the words of its page
    problem: text('problem'),
    // back: it was paid back; nothing: none was spent; kept: it stays there; requested: the network decides; unknown: other
    // orders changed the credit meanwhile, or it isn't told
    money: text('money').$type<'back' | 'nothing' | 'kept' | 'requested' | 'unknown'>(),
    begunAt: instant('begun_at').notNull(),
    // nothing more is done for the order
    endedAt: instant('ended_at'),
    // a person has seen what wasn't given back
    closedAt: instant('closed_at'),
    closedBy: uuid('closed_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('network_trial_of_order').on(table.orderId),
    uniqueIndex('one_trial_per_network')
      .on(table.networkId)
      .where(sql`${table.endedAt} is null`),
    index('network_trials_open')
      .on(table.begunAt)
      .where(sql`${table.money} is null`),
    index('network_trials_by_age').on(table.begunAt),
  ],
)
