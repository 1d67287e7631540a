// What the nodes' logs say of a storm, read line by line: they are longer than anybody wants to keep at once.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

const NOT_TAKEN = '"mail not taken"'
const FAILURES = ['"request failed"', '"an error that nobody caught"']
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** `failures`: lines about requests that failed. `unheard`: how many of these mails were once noted as not taken. */
export async function readLogs(files: string[], mailIds: string[]): Promise<{ failures: string[]; unheard: number }> {
  const failures: string[] = []
  const asked = new Set(mailIds)
  const unheard = new Set<string>()
  for (const file of files)
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
      if (FAILURES.some((words) => line.includes(words))) failures.push(line)
      if (line.includes(NOT_TAKEN)) for (const [id] of line.matchAll(UUID)) if (asked.has(id)) unheard.add(id)
    }
  return { failures, unheard: unheard.size }
}
