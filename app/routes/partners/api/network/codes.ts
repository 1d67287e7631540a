// GET /network/things/consumer-profile-codes/iccids/:iccid: the activation code of one's own eSIM (after-purchase rules §7).
import { shopContext, atOf } from '#app/session/request-context.ts'
import { answerJson } from '#app/http/json-call.ts'
import { askOwnEsim } from './ask-own-esim.ts'
import { refuseActivation } from './refuse-activation.ts'
import type { Route } from './+types/codes.ts'

export const loader = (asking: Route.LoaderArgs) =>
  askOwnEsim(asking, async (question) => {
    const shown = await asking.context.get(shopContext).esims.viewActivation(question, atOf(asking.context))
    if (!shown.ok) return refuseActivation(shown)
    return answerJson({ codes: { activationCode: shown.activationCode } })
  })
