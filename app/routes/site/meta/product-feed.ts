// /products.tsv: every plan on sale in the columns that merchant centers and shopping assistants take, for one country.
import { href } from 'react-router'
import { feedCopy as copy } from '#app/copy/catalogue/country-page.ts'
import { pictureFor } from '#app/layout/page-picture.ts'
import { atOf, brandContext, publicUrlContext, shopContext } from '#app/session/request-context.ts'
import { findBundle, type Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { placesOnSale } from '#shop/catalogue/destination/places-on-sale.ts'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import { displayNameOf } from '#shop/catalogue/trip/trip-name.ts'
import { isCountryCode } from '#values/country/country.ts'
import { shortSizeLabel, sizeLabel } from '#values/data-allowance.ts'
import { eachInTurns } from '#values/in-turns.ts'
import { tsvLine } from '#values/text/csv.ts'
import { WITHDRAWAL_DAYS } from '#values/withdrawal-days.ts'
import type { Route } from './+types/product-feed.ts'

const COLUMNS = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'price',
  'availability',
  'condition',
  'brand',
  'identifier_exists',
  'product_type',
  'shipping',
  'seller_name',
  'seller_url',
  'return_policy',
  'accepts_returns',
  'return_deadline_in_days',
  'target_countries',
  'store_country',
]

/** A changed price is told within five seconds, whoever keeps an answer on the way. */
const KEPT_SECONDS = 5

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const asked = url.searchParams.get('country')?.toUpperCase() ?? shop.prices.sellerCountry
  if (!isCountryCode(asked)) return new Response(copy.unknownCountry, { status: 400 })

  const catalogue = await shop.catalogue.viewCatalogue(atOf(context))
  const { basisPoints } = await shop.prices.decideVat(asked, null)
  const publicUrl = context.get(publicUrlContext)
  const brand = context.get(brandContext).name
  const pictureOf = picturesOf(catalogue)
  const lines = [tsvLine(COLUMNS)]
  await eachInTurns(catalogue.bundles, ({ bundleId }) => {
    const sold = findBundle(catalogue, bundleId)
    if (!sold) return
    const { bundle, zone, priceCents } = sold
    const name = displayNameOf(zone)
    lines.push(
      tsvLine([
        bundleId,
        copy.title(name, shortSizeLabel(bundle), bundle.validityDays),
        copy.description(name, sizeLabel(bundle), bundle.validityDays, zone.countries.length),
        `${publicUrl}${href('/contract-summary/:bundleId', { bundleId })}`,
        `${publicUrl}${pictureOf(zone.name)}`,
        `${(quote(priceCents, basisPoints).totalCents / 100).toFixed(2)} EUR`,
        'in_stock',
        'new',
        brand,
        'no',
        copy.type(name),
        `${asked}:::0.00 EUR`,
        brand,
        publicUrl,
        `${publicUrl}${href('/withdraw')}`,
        'true',
        String(WITHDRAWAL_DAYS),
        asked,
        shop.prices.sellerCountry,
      ]),
    )
  })
  return new Response(lines.join(''), {
    headers: {
      'content-type': 'text/tab-separated-values; charset=utf-8',
      'cache-control': `public, max-age=${KEPT_SECONDS}`,
    },
  })
}

function picturesOf(catalogue: Catalogue): (zone: string) => string {
  const slugs = new Map(placesOnSale(catalogue).zones.map(({ zone, slug }) => [zone.name, slug]))
  return (zone) => pictureFor(href('/'), slugs.has(zone) ? `esim-${slugs.get(zone)}` : undefined)
}
