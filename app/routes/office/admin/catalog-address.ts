// The address of a zone, at a page of its bundles.
import { href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'

export const zonePath = (zone: string, page = 1): string =>
  withQuery(href('/super-admin-dashboard/catalog/:zone', { zone }), { page: page > 1 && page })

export function pageIn(searchParams: URLSearchParams): number {
  const typed = searchParams.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : 1
}
