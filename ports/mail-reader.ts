// Parses an email as it arrived; what it means for the shop is decided elsewhere.
import type { JudgedFiles } from '#values/files/judged-files.ts'

/** Beyond this many characters, nobody looks for words in an email. */
export const MOST_MAIL_TEXT = 300_000

export type IncomingMail = {
  /** Its Message-ID, without brackets; null if it has no usable one. */
  messageId: string | null
  /** The one address that wrote it, as typed. */
  from: { name: string; address: string }
  /** Everyone it was addressed to, as typed. */
  recipients: string[]
  subject: string
  /** At most `MOST_MAIL_TEXT` characters. */
  text: string | null
  /** The words of an email without a plain text: all of them, and those outside its quotes. */
  html: { whole: string; unquoted: string } | null
  /** The IDs of the emails it follows, with the one it answers first. */
  answers: string[]
  /** Written by a machine: an out-of-office reply, a bounce, or a mailing list. */
  isAutomatic: boolean
  /** The number of attachments. */
  attachments: number
  /** The attachments that are accepted, and the first that are not. */
  files: JudgedFiles
}

export type MailReader = {
  /**
   * Null if it isn't an email from a single writer, or takes more to read than any email from a person; `busy` if too
   * many others are being read.
   */
  read: (raw: Uint8Array) => Promise<IncomingMail | null | 'busy'>
}
