// /icons/icon-<size>.png: what stands for the shop on a home screen.
import { shopContext } from '#app/session/shop-context.ts'
import { deriveTheme } from '#shop/brand/derive-theme.ts'
import { drawIcon, iconPath, ICON_SIZES } from './draw-icon.ts'
import type { Route } from './+types/icon.ts'

const kept = new Map<number, { look: string; png: Buffer }>()

export async function loader({ params, context }: Route.LoaderArgs) {
  const size = ICON_SIZES.find((candidate) => iconPath(candidate) === `/icons/${params.icon}`)
  if (!size) return new Response('Not found', { status: 404 })

  const { colors } = await context.get(shopContext).viewBrand()
  const look = JSON.stringify(colors)
  const known = kept.get(size)
  const png = known?.look === look ? known.png : drawIcon(size, deriveTheme(colors))
  kept.set(size, { look, png })

  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  })
}
