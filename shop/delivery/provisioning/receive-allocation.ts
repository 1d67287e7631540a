// The network reports that a profile is ready. The message is only a hint: we check its format, and look sooner.
import type { Base } from '#shop/assembly/base.ts'
import { isRevoked, isSettled, isStopped } from '#shop/sales/order/order-conditions.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { EsimProvider, Profile } from '#ports/esim-provider.ts'
import type { NetworkEsim } from '#values/network-id.ts'
import { isRefusal, VendorError } from '#ports/vendor-error.ts'
import type { Outcome } from '#values/outcome.ts'
import type { AllocationAttempt } from './allocation-store.ts'
import type { CallbackTracker } from './callback-tracker.ts'

export type ReceiveAllocationDeps = Pick<
  Base,
  'allocations' | 'esims' | 'orders' | 'networks' | 'jobs' | 'clock' | 'log'
> & {
  callbacks: Pick<CallbackTracker, 'report'>
}

/**
 * Accepts a network callback at the secret address of one attempt (after-purchase rules §7 "responseurls"). Problems:
 * `unreadable`, `unknown_address` for a secret we never issued, and `network_silent` if the network doesn't answer us:
 * it should call again. Safe if it comes twice, early, or late.
 */
export async function receiveAllocation(
  deps: ReceiveAllocationDeps,
  secret: string,
  message: unknown,
): Promise<Outcome<object, 'unreadable' | 'unknown_address' | 'network_silent'>> {
  // Only networks like this one take an address with each request.
  const about = deps.networks.home.parseCallback(message, {}, '')
  if (about === null || about === 'forged') return { ok: false, problem: 'unreadable' }
  if (await lookSooner(deps, secret)) return { ok: true }

  const attempt = await deps.allocations.findBySecret(secret)
  if (!attempt) return { ok: false, problem: 'unknown_address' }
  try {
    await noteSurplus(deps, attempt)
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    deps.log.warn({ orderId: attempt.orderId, problem: error.message }, 'the network has to repeat a callback')
    return { ok: false, problem: 'network_silent' }
  }
  return { ok: true }
}

/** Whether the attempt's order still waits, and is looked at now. */
export async function lookSooner(
  { orders, allocations, callbacks, jobs, clock }: ReceiveAllocationDeps,
  secret: string,
): Promise<boolean> {
  // The worker that holds the order looks again before it releases it.
  if (callbacks.report(secret)) return true
  const orderId = await orders.makeDue(allocations.orderOfSecret(secret), clock.now())
  if (orderId === null) return false
  // If the nudge is lost, the sweep finds it.
  await jobs.nudge({ name: 'provisioning', orderId })
  return true
}

// Nobody can have a profile that the network can't name properly; its order waits for a person.
async function profilesOf(provider: EsimProvider, { reference, createdAt }: Order): Promise<Profile[]> {
  try {
    return await provider.findByReference(reference, createdAt)
  } catch (error) {
    if (isRefusal(error)) return []
    throw error
  }
}

/** One account may be connected as two networks. */
export const isItsOwn = (
  order: Pick<Order, 'networkEsimId' | 'iccid'>,
  { networkEsimId, iccid }: NetworkEsim,
): boolean => networkEsimId === order.networkEsimId && iccid === order.iccid

/** Whether it still waits for its eSIM, or may once a person has decided. */
export const lacksEsim = (order: Order): boolean =>
  order.iccid === null && !isRevoked(order) && (isSettled(order) || isStopped(order))

/** If the order already has its eSIM, or was refunded, any other profile is returned to the network. Throws VendorError. */
export async function noteSurplus(
  { orders, esims, networks, clock, log }: ReceiveAllocationDeps,
  { orderId, networkId }: Pick<AllocationAttempt, 'orderId' | 'networkId'>,
) {
  const order = await orders.find(orderId)
  if (!order) return
  // A stopped order may still continue and need its profile; one that went to another network needs nothing from here.
  if (lacksEsim(order) || (order.networkId === networkId && isStopped(order))) return
  for (const profile of await profilesOf(networks.of(networkId), order)) {
    if (isItsOwn(order, profile)) continue
    const isNew = await esims.noteSurplus({
      iccid: profile.iccid,
      networkEsimId: profile.networkEsimId,
      orderId,
      networkId,
      bundleId: order.bundle.bundleId,
      zone: order.bundle.zone,
      now: clock.now(),
    })
    if (isNew) log.error({ orderId }, 'the network allocated a profile that its order does not need')
  }
}
