/** An address with its query, from which everything empty is left out, and the part of the page that it leads to. */
export function withQuery(
  path: string,
  query: Record<string, string | number | null | undefined | false>,
  part?: string,
): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value || value === 0) search.set(name, String(value))
  return `${path}${search.size > 0 ? `?${search}` : ''}${part === undefined ? '' : `#${part}`}`
}
