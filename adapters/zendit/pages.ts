// Lists of any length, page by page.
import type { ZenditClient } from './client.ts'
import { listIn } from './wire.ts'

/** The most that the network gives at once is 1,024. */
const PAGE_ROWS = 500
const MOST_PAGES = 10_000
/** Rows by which two pages are told apart: the first ones may say nothing. */
const COMPARED = 4

/**
 * Until a page is empty, or the network's own count is reached; a page may have fewer rows than it was asked for. A
 * network that gives the same page again has no others.
 */
export async function* pages(
  network: ZenditClient,
  path: string,
  query: Record<string, string>,
): AsyncGenerator<unknown[]> {
  let [read, before] = [0, '']
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const asked = { ...query, _limit: String(PAGE_ROWS), _offset: String(read) }
    const { list, total } = await network.call({ path, query: asked }, listIn)
    const first = JSON.stringify(list.slice(0, COMPARED))
    if (list.length === 0 || first === before) return
    before = first
    yield list
    read += list.length
    if (total !== null && read >= total) return
  }
}
