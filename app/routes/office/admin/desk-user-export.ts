// GET /admin-dashboard/users/:userId/export.json: everything that we hold about a customer, for a super-admin; it is noted.
import { data, href } from 'react-router'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext, callerOf } from '#app/session/request-context.ts'
import { isProofProblem } from '#app/features/own-proof/proof-asked.ts'
import { refuseExport } from '#app/features/own-proof/refuse-export.ts'
import { fileAnswer } from '#app/http/file-answer.ts'
import { readSessionToken } from '#app/session/sign-in-cookies.ts'
import { isUuid } from '#values/uuid.ts'
import type { Route } from './+types/desk-user-export.ts'

export async function loader({ request, context, params: { userId } }: Route.LoaderArgs) {
  const caller = callerOf(context, guardedUser(context))
  const token = await readSessionToken(request, context)
  const found = isUuid(userId)
    ? await context.get(shopContext).customers.exportCustomer({ userId, token }, caller)
    : null
  if (!found) throw data(null, 404)
  if (!found.ok) {
    const { problem } = found
    const back = href('/admin-dashboard/users/:userId', { userId: userId ?? '' })
    if (problem === 'too_often') return refuseExport({ request, back }, found, deskCopy.tooOften)
    if (isProofProblem(problem)) return refuseExport({ request, back }, { ok: false, problem }, deskCopy.tooOften)
    throw data(null, 404)
  }
  return fileAnswer('json', 'customer.json', `${JSON.stringify(found.mine, null, 2)}\n`)
}
