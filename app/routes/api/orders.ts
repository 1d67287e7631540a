// POST /api/orders {bundleId, email, reference}: writes down a test run under its reference; nothing is bought yet.
import { z } from 'zod'
import { shopContext } from '#app/session/shop-context.ts'
import { readCall } from './functions/read-call.ts'
import { admitStaff, refuseHiddenReading } from './hidden-door.ts'
import { answerJson, unreadable } from './json-answer.ts'
import { bundleId, email, reference, refuseRun } from './test-allocation.ts'
import type { Route } from './+types/orders.ts'

const wish = z.object({ bundleId, email, reference })

export const loader = (args: Route.LoaderArgs) => refuseHiddenReading(args)

export async function action({ request, context }: Route.ActionArgs) {
  const staff = admitStaff(context, { isChanging: true })
  if (staff.refused) return staff.refused
  const asked = await readCall(request, wish)
  if (!asked) return unreadable()
  const opened = await context
    .get(shopContext)
    .tools.openStaffRun({ user: staff.user, kind: 'order', reference: asked.reference, bundleId: asked.bundleId })
  if (!opened.ok) return refuseRun(opened)
  return answerJson({ reference: opened.run.reference, bundleId: opened.run.bundleId, status: 'recorded' }, 201)
}
