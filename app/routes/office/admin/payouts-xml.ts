// GET /super-admin-dashboard/payouts.xml: a run's file for the shop's bank, after a fresh proof.
import { href } from 'react-router'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { refuseExport } from '#app/features/own-proof/refuse-export.ts'
import { fileAnswer, notThere } from '#app/http/file-answer.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext, callerOf } from '#app/session/request-context.ts'
import { readSessionToken } from '#app/session/sign-in-cookies.ts'
import type { Route } from './+types/payouts-xml.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = guardedUser(context)
  const id = new URL(request.url).searchParams.get('run') ?? ''
  const token = await readSessionToken(request, context)
  const given = await context.get(shopContext).payouts.fetchPayoutFile({ id, token }, callerOf(context, user))
  if (!given.ok)
    return given.problem === 'no_file'
      ? notThere()
      : refuseExport({ request, back: href('/super-admin-dashboard/payouts') }, given, deskCopy.tooOften)
  return fileAnswer('xml', `payouts-${given.month}${given.part > 1 ? `-${given.part}` : ''}.xml`, given.xml)
}
