// Parses a posted form; a body that none of our forms could have sent is answered with 400 right away.
import type { FormReader } from '#ports/form-reader.ts'
import { NO_FILES, type JudgedFiles } from '#values/files/judged-files.ts'
import { shellCopy } from '#app/copy/site/shell.ts'
import { filesCopy } from '#app/copy/support/files.ts'
import { cutText } from '#values/text/cut-text.ts'
import { MOST_FIELDS, MOST_NAME, mostOfField } from './input-limits.ts'

export async function readForm(request: Request): Promise<FormData> {
  return shortened(request, await parse(request))
}

const WITH_FILES = /^multipart\/form-data\s*;/i
const BUSY = 503
const BUSY_SECONDS = '60'

/** The texts of a form that takes files, and the files, which `read` has looked at apart from the server. */
export async function readFormWithFiles(
  request: Request,
  read: FormReader['read'],
): Promise<{ form: FormData; files: JudgedFiles }> {
  const type = request.headers.get('content-type') ?? ''
  if (!WITH_FILES.test(type)) return { form: await readForm(request), files: NO_FILES }
  const sent = await read(new Uint8Array(await request.arrayBuffer()), type)
  if (sent === 'busy') throw new Response(filesCopy.busy, { status: BUSY, headers: { 'retry-after': BUSY_SECONDS } })
  const form = sent && new FormData()
  for (const [name, value] of sent?.fields ?? []) form?.append(name, value)
  return { form: shortened(request, form), files: sent?.files ?? NO_FILES }
}

function shortened(request: Request, form: FormData | null): FormData {
  const short = form && cutFields(form, new URL(request.url).pathname)
  if (!short || hasNul(short)) throw new Response(shellCopy.error.unreadable, { status: 400 })
  return short
}

/** The same form, each of its texts at most as long as its field may be; null if it has more fields than any of ours. */
function cutFields(form: FormData, path: string): FormData | null {
  const short = new FormData()
  let count = 0
  for (const [name, value] of form) {
    count += 1
    if (count > MOST_FIELDS || name.length > MOST_NAME) return null
    short.append(name, typeof value === 'string' ? cutText(value, mostOfField(path, name)) : value)
  }
  return short
}

const WITHOUT_FILES = /^application\/x-www-form-urlencoded\s*(;|$)/i

async function parse(request: Request): Promise<FormData | null> {
  try {
    const type = request.headers.get('content-type') ?? ''
    return WITHOUT_FILES.test(type) ? formOf(await request.text()) : await request.formData()
  } catch (problem) {
    // If the browser left in the middle of its form, nobody reads the answer.
    if (request.signal.aborted) throw problem
    return null
  }
}

// The same fields as from the request itself, which would read its body through a stream first.
function formOf(text: string): FormData {
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value)
  return form
}

// Nobody can type NUL, and database texts can't contain it.
const hasNul = (form: FormData): boolean =>
  [...form].some(([name, value]) => [name, value].some((text) => typeof text === 'string' && text.includes('\0')))

/** Whether a field occurs more than once: nobody can say which of two answers was meant. */
export function hasRepeatedNames(form: FormData): boolean {
  const names = [...form.keys()]
  return new Set(names).size !== names.length
}
