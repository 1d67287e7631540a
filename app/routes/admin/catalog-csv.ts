// GET /super-admin-dashboard/catalog.csv: the catalogue as a file.
import { deskCopy } from '#app/copy/admin-desk.ts'
import { callerOf } from '#app/session/caller.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { tooOftenText } from '#app/session/too-often.ts'
import type { Route } from './+types/catalog-csv.ts'

/** Table programs tell UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF'

export async function loader({ context }: Route.LoaderArgs) {
  const user = guardedUser(context)
  const shop = context.get(shopContext)
  const taken = await shop.catalogue.exportCatalogue(callerOf(context, user))
  if (!taken.ok) return tooOftenText(deskCopy.tooOften(taken.retryAfterSeconds), taken)
  return new Response(`${BYTE_ORDER_MARK}${taken.csv}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="catalog-${shop.today()}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
