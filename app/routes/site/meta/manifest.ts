// /manifest.webmanifest: name and colors of the brand, for a shop that is put on the home screen, where it opens in the
// language of the page that it was put there from.
import { href } from 'react-router'
import { offlineCopy } from '#app/copy/site/offline.ts'
import icon from '#app/ui/favicon.svg?url&no-inline'
import { pathHere } from '#app/language/address.ts'
import { currentLanguage } from '#app/language/current-language.ts'
import { shownBrand } from '#app/language/known-text.ts'
import { brandContext } from '#app/session/request-context.ts'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import { iconPath, ICON_SIZES } from './icon-sizes.ts'
import type { Route } from './+types/manifest.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const brand = shownBrand(context.get(brandContext))
  const theme = deriveTheme(brand.colors)
  const manifest = {
    // One app, whatever its language.
    id: '/',
    name: brand.fullName,
    short_name: brand.name,
    description: brand.description,
    lang: currentLanguage(),
    start_url: pathHere(href('/')),
    scope: href('/'),
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
    shortcuts: [{ name: offlineCopy.title, url: pathHere(href('/offline')) }],
  }
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
