// GET /api/esim-api/network/things: every eSIM that the network holds for us, for staff (after-purchase rules §7).
import { callCopy } from '#app/copy/office/calls.ts'
import { noteDenied } from '#app/session/denial.ts'
import { shopContext, sessionUserContext, callerOf } from '#app/session/request-context.ts'
import { answerJson, refuseJson, tooOftenJson } from '#app/http/json-call.ts'
import { esimUsage } from '#app/format/esim-usage.ts'
import { admitNetworkStaff } from './staff-door.ts'
import type { Route } from './+types/all-esims.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const staff = admitNetworkStaff(context)
  if (staff.refused) {
    await noteDenied(context, context.get(sessionUserContext))
    return staff.refused
  }
  const told = await context.get(shopContext).tools.listNetworkEsims(callerOf(context, staff.user))
  if (!told.ok && told.problem === 'too_often') return tooOftenJson(told)
  return told.ok ? answerJson(told.usages.map(esimUsage)) : refuseJson(callCopy.esims, 502)
}
