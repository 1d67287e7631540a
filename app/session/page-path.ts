// The address of a page, also for its data request, which has a suffix (and a special name for the home page).
export function pagePath(pathname: string): string {
  const page = pathname.replace(/\.data$/, '').replace(/(?<=.)\/$/, '')
  return page === '/_' ? '/' : page
}

/** The row in the table of pages that the router matched, however the address was written. */
export const pageOf = (pattern: string): string => `/${pattern.replace(/^\//, '')}`
