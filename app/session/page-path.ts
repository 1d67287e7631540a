// The address of a page, also for its data request, which has a suffix (and a special name for the home page).
export function pagePath(pathname: string): string {
  const page = pathname.replace(/\.data$/, '').replace(/(?<=.)\/$/, '')
  return page === '/_' ? '/' : page
}

/** The one spelling of an address: without doubled slashes and without one at the end. */
export const canonicalPath = (pathname: string): string => pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')

/** The row in the table of pages that the router matched, however the address was written. */
export const pageOf = (pattern: string): string => `/${pattern.replace(/^\//, '')}`
