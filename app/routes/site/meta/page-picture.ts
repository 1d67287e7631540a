// /og/<page>.png: the picture of a page, drawn once for each brand and then kept.
import { pictureTitles } from '#app/copy/catalogue/pictures.ts'
import { brandContext } from '#app/session/request-context.ts'
import { DEFAULT_BRAND, getInitial } from '#shop/people/brand/brand.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import { redirect } from 'react-router'
import { drawPicture } from './draw/draw-picture.ts'
import type { Route } from './+types/page-picture.ts'

// As many as there are brands and pages: a changed brand draws over what is kept.
const kept = new Map<string, { look: string; png: Buffer }>()

export async function loader({ params, context }: Route.LoaderArgs) {
  const name = /^([a-z-]{1,40})\.png$/.exec(params.picture)?.[1] ?? ''
  const title = Object.hasOwn(pictureTitles, name) ? pictureTitles[name] : undefined
  if (!title) throw redirect('/og/home.png', 302)

  const brand = context.get(brandContext)
  const letter = brand.id === DEFAULT_BRAND.id ? null : getInitial(brand)
  const words = { brand: brand.name, title: title(brand), tagline: brand.tagline, letter }
  const look = JSON.stringify([words, brand.colors])
  const known = kept.get(`${brand.id} ${name}`)
  const png = known?.look === look ? known.png : drawPicture(words, deriveTheme(brand.colors))
  kept.set(`${brand.id} ${name}`, { look, png })

  return new Response(new Uint8Array(png), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      // Other sites show this picture: that is what it is for.
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}
