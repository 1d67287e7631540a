// Ends sessions at their owner's request, and records it.
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from './session-user.ts'

export type EndSessionDeps = Pick<Base, 'identity' | 'recordAudit'>

/** Ends one of the actor's own sessions by its ID; false if there is no such session. */
export async function endSession(deps: EndSessionDeps, sessionId: string, caller: Caller): Promise<boolean> {
  const isEnded = await deps.identity.endSessionOf(caller.actor.id, sessionId)
  if (isEnded) await note(deps, 'one', caller)
  return isEnded
}

/** Ends all of them. */
export async function endSessions(deps: EndSessionDeps, caller: Caller): Promise<void> {
  await deps.identity.endSessions(caller.actor.id)
  await note(deps, 'all', caller)
}

const note = ({ recordAudit }: EndSessionDeps, which: 'one' | 'all', { actor, tenant }: Caller) =>
  recordAudit({ actor: actorOf(actor), action: 'sessions_ended', subject: actor.id, facts: { which } }, { tenant })
