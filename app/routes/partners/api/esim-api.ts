// POST /api/esim-api {action: 'check', iccid}: the figures of any eSIM, for staff (storefront rules §7 "Test page calls").
import { z } from 'zod'
import { statusProblems } from '#app/copy/delivery/esim-status.ts'
import { shopContext, callerOf } from '#app/session/request-context.ts'
import { isPlainIccid } from '#values/iccid.ts'
import { answerJson, createJsonCall, refuseJson, refuseReading, tooOftenJson } from '#app/http/json-call.ts'
import { esimUsage } from '#app/format/esim-usage.ts'
import { admitNetworkStaff } from './staff-door.ts'

const question = z.object({ action: z.literal('check'), iccid: z.string() })

export const loader = refuseReading

export const action = createJsonCall(admitNetworkStaff, question, async ({ context, user, said: asked }) => {
  if (!isPlainIccid(asked.iccid)) return refuseJson(statusProblems.iccid_invalid, 400)

  const told = await context.get(shopContext).tools.viewNetworkEsim(asked.iccid, callerOf(context, user))
  if (!told.ok && told.problem === 'too_often') return tooOftenJson(told)
  return told.ok ? answerJson(esimUsage(told.usage)) : refuseJson(statusProblems.status_unavailable, 502)
})
