import { textOf } from './text-of.ts'

/** Which of a page's doors a form wants to go through; null if it names none of them. */
export function intentOf<Intent extends string>(form: FormData, doors: Record<Intent, unknown>): Intent | null {
  const intent = textOf(form, 'intent')
  return isIn(doors, intent) ? intent : null
}

const isIn = <Name extends string>(doors: Record<Name, unknown>, text: string): text is Name =>
  Object.hasOwn(doors, text)
