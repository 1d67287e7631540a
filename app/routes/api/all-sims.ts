// GET /api/esim-api/network/things: every eSIM that the network holds for us, for staff (after-purchase rules §7).
import { callerOf } from '#app/session/caller.ts'
import { callCopy } from '#app/copy/calls.ts'
import { noteDenied } from '#app/session/denial.ts'
import { sessionUserContext } from '#app/session/session-user.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { answerJson, refuseJson, tooOftenJson } from '#app/http/json-call.ts'
import { simUsage } from '#app/format/sim-usage.ts'
import { admitNetworkStaff } from './staff-door.ts'
import type { Route } from './+types/all-sims.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const staff = admitNetworkStaff(context)
  if (staff.refused) {
    await noteDenied(context, context.get(sessionUserContext))
    return staff.refused
  }
  const sims = await context.get(shopContext).tools.listNetworkSims(callerOf(context, staff.user))
  if (!sims.ok && sims.problem === 'too_often') return tooOftenJson(sims)
  return sims.ok ? answerJson(sims.usages.map(simUsage)) : refuseJson(callCopy.sims, 502)
}
