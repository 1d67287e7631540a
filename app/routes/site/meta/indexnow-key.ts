// /indexnow.txt: the key by which search engines that speak IndexNow know that news of this host's pages comes from us.
import { shopContext } from '#app/session/request-context.ts'
import type { Route } from './+types/indexnow-key.ts'

export function loader({ context }: Route.LoaderArgs) {
  const key = context.get(shopContext).catalogue.viewSearchKey()
  if (key === null) return new Response('Not found', { status: 404 })
  return new Response(key, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
