// POST /api/esim-allocation {bundleId, customReference, email}: one profile for a test, asked for once per reference.
import { z } from 'zod'
import { readCall } from './functions/read-call.ts'
import { admitStaff, refuseHiddenReading } from './hidden-door.ts'
import { unreadable } from './json-answer.ts'
import { allocateForTest, bundleId, confirmed, email, reference } from './test-allocation.ts'
import type { Route } from './+types/esim-allocation.ts'

const wish = z.object({ bundleId, customReference: reference, email, confirmed })

export const loader = (args: Route.LoaderArgs) => refuseHiddenReading(args)

export async function action({ request, context }: Route.ActionArgs) {
  const staff = admitStaff(context, { isChanging: true })
  if (staff.refused) return staff.refused
  const asked = await readCall(request, wish)
  if (!asked) return unreadable()
  const { customReference, bundleId: bundle } = asked
  return allocateForTest(
    context,
    { user: staff.user, reference: customReference, bundleId: bundle },
    asked.confirmed === true,
  )
}
