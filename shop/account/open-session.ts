// Starts the session of somebody who has given every required proof; the only place that does.
import type { Clock } from '#shop/ports/clock.ts'
import type { Customer } from './customer-store.ts'
import type { Identity } from './open-identity.ts'
import { roleOf, type Role } from './role.ts'
import { sessionEnd } from './session-life.ts'

export type OpenedSession = { ok: true; token: string; userId: string; email: string; role: Role }

/** `device` is the browser's own description. The session that the browser had until now ends. */
export async function openSession(
  { identity, clock }: { identity: Identity; clock: Clock },
  { id: userId, email, accountType }: Customer,
  input: { device: string; oldToken: string | null },
): Promise<OpenedSession> {
  const [now, role] = [clock.now(), roleOf(accountType)]
  if (input.oldToken) await identity.endSession(input.oldToken)
  const device = input.device.slice(0, 200)
  const token = await identity.openSession({ userId, device, now, expiresAt: sessionEnd(role, now, now) })
  return { ok: true, token, userId, email, role }
}
