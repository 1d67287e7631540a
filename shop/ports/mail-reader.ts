// Reads a mail as it came off the wire; what it means for the shop is decided elsewhere.

export type IncomingMail = {
  /** What it calls itself, without brackets; null when it calls itself nothing that could be referred to. */
  messageId: string | null
  /** The one address that wrote it, as it was typed. */
  from: { name: string; address: string }
  /** Everybody to whom it says that it went, as it was typed. */
  recipients: string[]
  subject: string
  text: string | null
  html: string | null
  /** The ids of the mails that it follows, the one that it answers first. */
  answers: string[]
  /** A machine wrote it: an absence note, a bounce, a mailing list. */
  isAutomatic: boolean
  /** How many files came with it. */
  attachments: number
}

export type MailReader = {
  /** Null for what is no mail of one writer. */
  read: (raw: Uint8Array) => Promise<IncomingMail | null>
}
