// How those who run the shop look at the inbox: by state, kind and whose it is.
import { TICKET_KINDS, TICKET_STATES, type TicketKind, type TicketState } from './ticket.ts'

export const INBOX_STATES = [...TICKET_STATES, 'all'] as const
export type InboxState = TicketState | 'all'
export const INBOX_KINDS = ['all', ...TICKET_KINDS] as const
export type InboxKind = TicketKind | 'all'
export const INBOX_OWNERS = ['everybody', 'mine', 'nobody'] as const
/** Whose the messages are: anybody's, one's own, or nobody's yet. */
export type InboxOwner = (typeof INBOX_OWNERS)[number]

export type InboxView = { state: InboxState; kind: InboxKind; owner: InboxOwner }

/** Who waits longest is on top; what waits for nobody is listed by its last change, the newest first. */
export const isByWait = ({ state }: Pick<InboxView, 'state'>): boolean => state === 'open'
