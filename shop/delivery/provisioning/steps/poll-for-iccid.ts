// Waits for the requested profile. The network's callback only makes us look sooner; what we find is the proof.
import { isRefusal, VendorError } from '#ports/vendor-error.ts'
import { askIfForgotten } from '../ask-if-forgotten.ts'
import { LOOK_UPS_APART_MS } from '../ask-once.ts'
import { fateOf } from '../faults.ts'
import { done, notYet, troubled, withAlso, type Step, type StepOutcome, type StepNeeds } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Gives the order its ICCID; at most 50 polls (after-purchase rules §4, step 2 and §9). */
export const pollForIccid: Step = {
  name: 'poll_for_iccid',
  pollLimit: { polls: 50, message: stepMessages.pollTimeout },

  async run(world) {
    const { order, isFirst, findEsim, knowEsim, provider, esims, clock, pollEveryMs } = world
    const known = isFirst ? null : await findEsim()
    if (known) return done({ iccid: known.iccid, networkEsimId: known.networkEsimId })

    const found = await toldOr(provider.findByReference(order.reference, order.createdAt))
    if (found instanceof VendorError) {
      // If the network didn't answer, it counts as a poll without a result; an ICCID that no phone could use ends the
      // polling.
      const isEnd = 'review' in fateOf(found.fault)
      return isEnd ? troubled(found.fault, found.message) : notYet(pollEveryMs, undefined, found.fault)
    }
    const [first, ...surplus] = found
    if (!first) return (await refusedAfterAll(world)) ?? (order.tries > 0 ? askIfForgotten(world) : notYet(pollEveryMs))

    const { iccid, networkEsimId } = first
    const holder = await esims.findHolder(order.networkId, first)
    const asked = { orderId: order.id, iccid }
    const former = provider.can.namesByIccid ? await esims.listIccidHeld(order.networkId, asked) : []
    for (const each of former) await provider.noteIssuedAgain?.(each)
    if (former.length > 0 || (holder && !(holder.orderId === order.id && holder.isActive)))
      return troubled('iccid_taken', 'the network gave a profile that another order holds')
    const { bundleId, zone } = order.bundle
    const esim = { orderId: order.id, networkId: order.networkId, bundleId, zone, now: clock.now() }
    // Listed twice, the order's own profile is no surplus: it would be given back.
    const others = surplus.filter((profile) => profile.networkEsimId !== networkEsimId)
    // Its code usually comes along. It is written with its picture, which is asked for next. A refund either sees the
    // eSIM and returns it, or nobody gets it, and what was promised is found by its reference.
    knowEsim({ ...first, qrPng: null }, holder ? null : { ...esim, iccid, networkEsimId })
    const also = others.map((other) =>
      esims.notingSurplus({ ...esim, iccid: other.iccid, networkEsimId: other.networkEsimId }),
    )
    return done({ iccid, networkEsimId }, { also })
  },
}

/** A network may accept a request and then fail it for good: that is a refusal, only later. */
async function refusedAfterAll(world: StepNeeds): Promise<StepOutcome | null> {
  const { order, provider, allocations, clock } = world
  if (!provider.findRefusal) return null
  const attempt = await allocations.findLive(order.id)
  // Whoever wrote down that it was refused may have died before asking again.
  if (attempt === null) return askIfForgotten(world)
  // Right after a promise, what the network tells may be about the request before it.
  const isNew = clock.now().getTime() - attempt.askedAt.getTime() < LOOK_UPS_APART_MS
  if (attempt.state !== 'accepted' || isNew) return null
  const refusal = await toldOr(provider.findRefusal(order.reference))
  // Without an answer, it is looked for again.
  if (refusal === null || !isRefusal(refusal)) return null
  const outcome = troubled(refusal.fault, stepMessages.allocation(refusal.message), 'allocation')
  return withAlso(outcome, [allocations.ending(attempt.id, 'refused', clock.now())])
}

async function toldOr<Told>(looking: Promise<Told>): Promise<Told | VendorError> {
  try {
    return await looking
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    return error
  }
}
