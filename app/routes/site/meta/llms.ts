// /llms.txt (llmstxt.org): for assistants that read the shop, what it sells and where each fact is.
import { href } from 'react-router'
import { llmsCopy as copy } from '#app/copy/site/llms.ts'
import { atOf, brandContext, publicUrlContext, shopContext } from '#app/session/request-context.ts'
import { placesOnSale } from '#shop/catalogue/destination/places-on-sale.ts'
import type { Route } from './+types/llms.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = await context.get(shopContext).catalogue.viewCatalogue(atOf(context))
  const publicUrl = context.get(publicUrlContext)
  const { name } = context.get(brandContext)
  const example = placesOnSale(catalogue).countries[0]
  const { links } = copy
  const item = ([title, text]: readonly [string, string], path: string) => `- [${title}](${publicUrl}${path}): ${text}`
  const lines = [
    `# ${name.replaceAll(/\s+/g, ' ')}`,
    '',
    `> ${copy.lead(name.replaceAll(/\s+/g, ' '))}`,
    '',
    `## ${copy.facts}`,
    '',
    item(links.destinations, href('/esim')),
    ...(example ? [item(links.country, href('/esim/:place', { place: example.slug }))] : []),
    item(links.feed, href('/products.tsv')),
    item(links.sitemap, href('/sitemap.xml')),
    '',
    `## ${copy.tools}`,
    '',
    item(links.mcp, href('/mcp')),
    item(links.api, href('/business/api')),
    '',
    `## ${copy.rules}`,
    '',
    item(links.terms, href('/terms')),
    item(links.faq, href('/faq')),
    item(links.devices, href('/devices')),
    item(links.withdraw, href('/withdraw')),
    item(links.support, href('/support')),
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
