// Returns a profile to the network, unless it is in use.
import type { NetworkEsim } from '#values/network-id.ts'
import type { Base } from '#shop/assembly/base.ts'
import { isDelivered } from '#shop/sales/order/order-conditions.ts'
import type { EsimProvider } from '#ports/esim-provider.ts'
import { isRefusal } from '#ports/vendor-error.ts'
import type { Outcome } from '#values/outcome.ts'
import { cutText } from '#values/text/cut-text.ts'
import type { AllocationStore } from '#shop/delivery/provisioning/allocation-store.ts'

export type ReleaseProfileDeps = Pick<Base, 'orders' | 'esims' | 'networks' | 'log'> & {
  allocations: Pick<AllocationStore, 'findLive'>
}

const MOST_WORDS = 300

export type SurplusProfile = NetworkEsim & { orderId: string; networkId: string }

/**
 * Releases a surplus profile at the network (after-purchase rules §7 "consumer-profile release"); safe to repeat. A
 * profile that was installed or topped up stays, and a person is told; a replaced one waits until it is known whether
 * its last top-up arrived. Throws VendorError if the network doesn't answer or rejects our login.
 */
export async function releaseProfile(
  deps: ReleaseProfileDeps,
  { orderId, networkId, ...esim }: SurplusProfile,
): Promise<void> {
  const { esims, networks, orders, log } = deps
  const provider = networks.of(networkId)
  const order = await orders.find(orderId)
  const isReplaced = order?.isReplaced === true
  const keep = async (problem: string) => {
    await esims.endSurplus(orderId, esim.iccid, 'kept', cutText(problem, MOST_WORDS))
    if (order?.test === 'trial') log.info({ orderId, problem }, 'the network keeps the profile of a test')
    // Whoever replaced it was told that the network doesn't take back an installed eSIM.
    else if (isReplaced) log.info({ orderId, problem }, 'a replaced profile stays')
    else log.error({ orderId, problem }, 'the network did not take a profile back')
  }

  // A released eSIM has no history anymore, and so no proof of what was added to it.
  if (isReplaced && (await isBeingToppedUp(deps, orderId))) return
  // What was left of the top-ups of a replaced eSIM is on the new one.
  if (!isReplaced && (await isToppedUp(deps, orderId, esim.iccid))) return keep('somebody paid for a top-up of it')
  const given = await releaseUnused(provider, esim)
  if (!given.ok) return keep(given.problem)
  await esims.endSurplus(orderId, esim.iccid, 'released')
}

async function isBeingToppedUp({ orders, allocations }: ReleaseProfileDeps, orderId: string): Promise<boolean> {
  for (const topUp of await orders.listTopUps([orderId])) {
    if (!isDelivered(topUp) && (await allocations.findLive(topUp.id))) return true
  }
  return false
}

async function isToppedUp({ orders }: ReleaseProfileDeps, orderId: string, iccid: string): Promise<boolean> {
  return (await orders.listTopUps([orderId])).some(({ topUp }) => topUp?.iccid === iccid)
}

/**
 * Returns a profile that nobody uses. The problem, in words, is that it is in use, or why the network refuses to take it.
 * Throws VendorError if nobody knows.
 */
export async function releaseUnused(provider: EsimProvider, esim: NetworkEsim): Promise<Outcome<object, string>> {
  if (await isInUse(provider, esim)) return { ok: false, problem: 'it is in use' }
  try {
    await provider.release(esim)
    return { ok: true }
  } catch (error) {
    if (isRefusal(error)) return { ok: false, problem: error.message }
    throw error
  }
}

/**
 * Only a used profile has an expiry; one that the network doesn't know is used by nobody. Any other refusal, such as of
 * a code that no phone could use, says nothing about it. Throws VendorError.
 */
export async function isInUse(provider: EsimProvider, esim: NetworkEsim): Promise<boolean> {
  try {
    return (await provider.findBalance(esim)).expiresAt !== null
  } catch (error) {
    if (isRefusal(error) && error.fault === 'not_known') return false
    throw error
  }
}
