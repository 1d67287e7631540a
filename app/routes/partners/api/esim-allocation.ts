// POST /api/esim-allocation {bundleId, customReference, email}: one profile for a test, asked for once per reference.
import { z } from 'zod'
import { createJsonCall } from '#app/http/json-call.ts'
import { admitSuperAdmin, refuseHiddenReading } from './hidden-door.ts'
import { allocateForTest, bundleId, confirmed, email, reference } from './test-allocation.ts'
import type { Route } from './+types/esim-allocation.ts'

const body = z.object({ bundleId, customReference: reference, email, confirmed })

export const loader = (args: Route.LoaderArgs) => refuseHiddenReading(args)

export const action = createJsonCall(admitSuperAdmin, body, async ({ context, user, said: asked }) => {
  const { customReference, bundleId: bundle } = asked
  return allocateForTest(context, user, { reference: customReference, bundleId: bundle }, asked.confirmed === true)
})
