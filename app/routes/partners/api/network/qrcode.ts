// GET /network/things/consumer-profile-codes/iccids/:iccid/qrcode: the QR picture of one's own eSIM (after-purchase rules §7).
import { shopContext, atOf } from '#app/session/request-context.ts'
import { NO_STORE } from '#app/http/json-call.ts'
import { askOwnEsim } from './ask-own-esim.ts'
import { refuseActivation } from './refuse-activation.ts'
import type { Route } from './+types/qrcode.ts'

export const loader = (asking: Route.LoaderArgs) =>
  askOwnEsim(asking, async (question) => {
    const shown = await asking.context.get(shopContext).esims.viewActivation(question, atOf(asking.context))
    if (!shown.ok) return refuseActivation(shown)
    return new Response(Uint8Array.from(shown.qrPng), { headers: { 'content-type': 'image/png', ...NO_STORE } })
  })
