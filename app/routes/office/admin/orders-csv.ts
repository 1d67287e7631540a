// GET /admin-dashboard/orders.csv: the filtered view as a file, sent while it is read.
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { guardedUser } from '#app/session/guards.ts'
import { readTableFormat, tableAnswer } from '#app/http/table-answer.ts'
import { shopContext, callerOf } from '#app/session/request-context.ts'
import { refuseExport } from '#app/features/own-proof/refuse-export.ts'
import { readSessionToken } from '#app/session/sign-in-cookies.ts'
import { deskPath, readDeskAddress } from './desk-address.ts'
import type { Route } from './+types/orders-csv.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = guardedUser(context)
  const shop = context.get(shopContext)
  const { view, sort, filters, find } = readDeskAddress(url.searchParams)
  const search = find === null ? null : shop.desk.openSearch(find, { actor: user })
  // A search that has ended must not become an export of everything.
  if (find !== null && search === null) return new Response(deskCopy.searchEnded, { status: 410 })

  const token = await readSessionToken(request, context)
  const taken = await shop.desk.exportDeskOrders({ view, sort, filters, search, token }, callerOf(context, user))
  if (!taken.ok)
    return refuseExport(
      { request, back: deskPath({ tab: 'orders', view, sort, filters, find }) },
      taken,
      deskCopy.tooOften,
    )
  return tableAnswer(readTableFormat(url.searchParams), `orders-${view}-${shop.today()}`, taken.table)
}
