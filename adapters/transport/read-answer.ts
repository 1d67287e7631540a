// Reads what vendors answer: how long they want to be left alone, and their JSON.
import type { Answer } from './ask.ts'

const MOST_REST_S = 60

/** How long to ask nothing after an answer that it was too often; at most a minute, whatever the vendor says. */
export const restMs = (retryAfter: string): number => {
  const seconds = /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : 1
  return Math.min(seconds, MOST_REST_S) * 1000
}

/** Throws as `whole` does. */
export const wholeText = async (answer: Answer, mostBytes: number): Promise<string> =>
  new TextDecoder().decode(await answer.whole(mostBytes))

/** Null for what is no JSON. */
export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
