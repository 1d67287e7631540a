// Staff have what a message of a network concerned asked about once more, such as after the network was silent.
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { isUuid } from '#values/uuid.ts'
import { askAbout, type ReceiveNetworkEventDeps } from './receive-network-event.ts'

const PER_ACCOUNT: Limit = { name: 'network-event-again', points: 60, seconds: 600 }

/** Problems: `event_gone` after its time, `network_silent`, `too_often`. */
export async function askEventAgain(
  deps: ReceiveNetworkEventDeps,
  id: string,
  { actor }: Caller,
): Promise<Outcome<object, 'event_gone' | 'network_silent'> | TooOften> {
  const allowed = await deps.limiter.take(PER_ACCOUNT, actor.id)
  if (!allowed.ok) return allowed
  const event = isUuid(id) ? await deps.networkEvents.find(id) : null
  return event ? askAbout(deps, event, null) : { ok: false, problem: 'event_gone' }
}
