// Asks for confirmation before an action: the action itself is encrypted into the form, so that what is confirmed is
// what was shown.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import type { Clock } from '#ports/clock.ts'
import type { Sealer } from '#values/secret.ts'
import { staffReference } from './staff-run.ts'

const LIVES_MS = 15 * 60_000

const content = z.object({
  id: z.uuid(),
  userId: z.string(),
  what: z.string(),
  values: z.record(z.string(), z.string()),
  until: z.number(),
})

export type StaffAction = { what: string; values: Record<string, string> }
/** `id` ensures that the action runs once. */
export type ConfirmedAction = StaffAction & { id: string }

export type ConfirmationDeps = Pick<Base, 'clock'> & {
  sealer: Sealer
}

/** The text that confirms this person's action, valid for 15 minutes and one use. */
export function makeConfirmation({ sealer, clock }: ConfirmationDeps, action: StaffAction, { actor }: Caller): string {
  const until = clock.now().getTime() + LIVES_MS
  return sealer.seal(JSON.stringify({ ...action, id: randomUUID(), userId: actor.id, until }))
}

/** The confirmed action; null if it is another person's, too old, or invalid. */
export function openConfirmation(
  { sealer, clock }: ConfirmationDeps,
  sealed: string,
  { actor }: Caller,
): ConfirmedAction | null {
  const opened = sealer.open(sealed)
  const action = opened === null ? null : content.parse(JSON.parse(opened))
  if (!action || action.userId !== actor.id || action.until <= clock.now().getTime()) return null
  return { id: action.id, what: action.what, values: action.values }
}

/** A new, unused reference for a test. */
export const makeStaffReference = ({ clock }: { clock: Clock }): string => staffReference(clock.now(), randomUUID())
