// Whether a page is drawn with the network's figures in it: for a browser without script, which says so in the address.

/** A document that filters by status cannot be drawn without the figures either; a script fetches its own. */
export function wantsFiguresNow(request: Request): boolean {
  const { searchParams } = new URL(request.url)
  const isDocument = request.headers.get('accept')?.includes('text/html') ?? false
  return searchParams.get('figures') === 'now' || (isDocument && searchParams.has('show'))
}
