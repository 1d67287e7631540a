// /brand-logo/<id>.<ext>: the logo of the brand; another brand's is not found at its address.
import { shopContext, brandContext } from '#app/session/request-context.ts'
import type { Route } from './+types/brand-logo.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const [, id] = /^([0-9a-f]{64})\.(?:png|jpg|webp)$/.exec(params.logo) ?? []
  const logo = id ? await context.get(shopContext).brands.viewLogo({ id, brandId: context.get(brandContext).id }) : null
  if (!logo) return new Response('Not found', { status: 404 })

  return new Response(new Uint8Array(logo.content), {
    headers: {
      'content-type': logo.mediaType,
      // A changed logo has another address.
      'cache-control': 'public, max-age=31536000, immutable',
      // Search engines and email programs show it elsewhere.
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}
