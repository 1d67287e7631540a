// What a message to the shop may tell besides its writer, its subject, and its text.
import { recordOf } from '#values/record-of.ts'

/**
 * Each name here is also the name of the ticket's column, and each has its words in `app/copy/support/message-fields.ts`.
 * The ticket, the email to staff, the desk, and the copy of somebody's data contain each; it is deleted with its ticket.
 * The support page asks for those that have a row in `app/routes/support/contact/support-fields.ts`.
 */
export const TICKET_DETAILS = [
  // asked on the page for partners
  'company',
] as const
export type TicketDetail = (typeof TICKET_DETAILS)[number]
/** Null for whatever the writer didn't tell. */
export type TicketDetails = Record<TicketDetail, string | null>

/** The details and nothing else, out of anything that contains some of them. */
export const detailsIn = (told: Partial<TicketDetails>): TicketDetails =>
  recordOf(TICKET_DETAILS, (detail) => told[detail] || null)

/** Only those that the writer told, in order. */
export const listDetails = (told: Partial<TicketDetails>): { detail: TicketDetail; value: string }[] =>
  TICKET_DETAILS.flatMap((detail) => {
    const value = told[detail]
    return value ? [{ detail, value }] : []
  })
