// /sitemaps/<part>.xml: the addresses of one part, with when each last changed, as far as that is known.
import { readPart, writeSitemap } from './sitemap-parts.ts'
import type { Route } from './+types/sitemap-part.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const part = /^([a-z\d-]{1,20})\.xml$/.exec(params.part)?.[1] ?? ''
  const entries = await readPart(context, part)
  return entries ? writeSitemap('urlset', 'url', entries) : new Response('Not found', { status: 404 })
}
