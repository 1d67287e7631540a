// Parses a form with files, and says of each file what it is; what they mean for the shop is decided elsewhere.
import type { JudgedFiles } from '#values/files/judged-files.ts'

export type SentForm = {
  /** The texts, in order, as often as each was sent. */
  fields: [name: string, text: string][]
  /** Those of all fields. */
  files: JudgedFiles
}

export type FormReader = {
  /** Null if it isn't a form, or takes more to read than any form of ours; `busy` if too many others are being read. */
  read: (body: Uint8Array<ArrayBuffer>, contentType: string) => Promise<SentForm | null | 'busy'>
}
