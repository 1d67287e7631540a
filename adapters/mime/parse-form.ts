// Parses a form with files, and looks what each file is.
import type { SentForm } from '#ports/form-reader.ts'
import { judgeFiles } from '#values/files/judge-files.ts'
import type { SentFile } from '#values/files/judged-files.ts'

/** Null if it isn't a form. */
export async function parseForm(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<SentForm | null> {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => null)
  if (!form) return null
  const [fields, sent]: [SentForm['fields'], SentFile[]] = [[], []]
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.push([name, value])
    // Where no file was chosen, a browser sends one without name and content.
    else if (value.name !== '' || value.size > 0) sent.push({ name: value.name, bytes: await value.bytes() })
  }
  return { fields, files: judgeFiles(sent) }
}
