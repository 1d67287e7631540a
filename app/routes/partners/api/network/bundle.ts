// GET /network/things/iccids/:iccid/bundle: how much is left on one's own eSIM, and until when (after-purchase rules §7).
import { statusCopy, statusProblems } from '#app/copy/delivery/esim-status.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import { rateLimitKeyOf } from '#app/session/visitor.ts'
import { answerJson, refuseJson, tooOftenJson } from '#app/http/json-call.ts'
import { askOwnEsim, refuseStranger } from './ask-own-esim.ts'
import type { Route } from './+types/bundle.ts'

export const loader = (asking: Route.LoaderArgs) =>
  askOwnEsim(asking, async (question) => {
    const { context } = asking
    const rateLimitKey = rateLimitKeyOf(context)
    const told = await context
      .get(shopContext)
      .esims.checkEsimStatus({ ...question, email: '', rateLimitKey }, atOf(context))
    if (told.ok) {
      const { balanceMb, expiresAt } = told.esim
      return answerJson({ bundle: [{ bundleBalance: balanceMb, bundleExpiry: expiresAt?.toISOString() ?? null }] })
    }
    if (told.problem === 'too_often') return tooOftenJson(told, statusCopy.tooOften(told.retryAfterSeconds))
    return told.problem === 'status_unavailable' ? refuseJson(statusProblems.status_unavailable, 502) : refuseStranger()
  })
