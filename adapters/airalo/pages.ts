// The pages of a list, one after the other.
import type { AiraloClient, AnswerBody } from './client.ts'
import { lastPageOf, listIn } from './wire.ts'

const MOST_PAGES = 10_000
/** Rows by which two pages are told apart: the first ones may say nothing. */
const COMPARED = 4

/**
 * Ends with the last page that the network names, or with an empty one. Without a readable number, a network that gives
 * the same page again has no others.
 */
export async function* pagesOf(
  network: AiraloClient,
  path: string,
  query: Record<string, string | number>,
): AsyncGenerator<AnswerBody> {
  let before = ''
  for (let page = 1, last = 1; page <= Math.min(last, MOST_PAGES); page += 1) {
    const told = await network.get(path, { ...query, page })
    const list = listIn(told['data'])
    const first = JSON.stringify(Array.isArray(list) ? list.slice(0, COMPARED) : null)
    if (last === Number.POSITIVE_INFINITY && first === before) return
    before = first
    yield told
    last = Array.isArray(list) && list.length === 0 ? 0 : lastPageOf(told)
  }
}
