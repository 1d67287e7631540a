import { cutText } from '#values/text/cut-text.ts'

/** A form, or the parameters of an address. */
type Fields = { get: (name: string) => FormDataEntryValue | null }

/** A field's text, at most so long; a file in its place is nothing. */
export function textOf(fields: Fields, name: string, most?: number): string {
  const value = fields.get(name)
  if (typeof value !== 'string') return ''
  return most === undefined ? value : cutText(value, most)
}
