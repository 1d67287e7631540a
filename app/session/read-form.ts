// Reads a posted form; a body that no form of ours could have sent is answered with 400 before anybody works on it.
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
    // The browser that went away in the middle of its form reads no answer.
    if (request.signal.aborted) throw problem
    return null
  }
}

// Nobody can type the character NUL, and no database text can hold it.
const hasNul = (form: FormData): boolean =>
  [...form].some(([name, value]) => [name, value].some((text) => typeof text === 'string' && text.includes('\0')))

/** Whether a name stands in the form more than once; of two answers nobody can say which one was meant. */
export function hasRepeatedNames(form: FormData): boolean {
  const names = [...form.keys()]
  return new Set(names).size !== names.length
}
