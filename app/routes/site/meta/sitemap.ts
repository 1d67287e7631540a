// /sitemap.xml: the parts of the sitemap, each with the newest change in it.
import { href } from 'react-router'
import { publicUrlContext } from '#app/session/request-context.ts'
import { listParts, writeSitemap } from './sitemap-parts.ts'
import type { Route } from './+types/sitemap.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const addressOf = (part: string) => context.get(publicUrlContext) + href('/sitemaps/:part', { part: `${part}.xml` })
  const parts = await listParts(context)
  return writeSitemap(
    'sitemapindex',
    'sitemap',
    parts.map(({ name, changed }) => ({ address: addressOf(name), changed })),
  )
}
