// POST /api/orders {bundleId, email, reference}: writes down a test run under its reference; nothing is bought yet.
import { z } from 'zod'
import { shopContext, callerOf } from '#app/session/request-context.ts'
import { answerJson, createJsonCall } from '#app/http/json-call.ts'
import { admitSuperAdmin, refuseHiddenReading } from './hidden-door.ts'
import { bundleId, email, reference, refuseRun } from './test-allocation.ts'
import type { Route } from './+types/orders.ts'

const body = z.object({ bundleId, email, reference })

export const loader = (args: Route.LoaderArgs) => refuseHiddenReading(args)

export const action = createJsonCall(admitSuperAdmin, body, async ({ context, user, said: asked }) => {
  const opened = await context
    .get(shopContext)
    .tools.openStaffRun(
      { kind: 'order', reference: asked.reference, bundleId: asked.bundleId },
      callerOf(context, user),
    )
  if (!opened.ok) return refuseRun(opened)
  return answerJson({ reference: opened.run.reference, bundleId: opened.run.bundleId, status: 'recorded' }, 201)
})
