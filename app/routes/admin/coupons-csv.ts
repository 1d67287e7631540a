// GET /super-admin-dashboard/coupons.csv: the codes of a batch as a file.
import { deskCopy } from '#app/copy/admin-desk.ts'
import { callerOf } from '#app/session/caller.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { tooOftenText } from '#app/session/too-often.ts'
import type { Route } from './+types/coupons-csv.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = guardedUser(context)
  const batch = new URL(request.url).searchParams.get('batch')?.slice(0, 60) ?? ''
  const taken = await context.get(shopContext).prices.exportCoupons(batch, callerOf(context, user))
  if (!taken.ok) return tooOftenText(deskCopy.tooOften(taken.retryAfterSeconds), taken)
  if (taken.csv === null) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(taken.csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="coupons.csv"',
      'cache-control': 'no-store',
    },
  })
}
