// The network promised a profile and forgot it: the shop asks again by itself, once it is certain that none was given.
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { allocationAttempts } from '#db/schema.ts'
import { delivering } from './support/delivering.ts'
import { newIccid, vendorError, profileOf } from './support/played-network.ts'

const shop = delivering()

const SILENT = { outcome: 'unknown', isRetryable: true, fault: 'silent' } as const
type Told = Parameters<ReturnType<typeof shop>['paid']>[0]

const asked = () => shop().network.told.filter((call) => call.startsWith('allocate'))
const passes = async (orderId: string, seconds: number) => {
  for (let waited = 0; waited < seconds; waited += 5) {
    shop().later(5_000)
    await shop().advance(orderId)
  }
}
const away = () => vendorError('away', SILENT)

describe('a profile that the network promised and forgot', () => {
  const STEP = 'poll_for_iccid'
  const MINUTE = 60_000
  const forgotten = async (minutes: number, told: Told = {}) => {
    const orderId = await shop().at(STEP, { tries: 3, status: 'error', provisioningState: 'failed', ...told })
    await shop().attempt(orderId, { state: 'accepted', askedAt: shop().dueIn(-minutes * MINUTE) })
    return { orderId, reference: (await shop().orderOf(orderId)).reference }
  }
  it('is asked for again once two looks after a quarter of an hour found none, and nobody has to act', async () => {
    const { orderId, reference } = await forgotten(15)
    await shop().advance(orderId)
    expect(asked()).toEqual([])
    await passes(orderId, 120)
    expect(asked()).toHaveLength(1)
    expect(await shop().attemptsOf(orderId)).toMatchObject([{ state: 'lost', lookUps: 2 }, { state: 'accepted' }])
    expect(await shop().orderOf(orderId)).toMatchObject({
      step: 'order_completed',
      iccid: shop().network.profiles.get(reference)?.[0]?.iccid,
    })
    expect(shop().messages('error')).toEqual(['the network forgot a profile; requesting it again'])
  })

  it('is not asked for before that, nor while the polls of the promise last', async () => {
    const early = await forgotten(15 - 1 / MINUTE)
    const polling = await forgotten(20, { tries: 0, status: 'started', provisioningState: 'running' })
    for (const { orderId } of [early, polling]) {
      await shop().advance(orderId)
      expect(await shop().attemptsOf(orderId)).toMatchObject([{ state: 'accepted', lookUps: 0 }])
    }
    expect([asked(), shop().messages('error')]).toEqual([[], []])
  })

  it.each([
    [29_999, 'accepted'],
    [30_000, 'lost'],
  ])('counts a second look %i ms after the first as it should: %s', async (ms, state) => {
    const orderId = await shop().at(STEP, { tries: 3, status: 'error', provisioningState: 'failed' })
    const [askedAt, firstLookUpAt] = [shop().dueIn(-16 * MINUTE), shop().dueIn(-ms)]
    await shop().attempt(orderId, { state: 'accepted', askedAt, lookUps: 1, firstLookUpAt })
    await shop().advance(orderId)
    expect(await shop().attemptsOf(orderId)).toMatchObject([{ state, lookUps: 2 }])
  })

  it('is not asked for while the network cannot say that there is none', async () => {
    const { orderId } = await forgotten(15)
    shop().network.meets('findByReference', ...Array.from({ length: 100 }, away))
    await passes(orderId, 20 * 60)
    expect(asked()).toEqual([])
    expect(await shop().attemptsOf(orderId)).toMatchObject([{ state: 'accepted', lookUps: 0 }])
  })

  it('is taken when it comes between the two looks', async () => {
    const { orderId, reference } = await forgotten(15)
    await shop().advance(orderId)
    const iccid = newIccid()
    shop().network.profiles.set(reference, [profileOf(iccid)])
    await passes(orderId, 120)
    expect(asked()).toEqual([])
    expect(await shop().orderOf(orderId)).toMatchObject({ step: 'order_completed', iccid })
  })

  it('is looked up before it is asked for once more when the shop is killed in between', async () => {
    const { orderId, reference } = await forgotten(17, { tries: 9 })
    await shop().db().update(allocationAttempts).set({ state: 'lost' }).where(eq(allocationAttempts.orderId, orderId))
    await shop().attempt(orderId, { state: 'asking' })
    const iccid = newIccid()
    await shop().advance(orderId)
    shop().network.profiles.set(reference, [profileOf(iccid)])
    await passes(orderId, 120)
    expect(asked()).toEqual([])
    expect(await shop().orderOf(orderId)).toMatchObject({ step: 'order_completed', iccid })
  })

  it('again and again is a matter for a person, who has known since the tenth minute', async () => {
    const { orderId, reference } = await forgotten(15)
    const nothing = () => shop().network.profiles.delete(reference)
    shop().network.meets('findByReference', ...Array.from({ length: 2_000 }, () => nothing))
    await passes(orderId, 3 * 60 * 60)
    expect(asked()).toHaveLength(3)
    expect((await shop().attemptsOf(orderId)).map(({ state }) => state)).toEqual(['lost', 'lost', 'lost', 'accepted'])
  })
})
