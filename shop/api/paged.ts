// One page of a list that stands in memory: a cursor names the last thing that was seen, so that what comes and goes meanwhile
// neither repeats nor hides anything else.

export const PAGE_SIZE = { usual: 50, most: 200 } as const

export type Paged<Item> = { items: Item[]; nextCursor: string | null }

/** `names` ascend; null for a cursor that no page of ours gave out. */
export function pagedBy<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  { cursor, limit }: { cursor: string | null; limit: number },
): Paged<Item> | null {
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
