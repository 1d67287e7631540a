// POST /api/esim-api {action: 'check', iccid}: the figures of any eSIM, for staff (storefront rules §7 "Test page calls").
import { callerOf } from '#app/session/caller.ts'
import { z } from 'zod'
import { statusProblems } from '#app/copy/esim-status.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { isPlainIccid } from '#shop/values/iccid.ts'
import { readCall } from './functions/read-call.ts'
import { answerJson, refuseJson, refuseReading, tooOftenJson, unreadable } from './json-answer.ts'
import { simUsage } from '#app/format/sim-usage.ts'
import { admitNetworkStaff } from './staff-door.ts'
import type { Route } from './+types/esim-api.ts'

const question = z.object({ action: z.literal('check'), iccid: z.string() })

export const loader = refuseReading

export async function action({ request, context }: Route.ActionArgs) {
  const staff = admitNetworkStaff(context)
  if (staff.refused) return staff.refused
  const asked = await readCall(request, question)
  if (!asked) return unreadable()
  if (!isPlainIccid(asked.iccid)) return refuseJson(statusProblems.iccid_invalid, 400)

  const sim = await context.get(shopContext).tools.viewNetworkSim(asked.iccid, callerOf(context, staff.user))
  if (!sim.ok && sim.problem === 'too_often') return tooOftenJson(sim)
  return sim.ok ? answerJson(simUsage(sim.usage)) : refuseJson(statusProblems.status_unavailable, 502)
}
