// The inbox of the messages that connected networks send to their callback addresses: each is stored once.
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'

export const networkEvents = pgTable(
  'network_events',
  {
    id: uuid('id').primaryKey(),
    networkId: text('network_id').notNull(),
    // the network's own ID of the message, or a fingerprint of what it says
    eventId: text('event_id').notNull(),
    // what happened, in the network's own word
    kind: text('kind').notNull(),
    // what it names: our reference as the network tells it, and the eSIM by the network's own ID if that is no ICCID
    reference: text('reference'),
    networkEsimId: text('network_esim_id'),
    // the order that it concerns; null if it names nothing of ours
    orderId: uuid('order_id'),
    // nothing: it concerns nothing of ours; silent: the network didn't answer what we asked because of it
    outcome: text('outcome').$type<'asked' | 'nothing' | 'silent'>(),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
  },
  (table) => [
    uniqueIndex('network_event_once').on(table.networkId, table.eventId),
    index('network_events_by_time').on(table.receivedAt),
  ],
)
