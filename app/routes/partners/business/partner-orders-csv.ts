// GET /business-dashboard/orders.csv: the partner's own orders as filtered, as a file.
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { notThere } from '#app/http/file-answer.ts'
import { readTableFormat, tableAnswer } from '#app/http/table-answer.ts'
import { shopContext, callerOf } from '#app/session/request-context.ts'
import { tooOftenText } from '#app/session/too-often.ts'
import { readWish } from './partner/order-wish.ts'
import { requirePartner } from './require-partner.ts'
import type { Route } from './+types/partner-orders-csv.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requirePartner(request, context)
  const { businessId } = user
  const shop = context.get(shopContext)
  if (businessId === null || !(await shop.partners.hasShop(businessId))) return notThere()
  const wish = readWish(url.searchParams)
  const taken = await shop.partners.exportPartnerOrders({ businessId, wish }, callerOf(context, user))
  if (!taken.ok) return tooOftenText(deskCopy.tooOften(taken.retryAfterSeconds), taken)
  return tableAnswer(readTableFormat(url.searchParams), `orders-${wish.source}-${shop.today()}`, taken.table)
}
