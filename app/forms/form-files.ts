// The field for files of a message, and what to say about those that aren't taken.
import { filesCopy } from '#app/copy/support/files.ts'
import { refusedBySize, type RefusedFile } from '#values/files/file-limits.ts'

const FILES_FIELD = 'files'

/** A form has one such field, and its `encType` is `multipart/form-data`. Endings beside types: some systems know only one of them. The server looks at what is in a file. */
export const FILES_INPUT = {
  type: 'file',
  name: FILES_FIELD,
  multiple: true,
  accept: 'image/png,image/jpeg,image/webp,application/pdf,text/plain,.png,.jpg,.jpeg,.webp,.pdf,.txt,.log',
} as const

export const refusalOfFiles = (refused: readonly RefusedFile[]): string =>
  refused.map(({ name, why }) => filesCopy.refused[why](name)).join(' ')

/** What is wrong with files before they are sent, by their sizes alone; null if nothing is. */
export function complaintAboutFiles(form: FormData): string | null {
  const chosen = form.getAll(FILES_FIELD).flatMap((each) => (each instanceof File && each.name !== '' ? [each] : []))
  const refused = refusedBySize(chosen)
  return refused.length > 0 ? refusalOfFiles(refused) : null
}
