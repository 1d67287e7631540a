// The fields of the message on the support page, one row each, from top to bottom. The form, its limits, its problems, and
// the draft are made from this table; their words are in `app/copy/support/message-fields.ts`.
import { MOST_NAME_CHARACTERS, MOST_SUBJECT_CHARACTERS, MOST_TEXT_CHARACTERS } from '#shop/support/inbox/ticket.ts'
import type { TicketDetail } from '#shop/support/inbox/ticket-details.ts'

type Row = {
  /** In characters. */
  longest: number
  isRequired?: true
  /** As wide as the form, below the question about the order. */
  isWide?: true
  autoComplete?: string
}

const table = {
  name: { longest: MOST_NAME_CHARACTERS, isRequired: true, autoComplete: 'name' },
  email: { longest: 254, isRequired: true, autoComplete: 'email' },
  subject: { longest: MOST_SUBJECT_CHARACTERS, isRequired: true, isWide: true },
  message: { longest: MOST_TEXT_CHARACTERS, isRequired: true, isWide: true },
} as const satisfies Record<'name' | 'email' | 'subject' | 'message', Row> & Partial<Record<TicketDetail, Row>>

export type SupportField = keyof typeof table
export const SUPPORT_TABLE: Record<SupportField, Row> = table

const isSupportField = (name: string): name is SupportField => Object.hasOwn(table, name)
export const SUPPORT_FIELDS: readonly SupportField[] = Object.keys(table).filter(isSupportField)
