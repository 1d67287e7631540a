// Filters of the inbox: by state, kind, and assignee.
import { TICKET_KINDS, type TicketKind, type TicketState } from './ticket.ts'

/** An open ticket that is snoozed is in `snoozed` alone. */
export const INBOX_STATES = ['open', 'snoozed', 'waiting', 'closed', 'all'] as const
export type InboxState = TicketState | 'snoozed' | 'all'
export const INBOX_KINDS = ['all', ...TICKET_KINDS] as const
export type InboxKind = TicketKind | 'all'
export const INBOX_OWNERS = ['everybody', 'mine', 'nobody'] as const
/** Assigned to anyone, to oneself, or to nobody yet. */
export type InboxOwner = (typeof INBOX_OWNERS)[number]

export type InboxView = { state: InboxState; kind: InboxKind; owner: InboxOwner }

/** Longest waiting first; messages nobody waits for are sorted by last change, newest first. */
export const isByWait = ({ state }: Pick<InboxView, 'state'>): boolean => state === 'open'
