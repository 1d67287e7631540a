// A network that lies, and two who act at the same moment: nobody ever gets what belongs to somebody else (safety cases
// F03, F05).
import { describe, expect, it } from 'vitest'
import { findRecalledProfiles } from '#shop/delivery/profile/find-recalled-profiles.ts'
import { recallProfiles } from '#shop/delivery/profile/recall-profiles.ts'
import { releaseProfile } from '#shop/delivery/profile/release-profile.ts'
import { delivering } from './support/delivering.ts'
import { newIccid, vendorError, profileOf } from './support/played-network.ts'

const shop = delivering()

/** Each of so many waits here until all have come. */
function meeting(people: number) {
  let come = 0
  const all = Promise.withResolvers<void>()
  return async () => {
    come += 1
    if (come === people) all.resolve()
    await all.promise
  }
}

describe('one profile that the network gives to two orders', () => {
  it('at the same moment goes to one of them; the other stops for a person and shows nothing (F03)', async () => {
    const ids = [await shop().at('poll_for_iccid'), await shop().at('poll_for_iccid')]
    const iccid = newIccid()
    for (const id of ids) shop().network.profiles.set((await shop().orderOf(id)).reference, [profileOf(iccid)])
    const together = meeting(2)
    shop().network.meets('findByReference', together, together)

    await Promise.allSettled(ids.map((id) => shop().advance(id)))
    shop().later(60_000)
    for (const id of ids) await shop().advance(id)

    const orders = await Promise.all(ids.map((id) => shop().orderOf(id)))
    expect(new Set(orders.map((order) => order.iccid))).toEqual(new Set([iccid, null]))
    const [owner, other] = orders[0]?.iccid === iccid ? orders : orders.toReversed()
    expect(owner).toMatchObject({ step: 'order_completed', provisioningState: 'completed' })
    expect(other).toMatchObject({ paymentState: 'review', reviewReason: 'esim_taken', activationCode: null })
    expect(shop().sent.map(({ mail }) => mail.kind)).toEqual(['esim_ready'])
    expect((await shop().esimsOf(owner?.id ?? '')).map((esim) => [esim.iccid, esim.state])).toEqual([[iccid, 'active']])
    expect(await shop().esimsOf(other?.id ?? '')).toEqual([])
    expect(shop().messages('error')).toEqual(['a paid order stopped and needs a person'])
  })
})

describe('a profile that comes after the money went back', () => {
  it('goes back once, although the network did it and the shop was killed before it heard so (F05)', async () => {
    const orderId = await shop().at('poll_for_iccid')
    await shop().attempt(orderId, { state: 'accepted' })
    const { reference } = await shop().orderOf(orderId)
    await shop().needs.orders.refund(orderId, shop().now(), 'by_staff')
    await recallProfiles(shop().needs, orderId)
    const iccid = newIccid()
    shop().network.profiles.set(reference, [profileOf(iccid)])
    for (const attempt of await shop().needs.allocations.listRecalled(10))
      if (attempt.orderId === orderId) await findRecalledProfiles(shop().needs, attempt)

    const [surplus] = (await shop().needs.esims.listSurplus(10)).filter((profile) => profile.orderId === orderId)
    if (!surplus) throw new Error('The profile was not found.')
    // The network released it, and the answer was lost with the process.
    shop().network.meets('release', vendorError('broken off', { outcome: 'unknown', isRetryable: true }))
    await expect(releaseProfile(shop().needs, surplus)).rejects.toThrow('broken off')
    expect((await shop().esimsOf(orderId)).map(({ state }) => state)).toEqual(['surplus'])
    await Promise.all([releaseProfile(shop().needs, surplus), releaseProfile(shop().needs, surplus)])
    expect((await shop().esimsOf(orderId)).map(({ state }) => state)).toEqual(['released'])
    expect(await shop().orderOf(orderId)).toMatchObject({ iccid: null, paymentState: 'refunded' })
    expect(shop().messages('error')).toEqual([])
  })
})
