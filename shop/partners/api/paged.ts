// One page of a list in memory. A cursor names the last item seen, so items that appear or disappear between pages
// neither repeat nor hide others.

export const PAGE_SIZE = { usual: 50, most: 200 } as const

export type PageOf<Item> = { items: Item[]; nextCursor: string | null }

/** `names` ascend; null for a cursor we never issued. */
export function pagedBy<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  { cursor, limit }: { cursor: string | null; limit: number },
): PageOf<Item> | null {
  const sorted = items.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
  const after = cursor === null ? null : readName(cursor)
  if (cursor !== null && after === null) return null
  const rest = after === null ? sorted : sorted.filter((item) => nameOf(item) > after)
  const page = rest.slice(0, limit)
  const last = page.at(-1)
  return { items: page, nextCursor: last !== undefined && rest.length > limit ? writeName(nameOf(last)) : null }
}

const MARK = 'after:'
const writeName = (name: string): string => btoa(encodeURIComponent(MARK + name))

function readName(cursor: string): string | null {
  try {
    const read = decodeURIComponent(atob(cursor))
    return read.startsWith(MARK) ? read.slice(MARK.length) : null
  } catch {
    return null
  }
}
