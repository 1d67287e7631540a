// GET /admin-dashboard/users/:userId/export.json: everything that we hold about a customer, for a super-admin; it is noted.
import { data } from 'react-router'
import { deskCopy } from '#app/copy/admin-desk.ts'
import { callerOf } from '#app/session/caller.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { tooOftenText } from '#app/session/too-often.ts'
import { isUuid } from '#shop/values/uuid.ts'
import type { Route } from './+types/desk-user-export.ts'

export async function loader({ context, params: { userId } }: Route.LoaderArgs) {
  const caller = callerOf(context, guardedUser(context))
  const found = isUuid(userId) ? await context.get(shopContext).customers.exportCustomer(userId, caller) : null
  if (!found || (!found.ok && found.problem !== 'too_often')) throw data(null, 404)
  if (!found.ok) return tooOftenText(deskCopy.tooOften(found.retryAfterSeconds), found)
  return new Response(`${JSON.stringify(found.mine, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="customer.json"',
      'cache-control': 'no-store',
    },
  })
}
