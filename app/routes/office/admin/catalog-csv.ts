// GET /super-admin-dashboard/catalog.csv: the catalog as a file.
import { href } from 'react-router'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext, callerOf } from '#app/session/request-context.ts'
import { refuseExport } from '#app/features/own-proof/refuse-export.ts'
import { readTableFormat, tableAnswer } from '#app/http/table-answer.ts'
import { readSessionToken } from '#app/session/sign-in-cookies.ts'
import type { Route } from './+types/catalog-csv.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = guardedUser(context)
  const shop = context.get(shopContext)
  const token = await readSessionToken(request, context)
  const taken = await shop.catalogue.exportCatalogue({ token }, callerOf(context, user))
  if (!taken.ok)
    return refuseExport({ request, back: href('/super-admin-dashboard/catalog') }, taken, deskCopy.tooOften)
  return tableAnswer(readTableFormat(url.searchParams), `catalog-${shop.today()}`, taken.table)
}
