// Ends sessions by the hand of their owner, and writes down that it was so.
import type { RecordAudit } from '#shop/audit/record-audit.ts'
import type { Identity } from '#shop/ports/identity.ts'
import type { SessionUser } from './session-user.ts'

export type EndSessionDeps = { identity: Identity; recordAudit: RecordAudit }
export type SessionOwner = Pick<SessionUser, 'id' | 'type'>

/** Ends one session by its id; false when its owner has none such. */
export async function endSession(deps: EndSessionDeps, owner: SessionOwner, sessionId: string): Promise<boolean> {
  const isEnded = await deps.identity.endSessionOf(owner.id, sessionId)
  if (isEnded) await note(deps, owner, 'one')
  return isEnded
}

/** Ends all of them. */
export async function endSessions(deps: EndSessionDeps, owner: SessionOwner): Promise<void> {
  await deps.identity.endSessions(owner.id)
  await note(deps, owner, 'all')
}

const note = ({ recordAudit }: EndSessionDeps, { id, type }: SessionOwner, which: 'one' | 'all') =>
  recordAudit({ actor: { id, role: type }, action: 'sessions_ended', subject: id, facts: { which } })
