export const CATALOG_PATH = '/super-admin-dashboard/catalog'
/** A zone, at a page of its bundles. */
export const zonePath = (zone: string, page = 1): string =>
  `${CATALOG_PATH}/${encodeURIComponent(zone)}${page > 1 ? `?page=${page}` : ''}`

export function pageIn(searchParams: URLSearchParams): number {
  const typed = searchParams.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : 1
}
