// What a posted form, or an address, says in its fields.
import { cutText } from '#values/text/cut-text.ts'

/** A form, or the parameters of an address. */
type Fields = { get: (name: string) => FormDataEntryValue | null }

/** A field's text, at most so long; a file in its place is nothing. */
export function textOf(fields: Fields, name: string, most?: number): string {
  const value = fields.get(name)
  if (typeof value !== 'string') return ''
  return most === undefined ? value : cutText(value, most)
}

/** The intent that a form names; null if the page has no such door. */
export function intentOf<Intent extends string>(form: FormData, doors: Record<Intent, unknown>): Intent | null {
  const intent = textOf(form, 'intent')
  return isIn(doors, intent) ? intent : null
}

const isIn = <Name extends string>(doors: Record<Name, unknown>, text: string): text is Name =>
  Object.hasOwn(doors, text)

/** What was typed, by the names of the fields, without files. */
export const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/** A count, a version or an amount in cents that the page wrote itself; -1, which nothing ever is, for whatever no page of ours writes. */
export function wholeNumberOf(form: FormData, field: string): number {
  const text = textOf(form, field)
  // Nine digits are what an integer column takes for sure.
  return /^\d{1,9}$/.test(text) ? Number(text) : -1
}
