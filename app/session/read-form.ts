// Parses a posted form; a body that none of our forms could have sent is answered with 400 right away.
import { shellCopy } from '#app/copy/shell.ts'

export async function readForm(request: Request): Promise<FormData> {
  const form = await parse(request)
  if (!form || hasNul(form)) throw new Response(shellCopy.error.unreadable, { status: 400 })
  return form
}

async function parse(request: Request): Promise<FormData | null> {
  try {
    return await request.formData()
  } catch (problem) {
    // If the browser left in the middle of its form, nobody reads the answer.
    if (request.signal.aborted) throw problem
    return null
  }
}

// Nobody can type NUL, and database texts can't contain it.
const hasNul = (form: FormData): boolean =>
  [...form].some(([name, value]) => [name, value].some((text) => typeof text === 'string' && text.includes('\0')))

/** Whether a field occurs more than once: nobody can say which of two answers was meant. */
export function hasRepeatedNames(form: FormData): boolean {
  const names = [...form.keys()]
  return new Set(names).size !== names.length
}
