// /manifest.webmanifest: name and colors of the brand, for a shop that is put on the home screen.
import { href } from 'react-router'
import { offlineCopy } from '#app/copy/site/offline.ts'
import icon from '#app/ui/favicon.svg?url&no-inline'
import { brandContext } from '#app/session/request-context.ts'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import { iconPath, ICON_SIZES } from './icon-sizes.ts'
import type { Route } from './+types/manifest.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const brand = context.get(brandContext)
  const theme = deriveTheme(brand.colors)
  const manifest = {
    id: '/',
    name: brand.fullName,
    short_name: brand.name,
    description: brand.description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: theme.page,
    theme_color: theme.page,
    icons: [
      ...(brand.id === DEFAULT_BRAND.id ? [{ src: icon, sizes: 'any', type: 'image/svg+xml' }] : []),
      ...ICON_SIZES.map((size) => ({
        src: iconPath(size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        // The mark keeps clear of the edges, so every launcher may cut its own shape out of it.
        purpose: 'any maskable',
      })),
    ],
    shortcuts: [{ name: offlineCopy.title, url: href('/offline') }],
  }
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
