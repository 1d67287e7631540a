// Lists of any length, page by page.
import type { EsimGoClient } from './client.ts'
import { pageIn } from './wire.ts'

type ListQuery = {
  path: string
  /** The field that has the list. */
  name: string
  query: Record<string, string>
}

const MOST_PAGES = 10_000
/** Rows by which two pages are told apart: the first ones may say nothing. */
const COMPARED = 4

/**
 * Until a page is empty, or the last one by the network's own count. How many rows a page has says nothing, because a
 * network may give fewer than it was asked for; one that gives the same page again has no others.
 */
export async function* pages(network: EsimGoClient, { path, name, query }: ListQuery): AsyncGenerator<unknown[]> {
  let before = ''
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const request = { method: 'GET' as const, path, query: { ...query, page: String(page) } }
    const { list, pageCount } = await network.call(request, (told) => pageIn(told, name))
    const first = JSON.stringify(list.slice(0, COMPARED))
    if (list.length === 0 || first === before) return
    before = first
    yield list
    if (pageCount !== null && page >= pageCount) return
  }
}
