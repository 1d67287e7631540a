// GET /api/esim-api/network/things: every eSIM that the network holds for us, for staff (spec 2 §7).
import { callCopy } from '#app/copy/calls.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { answerJson, refuseJson } from './json-answer.ts'
import { simUsage } from './sim-usage.ts'
import { refuseStrangers } from './staff-door.ts'
import type { Route } from './+types/all-sims.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const refused = await refuseStrangers(context)
  if (refused) return refused
  const sims = await context.get(shopContext).listSims()
  return sims.ok ? answerJson(sims.usages.map(simUsage)) : refuseJson(callCopy.sims, 502)
}
