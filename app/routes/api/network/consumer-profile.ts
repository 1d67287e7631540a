// POST /network/things/consumer-profile/:bundleId {customReference}: one profile for a test, asked for once per reference.
import { z } from 'zod'
import { readCall } from '../functions/read-call.ts'
import { admitStaff, refuseHiddenReading } from '../hidden-door.ts'
import { unreadable } from '../json-answer.ts'
import { allocateForTest, bundleId, confirmed, reference } from '../test-allocation.ts'
import type { Route } from './+types/consumer-profile.ts'

const wish = z.object({ customReference: reference, confirmed })

export const loader = (args: Route.LoaderArgs) => refuseHiddenReading(args)

/** Whom the network shall call back is never the caller's to say: the `responseurls` header is not read. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const staff = admitStaff(context, { isChanging: true })
  if (staff.refused) return staff.refused
  const asked = await readCall(request, wish)
  const bundle = bundleId.safeParse(params.bundleId)
  if (!asked || !bundle.success) return unreadable()
  return allocateForTest(
    context,
    { user: staff.user, reference: asked.customReference, bundleId: bundle.data },
    asked.confirmed === true,
  )
}
