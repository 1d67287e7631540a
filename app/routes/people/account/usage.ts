// GET /account/usage: what is left of one own eSIM; each card of a page asks by itself, and fails by itself.
import { data, redirect, href } from 'react-router'
import { shopContext, sessionUserContext, atOf } from '#app/session/request-context.ts'
import { tooOftenStatus } from '#app/session/too-often.ts'
import type { Context } from '#app/session/visitor.ts'
import type { UsageAnswer } from '#shop/sales/esim-status/view-usage.ts'
import { readReference } from '#app/features/order-access/open-order.ts'
import { toUsageReport } from './shown-usage.ts'
import type { Route } from './+types/usage.ts'

const STATUS = { not_yours: 404, usage_unavailable: 502 }

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = context.get(sessionUserContext)
  // Somebody signed out meanwhile returns to the page, not to its figures.
  if (!user) throw redirect(`${href('/login')}?redirectTo=%2Faccount`)
  const answer = await context
    .get(shopContext)
    .esims.viewUsage({ userId: user.id, reference: readReference(request) ?? '' }, atOf(context))
  return data(toUsageReport(answer), {
    status: statusOf(context, answer),
    headers: { 'cache-control': 'no-store' },
  })
}

function statusOf(context: Context, answer: UsageAnswer): number {
  if (answer.ok) return 200
  return answer.problem === 'too_often' ? tooOftenStatus(context, answer) : STATUS[answer.problem]
}
