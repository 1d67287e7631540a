// POST /api/generate-qrcode {iccid}: codes and QR picture of any eSIM, for staff (storefront rules §7 "Test page calls").
import { z } from 'zod'
import { statusProblems } from '#app/copy/delivery/esim-status.ts'
import { shopContext, callerOf } from '#app/session/request-context.ts'
import { isPlainIccid } from '#values/iccid.ts'
import { answerJson, createJsonCall, refuseJson, tooOftenJson } from '#app/http/json-call.ts'
import { admitStaff, refuseHiddenReading } from './hidden-door.ts'
import type { Route } from './+types/generate-qrcode.ts'

const noQrCode = 'Failed to generate QR code'

const body = z.object({ iccid: z.string() })

export const loader = (args: Route.LoaderArgs) => refuseHiddenReading(args)

export const action = createJsonCall(admitStaff, body, async ({ context, user, said: asked }) => {
  const { iccid } = asked
  if (!isPlainIccid(iccid)) return refuseJson(statusProblems.iccid_invalid, 400)

  const shop = context.get(shopContext)
  const shown = await shop.tools.viewCodes({ tool: 'json_call', iccid }, callerOf(context, user))
  if (!shown.ok && shown.problem === 'too_often') return tooOftenJson(shown)
  if (!shown.ok) return refuseJson(noQrCode, 502)
  const qrCode = `data:image/png;base64,${Buffer.from(shown.qrPng).toString('base64')}`
  return answerJson({ iccid, activationCode: shown.activationCode, qrCode })
})
