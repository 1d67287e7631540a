// GET /network/top-up/history/iccids/:iccid/:days: what one's own eSIM holds in all, and its bundle (after-purchase rules §7).
import { callCopy } from '#app/copy/office/calls.ts'
import { statusCopy, statusProblems } from '#app/copy/delivery/esim-status.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import { HISTORY_DAYS } from '#shop/sales/esim-status/esim-status.ts'
import { answerJson, refuseJson, tooOftenJson } from '#app/http/json-call.ts'
import { askOwnEsim, refuseStranger } from './ask-own-esim.ts'
import type { Route } from './+types/top-up-history.ts'

export async function loader(asking: Route.LoaderArgs) {
  const { context, params } = asking
  const days = /^\d{1,2}$/.test(params.days) ? Number(params.days) : 0
  if (days < 1 || days > HISTORY_DAYS) return refuseJson(callCopy.days, 400)

  return askOwnEsim(asking, async (question) => {
    const told = await context.get(shopContext).esims.viewLastTopUp({ ...question, days }, atOf(context))
    if (told.ok) {
      const { topUp } = told
      return answerJson([{ initial: { value: topUp.totalMb }, productBundleId: topUp.zone }])
    }
    if (told.problem === 'too_often') return tooOftenJson(told, statusCopy.tooOften(told.retryAfterSeconds))
    return told.problem === 'not_proven' ? refuseStranger() : refuseJson(statusProblems.status_unavailable, 502)
  })
}
