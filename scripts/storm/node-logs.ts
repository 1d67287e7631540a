// What the nodes' logs say about a storm, read line by line because they are too long to hold in memory.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

// The messages as the shop logs them; a test looks for each in its source.
export const REQUEST_FAILED = 'request failed'
export const UNCAUGHT_ERROR = 'uncaught error'
export const MAIL_NOT_ACCEPTED = 'the mail server did not accept an email'

const isAbout = (line: string, message: string) => line.includes(`"${message}"`)
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** `failures`: lines about failed requests. `unheard`: how many of these emails were once logged as not accepted. */
export async function readLogs(files: string[], mailIds: string[]): Promise<{ failures: string[]; unheard: number }> {
  const failures: string[] = []
  const asked = new Set(mailIds)
  const unheard = new Set<string>()
  for (const file of files)
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
      if (isAbout(line, REQUEST_FAILED) || isAbout(line, UNCAUGHT_ERROR)) failures.push(line)
      if (isAbout(line, MAIL_NOT_ACCEPTED)) for (const [id] of line.matchAll(UUID)) if (asked.has(id)) unheard.add(id)
    }
  return { failures, unheard: unheard.size }
}
