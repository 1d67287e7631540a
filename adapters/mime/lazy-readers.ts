// The readers of emails and forms with files, which are loaded with the first of them.
import type { FormReader } from '#ports/form-reader.ts'
import type { MailReader } from '#ports/mail-reader.ts'

type Readers = { mailReader: MailReader; formReader: FormReader }

export function lazyReaders(): Readers {
  let opened: Promise<Readers> | null = null
  const open = () =>
    (opened ??= Promise.all([import('./mime.ts'), import('./form-reader.ts')]).then(([mails, forms]) => ({
      mailReader: mails.mimeReader(),
      formReader: forms.formReader(),
    })))
  return {
    mailReader: { read: async (raw) => (await open()).mailReader.read(raw) },
    formReader: { read: async (body, contentType) => (await open()).formReader.read(body, contentType) },
  }
}
