// POST /network/things/consumer-profile/:bundleId {customReference}: one profile for a test, asked for once per reference.
import { z } from 'zod'
import { createJsonCall, unreadable } from '#app/http/json-call.ts'
import { admitSuperAdmin, refuseHiddenReading } from '../hidden-door.ts'
import { allocateForTest, bundleId, confirmed, reference } from '../test-allocation.ts'
import type { Route } from './+types/consumer-profile.ts'

const body = z.object({ customReference: reference, confirmed })

export const loader = (args: Route.LoaderArgs) => refuseHiddenReading(args)

/** Callers can't choose whom the network calls back: the `responseurls` header is ignored. */
export const action = createJsonCall(admitSuperAdmin, body, async ({ context, params, user, said: asked }) => {
  const bundle = bundleId.safeParse(params.bundleId)
  if (!asked || !bundle.success) return unreadable()
  return allocateForTest(
    context,
    user,
    { reference: asked.customReference, bundleId: bundle.data },
    asked.confirmed === true,
  )
})
