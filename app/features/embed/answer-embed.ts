// The widget's answer: for any page to hold in a frame, or for the partner's dashboard alone.
import { href } from 'react-router'
import { createHash } from 'node:crypto'
import heightScript from 'virtual:script/app/features/embed/widget-height.ts'
import { readWizard } from '#app/features/wizard/read-wizard.ts'
import { shopContext } from '#app/session/request-context.ts'
import { visitorCurrency } from '#app/session/visitor-currency.ts'
import { placeVat, type Context } from '#app/session/visitor.ts'
import type { Brand } from '#shop/people/brand/brand.ts'
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { deriveTheme, themeStyle } from '#shop/people/brand/derive-theme.ts'
import { PREVIEW_KEY, type EmbedPlace } from './embed-address.ts'
import { drawEmbed } from './embed-document.tsx'

// The widget's own few styles, over the colors of the brand; no file of the shop is asked for on another's page.

const EMBED_STYLE = `
*,*::before,*::after{box-sizing:border-box}
html{background:transparent}
body{margin:0;padding:1px;font:16px/1.5 system-ui,sans-serif;color:var(--body)}
main{padding:1.25rem;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
h1{margin:0 0 .75rem;font-size:1.375rem;line-height:1.25}
h2{margin:1.25rem 0 .5rem;font-size:1.0625rem}
form{display:grid;gap:.75rem}
label{display:grid;gap:.25rem;font-weight:600}
label{min-width:0}
label small{font-weight:400;font-size:1rem}
select,input,button,.pick{font:inherit;min-height:2.75rem;border-radius:10px}
select,input{width:100%;min-width:0;font-weight:400;padding:0 .75rem;border:1px solid var(--control);background:var(--surface);color:inherit}
button,.pick{padding:.5rem 1rem;border:1px solid var(--solid);background:var(--solid);color:var(--on-solid);font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
.pick{display:grid;align-content:center}
:focus-visible{outline:3px solid var(--ring);outline-offset:2px}
.dates{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fit,minmax(10.5rem,1fr))}
.chosen{display:flex;flex-wrap:wrap;gap:.5rem;margin:0;padding:0;list-style:none}
.chosen a{display:flex;align-items:center;min-height:2.75rem;padding:0 .75rem;border:1px solid var(--line);border-radius:999px;color:inherit;text-decoration:none}
.offers{display:grid;gap:.5rem;margin:0;padding:0;list-style:none}
.offers li{display:grid;grid-template-columns:1fr auto;gap:.25rem 1rem;align-items:center;padding:.75rem;border:1px solid var(--line);border-radius:12px}
.price{font-size:1.25rem;font-weight:700}
p{margin:.5rem 0 0}
small,.muted{font-size:.875rem;color:var(--muted)}
a{color:var(--text)}
.more{display:inline-flex;align-items:center;min-height:2.75rem}
`

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
    // A browser sends the choice only where the page around the frame is of the same site.
    currency: (await visitorCurrency(request, context)).currency,
    isAsked: TRIP_KEYS.some((key) => searchParams.has(key)),
  })
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // The tax is that of the visitor's country, and a changed price shows within five seconds.
      'cache-control': 'private, max-age=5',
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
