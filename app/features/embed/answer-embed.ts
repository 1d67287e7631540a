// The widget's answer: for any page to hold in a frame, or for the partner's dashboard alone.
import { href } from 'react-router'
import { createHash } from 'node:crypto'
import heightScript from 'virtual:script/app/features/embed/widget-height.ts'
import { readWizard } from '#app/features/wizard/read-wizard.ts'
import { shopContext } from '#app/session/request-context.ts'
import { placeVat, type Context } from '#app/session/visitor.ts'
import type { Brand } from '#shop/people/brand/brand.ts'
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { deriveTheme, themeStyle } from '#shop/people/brand/derive-theme.ts'
import { PREVIEW_KEY, type EmbedPlace } from './embed-address.ts'
import { drawEmbed } from './embed-document.tsx'
import { EMBED_STYLE } from './embed-style.ts'

/** What an address may say of a trip; the buttons of the wizard have no meaning here. */
const TRIP_KEYS = ['to', 'from', 'to_date']
const fingerprint = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const HEIGHT_FINGERPRINT = fingerprint(heightScript)

type EmbedView = {
  brand: Brand
  place: EmbedPlace
  isClosed: boolean
  framedBy: '*' | "'self'"
  /** Looked at as a whole; left out for what the shop of this brand sells now. */
  catalogue?: Catalogue
}

export async function answerEmbed(
  request: Request,
  context: Context,
  { brand, place, isClosed, framedBy, catalogue }: EmbedView,
) {
  const { searchParams } = new URL(request.url)
  // On somebody else's page, the light colors are used even if this visitor's system is dark.
  const style = themeStyle(deriveTheme(brand.colors)) + EMBED_STYLE
  const html = drawEmbed({
    brandName: brand.name,
    style,
    place,
    tellsHeight: framedBy === '*' && !searchParams.has(PREVIEW_KEY),
    wizard: isClosed ? null : await readAsked(request, context, { brand, catalogue }),
    showsAll: catalogue !== undefined,
    isAsked: TRIP_KEYS.some((key) => searchParams.has(key)),
  })
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // The tax is that of the visitor's country.
      'cache-control': 'private, max-age=60',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': framedBy === '*' ? 'cross-origin' : 'same-origin',
      'content-security-policy': policy(style, framedBy),
    },
  })
}

async function readAsked(
  request: Request,
  context: Context,
  { brand, catalogue: given }: Pick<EmbedView, 'brand' | 'catalogue'>,
) {
  const shop = context.get(shopContext)
  const asked = new URL(request.url).searchParams
  const [catalogue, vat] = await Promise.all([
    given ?? shop.catalogue.viewCatalogue({ tenant: { brand } }),
    placeVat(request, context),
  ])
  const address = new URL(`${href('/bundleselector')}?step=results`, request.url)
  for (const key of TRIP_KEYS) for (const value of asked.getAll(key)) address.searchParams.append(key, value)
  return readWizard(address, catalogue, vat.basisPoints, shop.todayOnEarth())
}

/** Inside its frame, it can only load itself again. */
const policy = (style: string, framedBy: EmbedView['framedBy']) =>
  [
    "default-src 'none'",
    `script-src ${HEIGHT_FINGERPRINT}`,
    `style-src-elem ${fingerprint(style)}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')
