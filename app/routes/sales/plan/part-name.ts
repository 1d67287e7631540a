/** The sealed name of a trip's part in an address; empty if there is none, or more than one. */
export function readPartName(url: URL): string {
  const [name = '', ...more] = url.searchParams.getAll('part')
  return more.length === 0 ? name : ''
}
