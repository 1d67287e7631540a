// Whether a request comes from this machine's own pages: another site's page in the same browser must not change
// anything here.
import type { Context } from 'hono'

export function isForeign(c: Context): boolean {
  const origin = c.req.header('origin')
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== c.req.header('host'))) return true
  return c.req.header('sec-fetch-site') === 'cross-site'
}
