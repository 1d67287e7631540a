// GET /r/CODE: an affiliate's link. It leads to the shop, and the browser remembers who sent it.
import { redirect } from 'react-router'
import { writeTouch } from '#app/session/affiliate-touch.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { rateLimitKeyOf } from '#app/session/visitor.ts'
import type { Route } from './+types/open-link.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const headers = new Headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  // Whoever only looks whether the link is alive is nobody's visitor.
  const input = { code: params.code, rateLimitKey: rateLimitKeyOf(context) }
  const touch = request.method === 'GET' ? await context.get(shopContext).affiliates.openLink(input) : null
  if (touch) headers.append('set-cookie', await writeTouch(touch, context))
  return redirect('/', { status: 303, headers })
}
