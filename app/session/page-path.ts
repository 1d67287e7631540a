// The address of a page, also where its script asks for its data: that has an ending, and the home page's has a name of its own.
export function pagePath(pathname: string): string {
  const page = pathname.replace(/\.data$/, '').replace(/(?<=.)\/$/, '')
  return page === '/_' ? '/' : page
}

/** The page in the table of pages whose pattern the router matched, however the address was written. */
export const pageOf = (pattern: string): string => `/${pattern.replace(/^\//, '')}`
