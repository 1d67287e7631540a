// A profile that the network promised and then forgot is asked for again, once it is certain that none was given.
import { LOOK_UPS_APART_MS } from './ask-once.ts'
import { failed, notYet, stillUnknown, withAlso, type StepNeeds, type StepOutcome } from './step.ts'
import { stepMessages } from './step-messages.ts'
import { askForProfile } from './steps/request-iccid-allocation.ts'

/** The network keeps a promise within seconds, and has had its polls by then. */
const PROMISE_HOLDS_MS = 15 * 60_000
/** Somebody has to talk to a network that forgets again and again; staff has known since the tenth minute. */
const MOST_LOST = 3
const WAITS_ON = ['refused', 'unknown', 'asking', 'lost'] as const

/**
 * Call it when a look at the network has just found nothing. Two such looks, half a minute apart and a quarter of an
 * hour after the promise, mean that none was given. If a profile comes after all, it is surplus, and goes back.
 */
export async function askIfForgotten(world: StepNeeds): Promise<StepOutcome> {
  const { order, allocations, clock, log, pollEveryMs } = world
  const attempts = await allocations.listOfOrder(order.id)
  const last = attempts.at(-1)
  if (!last) return notYet(pollEveryMs)
  if (WAITS_ON.some((state) => state === last.state)) {
    const outcome = await askForProfile(world)
    // It is promised once more, and looked for as before.
    return outcome.kind === 'done' ? withAlso(stillUnknown(pollEveryMs), outcome.also ?? []) : outcome
  }

  const now = clock.now()
  const isOld = now.getTime() - last.askedAt.getTime() >= PROMISE_HOLDS_MS
  const lost = attempts.filter(({ state }) => state === 'lost').length
  if (last.state !== 'accepted' || !isOld || lost >= MOST_LOST) return notYet(pollEveryMs)
  const firstAt = await allocations.lookedInVain(last.id, now)
  if (firstAt === null) return notYet(pollEveryMs)
  if (now.getTime() - firstAt.getTime() < LOOK_UPS_APART_MS) return notYet(LOOK_UPS_APART_MS)
  log.error({ orderId: order.id, attemptId: last.id }, 'the network forgot a profile; requesting it again')
  return withAlso(failed('lost', stepMessages.pollTimeout), [allocations.ending(last.id, 'lost', now)])
}
