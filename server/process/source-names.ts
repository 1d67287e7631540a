// The server runs from a few large files. This says which of our sources a position in a stack trace belongs to.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const POSITION = /(file:\/\/[^\s()]+\/build\/server\/[^\s()]+\.js):(\d+):\d+/g
/** The build writes the path of each source above it. */
const HEADING = /^\/\/ ((?:app|shop|ports|values|adapters|db|server|node_modules)\/\S+)$/

/** The text with the source, such as `shop/order/place-order.ts`, in front of each position in the built server. */
export const withSourceNames = (text: string): string =>
  text.replaceAll(POSITION, (position, file: string, line: string) => {
    const source = sourceAt(file, Number(line))
    return source ? `${source} in ${position}` : position
  })

// An error that happens once tends to happen again; there are no more of these than places that throw.
const known = new Map<string, string | null>()

function sourceAt(file: string, line: number): string | null {
  const key = `${file}:${line}`
  const found = known.get(key) ?? headingAbove(file, line)
  known.set(key, found)
  return found
}

function headingAbove(file: string, line: number): string | null {
  try {
    const above = readFileSync(fileURLToPath(file), 'utf8').split('\n', line)
    return HEADING.exec(above.findLast((each) => HEADING.test(each)) ?? '')?.[1] ?? null
  } catch {
    // The error matters more than its place: a newer build may have replaced the file.
    return null
  }
}
