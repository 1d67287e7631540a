// The pages of a list, one after the other.
import type { AiraloClient, AnswerBody } from './client.ts'
import { lastPageOf, listIn } from './wire.ts'

/** Ends with the last page that the network names, or with an empty one. */
export async function* pagesOf(
  network: AiraloClient,
  path: string,
  query: Record<string, string | number>,
): AsyncGenerator<AnswerBody> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const told = await network.get(path, { ...query, page })
    yield told
    const list = listIn(told['data'])
    last = Array.isArray(list) && list.length === 0 ? 0 : lastPageOf(told)
  }
}
