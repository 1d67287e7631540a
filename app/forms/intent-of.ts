import { textOf } from './text-of.ts'

/** The intent that a form names; null if the page has no such door. */
export function intentOf<Intent extends string>(form: FormData, doors: Record<Intent, unknown>): Intent | null {
  const intent = textOf(form, 'intent')
  return isIn(doors, intent) ? intent : null
}

const isIn = <Name extends string>(doors: Record<Name, unknown>, text: string): text is Name =>
  Object.hasOwn(doors, text)
