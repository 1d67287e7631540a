// /og/<page>.png: the picture of a page, drawn when somebody asks for it; those that were asked for last are kept.
import { redirect } from 'react-router'
import { countryPageCopy } from '#app/copy/catalogue/country-page.ts'
import { pictureTitles } from '#app/copy/catalogue/pictures.ts'
import { currentLanguage } from '#app/language/current-language.ts'
import { shownBrand, type ShownBrand } from '#app/language/known-text.ts'
import { placeName } from '#app/language/place-name.ts'
import { atOf, brandContext, shopContext } from '#app/session/request-context.ts'
import { findPlace } from '#shop/catalogue/destination/places-on-sale.ts'
import { DEFAULT_BRAND, getInitial } from '#shop/people/brand/brand.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import type { drawPicture } from './draw/draw-picture.ts'
import type { Route } from './+types/page-picture.ts'

/** Some 220 kB each; what is asked for again is drawn again. */
const MOST_KEPT = 40

// A changed brand draws over what is kept.
const kept = new Map<string, { look: string; png: Buffer }>()

export async function loader({ params, context }: Route.LoaderArgs) {
  const name = /^([a-z\d-]{1,80})\.png$/.exec(params.picture)?.[1] ?? ''
  const brand = shownBrand(context.get(brandContext))
  const title = await titleOf(name, brand, context)
  if (title === null) throw redirect('/og/home.png', 302)

  const letter = brand.id === DEFAULT_BRAND.id ? null : getInitial(brand)
  const words = { brand: brand.name, title, tagline: brand.tagline, letter }
  const look = JSON.stringify([words, brand.colors])
  const key = `${brand.id} ${currentLanguage()} ${name}`
  const known = kept.get(key)
  const png = known?.look === look ? known.png : await draw(words, deriveTheme(brand.colors))
  kept.delete(key)
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '')
  kept.set(key, { look, png })

  return new Response(new Uint8Array(png), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      // Other sites show this picture: that is what it is for.
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}

/** The letters and the map are loaded with the first picture. */
const draw: typeof drawPicture = async (...of) => (await import('./draw/draw-picture.ts')).drawPicture(...of)

/** What is written in it; null for a page without a picture. */
async function titleOf(name: string, brand: ShownBrand, context: Route.LoaderArgs['context']): Promise<string | null> {
  if (isTitled(name)) return pictureTitles[name](brand)
  const slug = /^esim-(.+)$/.exec(name)?.[1]
  if (slug === undefined) return null
  const catalogue = await context.get(shopContext).catalogue.viewCatalogue(atOf(context))
  const place = findPlace(catalogue, slug)
  return place?.slug === slug ? countryPageCopy.title(placeName(place)) : null
}

const isTitled = (name: string): name is keyof typeof pictureTitles => Object.hasOwn(pictureTitles, name)
