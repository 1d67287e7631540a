// GET /super-admin-dashboard/coupons.csv: downloads a batch's codes.
import { href } from 'react-router'
import { textOf } from '#app/forms/form-fields.ts'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext, callerOf } from '#app/session/request-context.ts'
import { refuseExport } from '#app/features/own-proof/refuse-export.ts'
import { notThere } from '#app/http/file-answer.ts'
import { readTableFormat, tableAnswer } from '#app/http/table-answer.ts'
import { readSessionToken } from '#app/session/sign-in-cookies.ts'
import type { Route } from './+types/coupons-csv.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = guardedUser(context)
  const batch = textOf(url.searchParams, 'batch', 60)
  const token = await readSessionToken(request, context)
  const taken = await context.get(shopContext).prices.exportCoupons({ batch, token }, callerOf(context, user))
  if (!taken.ok)
    return refuseExport({ request, back: href('/super-admin-dashboard/coupons') }, taken, deskCopy.tooOften)
  if (taken.table === null) return notThere()
  return tableAnswer(readTableFormat(url.searchParams), 'coupons', taken.table)
}
