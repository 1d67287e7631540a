// /icons/icon-<size>.png: the shop's icon on a home screen.
import { href } from 'react-router'
import { brandContext } from '#app/session/request-context.ts'
import { DEFAULT_BRAND, getInitial } from '#shop/people/brand/brand.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import { iconPath, ICON_SIZES } from './icon-sizes.ts'
import type { Route } from './+types/icon.ts'

// As many as there are brands and sizes: a changed brand draws over what is kept.
const kept = new Map<string, { look: string; png: Buffer }>()

export async function loader({ params, context }: Route.LoaderArgs) {
  const size = ICON_SIZES.find((candidate) => iconPath(candidate) === href('/icons/:icon', { icon: params.icon }))
  if (!size) return new Response('Not found', { status: 404 })

  const brand = context.get(brandContext)
  const { id, colors } = brand
  const letter = id === DEFAULT_BRAND.id ? null : getInitial(brand)
  const look = JSON.stringify([colors, letter])
  const known = kept.get(`${id} ${size}`)
  const png =
    known?.look === look
      ? known.png
      : await (await import('./draw/draw-icon.ts')).drawIcon(size, deriveTheme(colors), letter)
  kept.set(`${id} ${size}`, { look, png })

  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  })
}
