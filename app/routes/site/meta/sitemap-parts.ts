// The sitemap in parts, each below what search engines take: pages, countries and zones, and plans.
import { href } from 'react-router'
import { termsCopy } from '#app/copy/site/terms.ts'
import { pathIn } from '#app/language/address.ts'
import { pathsThat } from '#app/pages.ts'
import { isSpoken } from '#app/language/spoken-pages.ts'
import { LANGUAGES, type Language } from '#values/language.ts'
import { atOf, publicUrlContext, shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { findBundle } from '#shop/catalogue/bundle/bundle.ts'
import { latest } from '#shop/catalogue/bundle/view-last-changes.ts'
import { placesOnSale } from '#shop/catalogue/destination/places-on-sale.ts'

/** One address, and when its page last changed; null if that is not known. */
type Entry = { address: string; changed: string | null; alternates?: readonly Alternate[] }
type Alternate = { language: Language | 'x-default'; address: string }

/** In six languages, each with the addresses of the others, some six megabytes; fifty are allowed. */
const MOST_PLANS = 1_000

type Part = { name: string; changed: string | null }

/** All parts, with the newest change in them; there are as many of plans as it takes. */
export async function listParts(context: Context): Promise<Part[]> {
  const { catalogue: shop } = context.get(shopContext)
  const catalogue = await shop.viewCatalogue(atOf(context))
  const changes = [...(await shop.viewLastOfZones({ catalogue }, atOf(context))).values()]
  const changed = latest(changes)?.toISOString() ?? null
  const plans = Math.ceil((await plansOnSale(context)).length / MOST_PLANS)
  return [
    { name: 'pages', changed: TERMS_CHANGED },
    { name: 'places', changed },
    ...Array.from({ length: plans }, (_each, at) => ({ name: `plans-${at + 1}`, changed })),
  ]
}

/** The addresses of a part; null if there is no such part. */
export async function readPart(context: Context, part: string): Promise<Entry[] | null> {
  if (part === 'pages') return pages(context)
  if (part === 'places') return places(context)
  const number = Number(/^plans-([1-9]\d{0,3})$/.exec(part)?.[1] ?? 0)
  const bundles = (await plansOnSale(context)).slice((number - 1) * MOST_PLANS, number * MOST_PLANS)
  if (number === 0 || bundles.length === 0) return null
  const last = await context.get(shopContext).catalogue.viewLastOfBundles({ bundles }, atOf(context))
  return inEachLanguage(
    bundles.map(({ bundleId }) =>
      entry(context, href('/contract-summary/:bundleId', { bundleId }), last.get(bundleId)),
    ),
  )
}

const entry = (context: Context, path: string, changed?: Date): Entry => ({
  address: context.get(publicUrlContext) + path,
  changed: changed?.toISOString() ?? null,
  alternates: isSpoken(path) ? alternatesOf(context.get(publicUrlContext), path) : [],
})

const alternatesOf = (origin: string, path: string): Alternate[] => [
  ...LANGUAGES.map((language) => ({ language, address: origin + pathIn(path, language) })),
  { language: 'x-default', address: origin + path },
]

/** The same page in each language is an entry of its own. */
const inEachLanguage = (entries: Entry[]): Entry[] =>
  entries.flatMap((each) => {
    const own = (each.alternates ?? []).filter(({ language }) => language !== 'x-default')
    return own.length > 0 ? own.map(({ address }) => ({ ...each, address })) : [each]
  })

/** Of the pages, only the terms say when they changed. */
const TERMS_CHANGED = termsCopy.updatedOn.split('-').toReversed().join('-')

const pages = (context: Context): Entry[] =>
  inEachLanguage(
    pathsThat(({ isListed }) => isListed).map((path) => ({
      ...entry(context, path),
      changed: path === href('/terms') ? TERMS_CHANGED : null,
    })),
  )

async function places(context: Context): Promise<Entry[]> {
  const { catalogue: shop } = context.get(shopContext)
  const catalogue = await shop.viewCatalogue(atOf(context))
  const last = await shop.viewLastOfZones({ catalogue }, atOf(context))
  const former = await shop.viewLastOfFormer({ catalogue })
  const { countries, zones } = placesOnSale(catalogue)
  const byCountry = new Map([...former].map(([code, at]) => [code, [at]]))
  for (const zone of catalogue.zones) {
    const at = last.get(zone.name)
    if (at) for (const code of zone.countries) byCountry.set(code, [...(byCountry.get(code) ?? []), at])
  }
  return inEachLanguage([
    ...countries.map(({ slug, country }) =>
      entry(context, href('/esim/:place', { place: slug }), latest(byCountry.get(country) ?? [])),
    ),
    ...zones.map(({ slug, zone }) => entry(context, href('/esim/:place', { place: slug }), last.get(zone.name))),
  ])
}

async function plansOnSale(context: Context) {
  const catalogue = await context.get(shopContext).catalogue.viewCatalogue(atOf(context))
  return catalogue.bundles.filter(({ bundleId }) => findBundle(catalogue, bundleId))
}

/** A file of the sitemap protocol: of addresses (`urlset` of `url`), or of its parts (`sitemapindex` of `sitemap`). */
export function writeSitemap(whole: 'urlset' | 'sitemapindex', each: 'url' | 'sitemap', entries: Entry[]): Response {
  const lines = entries.map(
    ({ address, changed, alternates = [] }) =>
      `  <${each}><loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates.map(alternateLine).join('')}</${each}>`,
  )
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${whole} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...lines,
    `</${whole}>`,
    '',
  ].join('\n')
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

const alternateLine = ({ language, address }: Alternate): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
