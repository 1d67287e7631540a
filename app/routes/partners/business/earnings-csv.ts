// GET /business-dashboard/earnings.csv: the partner's own ledger as a file.
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { notThere } from '#app/http/file-answer.ts'
import { readTableFormat, tableAnswer } from '#app/http/table-answer.ts'
import { shopContext, callerOf } from '#app/session/request-context.ts'
import { tooOftenText } from '#app/session/too-often.ts'
import { requirePartner } from './require-partner.ts'
import type { Route } from './+types/earnings-csv.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requirePartner(request, context)
  if (user.businessId === null) return notThere()
  const taken = await context.get(shopContext).partners.exportEarnings(user.businessId, callerOf(context, user))
  if (!taken.ok) return tooOftenText(deskCopy.tooOften(taken.retryAfterSeconds), taken)
  return tableAnswer(readTableFormat(url.searchParams), 'earnings', taken.table)
}
