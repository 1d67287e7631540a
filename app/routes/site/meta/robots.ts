// /robots.txt: what is personal, internal or an action is not for search engines.
import { pathIn } from '#app/language/address.ts'
import { firstPartOf, PAGES } from '#app/pages.ts'
import { publicUrlContext } from '#app/session/request-context.ts'
import { LANGUAGES } from '#values/language.ts'
import type { Route } from './+types/robots.ts'

/** Indexed without standing in the sitemap as they are written here. A rule closes everything that begins with it, too. */
const OPEN = ['/business/api', '/business/terms', '/contract-summary/:bundleId', '/esim/:place', '/*']
const closed = PAGES.filter(({ path, isListed }) => !isListed && !OPEN.includes(path)).flatMap(({ path }) =>
  LANGUAGES.map((language) => pathIn(`/${firstPartOf(path)}`, language)),
)

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...[...new Set(closed)].map((part) => `Disallow: ${part}`),
    '',
    `Sitemap: ${context.get(publicUrlContext)}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
