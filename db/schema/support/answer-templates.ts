// Answers that staff keep under a name, with placeholders for the facts of a message and its order.
import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'

export const answerTemplates = pgTable(
  'answer_templates',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    // increases with every change, so that nobody overwrites what somebody else has just written
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('answer_template_names').on(sql`lower(${table.name})`)],
)
