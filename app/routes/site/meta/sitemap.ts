// /sitemap.xml: the pages that are for everybody, that of each country and zone, and the contract summary of each bundle
// on sale.
import { href } from 'react-router'
import { pathsThat } from '#app/pages.ts'
import { shopContext, atOf, publicUrlContext } from '#app/session/request-context.ts'
import { placesOnSale } from '#shop/catalogue/destination/places-on-sale.ts'
import { findBundle } from '#shop/catalogue/bundle/bundle.ts'
import type { Route } from './+types/sitemap.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const publicUrl = context.get(publicUrlContext)
  const catalogue = await context.get(shopContext).catalogue.viewCatalogue(atOf(context))
  const summaries = catalogue.bundles
    .filter(({ bundleId }) => findBundle(catalogue, bundleId))
    .map(({ bundleId }) => href('/contract-summary/:bundleId', { bundleId }))

  const { countries, zones } = placesOnSale(catalogue)
  const ofPlaces = [...countries, ...zones].map(({ slug }) => href('/esim/:place', { place: slug }))

  const places = [...pathsThat(({ isListed }) => isListed), ...ofPlaces, ...summaries].map(
    (path) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`,
  )
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    '</urlset>',
    '',
  ].join('\n')
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
