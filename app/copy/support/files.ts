// The words about files that go with a message: on the support page and in the inbox.
import { translated } from '#app/language/translated.ts'
import { FILE_LIMITS_IN_MB, type FileRefusal } from '#values/files/file-limits.ts'

const { most, each, together } = FILE_LIMITS_IN_MB

const refused: Record<FileRefusal, (name: string) => string> = {
  empty: (name) => `“${name}” is empty.`,
  too_large: (name) => `“${name}” is larger than ${each} MB.`,
  type: (name) => `“${name}” is no PNG, JPEG, or WebP picture, no PDF, and no plain text, or it is damaged.`,
  too_many: (name) => `“${name}” is one too many: a message can have ${most} files.`,
  too_much: (name) => `With “${name}”, the files are larger than ${together} MB together.`,
  no_room: (name) => `We can’t take “${name}” today. Please send the message without files.`,
}

export const filesCopy = translated({
  label: 'Screenshots or documents',
  hint: `Up to ${most} files: PNG, JPEG, WebP, PDF, or plain text, ${each} MB each and ${together} MB together. We remove place and camera details from pictures.`,
  busy: 'Many files are being sent right now. Please try again in a minute.',
  again: 'Please choose your files again before you send the message.',
  refused,
})
