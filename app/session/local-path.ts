// A redirect path that somebody sent us: only one of our own is accepted, checked after it is resolved.
const OWN = 'http://own.invalid'

export function localPath(wanted: unknown, otherwise = '/'): string {
  if (typeof wanted !== 'string' || !URL.canParse(wanted, OWN)) return otherwise
  const url = new URL(wanted, OWN)
  return url.origin === OWN && wanted.startsWith('/') && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}`
    : otherwise
}
