// The notices that administrators have switched off.
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'

export const mutedNotices = pgTable('muted_notices', {
  topic: text('topic')
    .$type<'messages' | 'stuck_orders' | 'reviews' | 'disputes' | 'refunds' | 'network_credit'>()
    .primaryKey(),
  mutedAt: instant('muted_at').notNull(),
})
