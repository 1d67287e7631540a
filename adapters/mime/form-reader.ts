// Reads forms with files: short ones right away, all others apart from the server.
import type { FormReader, SentForm } from '#ports/form-reader.ts'
import { openLanes, type LaneLimits } from './lanes.ts'
import { parseForm } from './parse-form.ts'

/** Up to here, a thread costs more than what it could be spared. */
const SHORT_BYTES = 64 * 1024

export function formReader(limits: LaneLimits = {}): FormReader {
  const readApart = openLanes<SentForm>('form-thread.ts', limits)
  return {
    read: (body, contentType) =>
      body.length <= SHORT_BYTES ? parseForm(body, contentType) : readApart({ body, contentType }, body.length),
  }
}
