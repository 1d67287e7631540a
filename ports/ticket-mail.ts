// The emails of a conversation about a message to support.

/** An email in the conversation about a support message. */
export type ThreadHeaders = {
  /** The IDs of the earlier emails, ending with the one it answers. */
  references: string[]
  /** The address for replies that are matched automatically; null if the brand's own address receives them. */
  replyTo: string | null
}

/** A message reached support. It repeats none of the text, because the address may not be the writer's own. */
export type TicketReceivedMail = ThreadHeaders & {
  kind: 'ticket_received'
  to: string
  recipientName: string | null
  number: string
}

/** Shows staff what somebody wrote; a reply to it goes to the writer. */
export type TicketNoticeMail = TicketWords & { kind: 'ticket_notice' }
export type TicketReplyMail = TicketWords & { kind: 'ticket_reply' }
type TicketWords = {
  to: string
  recipientName: null
  number: string
  writer: { name: string; email: string }
  subject: string
  text: string
  /** What else the writer told, by the name of each detail; null for what they didn't. */
  details: Record<string, string | null>
  orderReference: string | null
  /** How many files came with it. */
  files: number
  link: string
}

/** An answer from staff, in the thread that the message started. */
export type TicketAnswerMail = ThreadHeaders & {
  kind: 'ticket_answer'
  to: string
  recipientName: string | null
  number: string
  /** The subject in the writer's words; null for a withdrawal. */
  subject: string | null
  /** `{qr_link}` in it stands for the link. */
  text: string
  /** Opens the order that the answer is about; null if it has no such link. */
  qrLink: string | null
  /** What staff sends along; `mime` is what it is by its content. */
  files: { name: string; mime: string; bytes: Uint8Array }[]
  /** The question being answered; null for a withdrawal. */
  question: { at: Date; text: string } | null
}
