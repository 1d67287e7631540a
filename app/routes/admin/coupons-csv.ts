// GET /super-admin-dashboard/coupons.csv: downloads a batch's codes.
import { deskCopy } from '#app/copy/admin-desk.ts'
import { callerOf } from '#app/session/caller.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { refuseExport } from '#app/features/own-proof/refuse-export.ts'
import { readSessionToken } from '#app/session/sign-in-cookies.ts'
import type { Route } from './+types/coupons-csv.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = guardedUser(context)
  const batch = new URL(request.url).searchParams.get('batch')?.slice(0, 60) ?? ''
  const token = await readSessionToken(request, context)
  const taken = await context.get(shopContext).prices.exportCoupons({ batch, token }, callerOf(context, user))
  if (!taken.ok) return refuseExport(taken, '/super-admin-dashboard/coupons', deskCopy.tooOften)
  if (taken.csv === null) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(taken.csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="coupons.csv"',
      'cache-control': 'no-store',
    },
  })
}
