// GET /account/export: everything that we hold about the one who is signed in, as one file to keep.
import { requireAccount } from '#app/session/guards.ts'
import { limitKey } from '#app/session/limit-key.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { visitorIpContext } from '#app/session/visitor.ts'
import { profileCopy } from '#app/copy/account-profile.ts'
import { accountCopy } from '#app/copy/account.ts'
import type { Limit } from '#shop/ports/rate-limiter.ts'
import type { Route } from './+types/export.ts'

const LIMIT: Limit = { name: 'export', points: 20, seconds: 3600 }

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireAccount(request, context)
  const shop = context.get(shopContext)
  const allowed = await shop.take(LIMIT, limitKey(context.get(visitorIpContext)))
  if (!allowed.ok) {
    const headers = { 'retry-after': String(allowed.retryAfterSeconds), 'cache-control': 'no-store' }
    return new Response(accountCopy.tooOften(allowed.retryAfterSeconds), { status: 429, headers })
  }
  const found = await shop.exportMyData(user.id)
  if (!found) return new Response('Not found', { status: 404 })
  return new Response(`${JSON.stringify(found, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${profileCopy.data.file}"`,
      'cache-control': 'no-store',
    },
  })
}
