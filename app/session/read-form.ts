// Reads a posted form; a body that no form of ours could have sent is answered with 400 before anybody works on it.
import { data } from 'react-router'

export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (problem) {
    // The browser that went away in the middle of its form reads no answer.
    if (request.signal.aborted) throw problem
    throw data(null, 400)
  }
}

/** Whether a name stands in the form more than once; of two answers nobody can say which one was meant. */
export function hasRepeatedNames(form: FormData): boolean {
  const names = [...form.keys()]
  return new Set(names).size !== names.length
}
