// Some networks issue the ICCID of an eSIM that is over again. Whoever knows it from before gets nothing of the new eSIM,
// and its new owner nothing of the old one, at whichever door (docs/decisions/0048).
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { esimChecks, esims, orders } from '#db/schema.ts'
import { releaseProfile } from '#shop/delivery/profile/release-profile.ts'
import { findAuditSubject } from '#shop/support/staff/find-audit-subject.ts'
import { delivering } from './support/delivering.ts'
import { openAccount, type Holder } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { ask, bought, type Bought } from './support/owning.ts'
import { CODE, newIccid, profileOf, vendorError } from './support/played-network.ts'

const OTHER_CODE = 'LPA:1$smdp.example$CODE-2'

describe('an ICCID that came back for another order', () => {
  let shop: TestShop
  let old: Bought
  let next: Bought
  beforeAll(async () => {
    shop = await openTestShop()
    old = await bought(shop, 'old@example.com')
    const { iccid, ...made } = await bought(shop, 'next@example.com')
    next = { ...made, iccid: old.iccid }
    const reused = { iccid: old.iccid, networkEsimId: iccid }
    await shop.database.db().update(esims).set(reused).where(eq(esims.orderId, next.orderId))
    await shop.database.db().update(orders).set(reused).where(eq(orders.id, next.orderId))
  })
  afterAll(() => shop.close())

  const activationOf = async (held: Bought) => {
    const shown = await shop.shop.esims.viewActivation({ iccid: old.iccid, heldOrderIds: [held.orderId] }, shop.at)
    return shown.ok ? [shown.reference, shown.activationCode] : null
  }
  const ownCodeOf = async ({ orderId }: Bought) => (await shop.orderOf(orderId)).activationCode

  it('shows each holder their own codes', async () => {
    for (const holder of [old, next])
      expect(await activationOf(holder)).toEqual([holder.reference, await ownCodeOf(holder)])
  })

  it('shows each holder the status of their own eSIM, and names it to nobody by the number alone', async () => {
    for (const holder of [old, next])
      expect(await ask(shop, { iccid: old.iccid, heldOrderIds: [holder.orderId] })).toMatchObject({
        orderId: holder.orderId,
        isHolder: true,
      })
    expect(await ask(shop, { iccid: old.iccid })).toEqual({ ok: false, problem: 'iccid_mismatch' })
    expect(await ask(shop, { iccid: old.iccid, email: 'else@example.com' })).toMatchObject({ ok: false })
  })

  it('shows whoever knows an address the eSIM of that address', async () => {
    for (const [email, { orderId }] of [
      ['old@example.com', old],
      ['next@example.com', next],
    ] as const)
      expect(await ask(shop, { iccid: old.iccid, email })).toMatchObject({ orderId, isHolder: false })
  })

  it('is named, added to an account, and watched for one of them alone', async () => {
    const accounts: Holder[] = []
    for (const email of ['old@example.com', 'next@example.com']) accounts.push(await openAccount(shop, email))
    const labels = async () => {
      const lists = await Promise.all(accounts.map(({ id }) => shop.shop.esims.listOwnEsims(id, shop.at)))
      return lists.map((list) => list.map(({ reference, label }) => [reference, label]))
    }
    expect(await labels()).toEqual([[[old.reference, null]], [[next.reference, null]]])
    for (const [place, { id: userId, email }] of accounts.entries()) {
      const adding = { userId, email, iccid: old.iccid, rateLimitKey: `adding-${place}` }
      expect(await shop.shop.esims.addEsimByIccid(adding, shop.at)).toEqual({ ok: false, problem: 'already_yours' })
    }
    const naming = { userId: accounts[0]?.id ?? '', reference: old.reference, label: 'Mine' }
    await shop.shop.esims.renameEsim(naming, shop.at)
    expect(await labels()).toEqual([[[old.reference, 'Mine']], [[next.reference, null]]])

    await shop.shop.alerts.runEsimChecks()
    const checks = await shop.database.db().select().from(esimChecks)
    expect(new Set(checks.map(({ orderId }) => orderId))).toEqual(new Set([old.orderId, next.orderId]))
    expect(new Set(checks.map(({ iccid }) => iccid))).toEqual(new Set([old.iccid]))
  })

  it('stays unnamed to whoever gave the former eSIM back, as before', async () => {
    await shop.database.db().update(esims).set({ state: 'released' }).where(eq(esims.orderId, old.orderId))
    await shop.database.db().update(orders).set({ iccid: null }).where(eq(orders.id, old.orderId))
    expect(await activationOf(old)).toBeNull()
    expect(await ask(shop, { iccid: old.iccid })).toEqual({ ok: false, problem: 'iccid_mismatch' })
    expect(await ask(shop, { iccid: old.iccid, email: 'old@example.com' })).toMatchObject({ ok: false })
    expect(await ask(shop, { iccid: old.iccid, email: 'next@example.com' })).toMatchObject({ orderId: next.orderId })
  })
})

describe('two profiles with one ICCID', () => {
  const delivery = delivering()

  const deliverAs = async (networkEsimId: string, told: string) => {
    const orderId = await delivery().at('poll_for_iccid')
    const { reference } = await delivery().orderOf(orderId)
    delivery().network.profiles.set(reference, [{ ...profileOf(told), networkEsimId }])
    await delivery().advance(orderId)
    return delivery().orderOf(orderId)
  }

  it('are two eSIMs: each order gets its own, with its own codes, and one is returned without the other', async () => {
    const iccid = newIccid()
    const deliver = async (networkEsimId: string, activationCode: string, confirmationCode: string | null) => {
      const orderId = await delivery().paid()
      const { reference } = await delivery().orderOf(orderId)
      const profile = { ...profileOf(iccid, activationCode), networkEsimId, confirmationCode }
      delivery().network.profiles.set(reference, [profile])
      delivery().network.meets('allocate', vendorError('late', { outcome: 'unknown', isRetryable: true }))
      for (let turn = 0; turn < 4; turn += 1) {
        await delivery().advance(orderId)
        delivery().later(60_000)
      }
      return orderId
    }
    const [first, second] = [await deliver('E-1', CODE, null), await deliver('E-2', OTHER_CODE, '4711')]
    const codesOf = async (orderId: string) => {
      const order = await delivery().orderOf(orderId)
      const [esim] = await delivery().esimsOf(orderId)
      return [order, esim].map((each) => [each?.networkEsimId, each?.activationCode, each?.confirmationCode])
    }
    expect(await codesOf(first)).toEqual(Array.from({ length: 2 }, () => ['E-1', CODE, null]))
    expect(await codesOf(second)).toEqual(Array.from({ length: 2 }, () => ['E-2', `${OTHER_CODE}$$1`, '4711']))

    // Staff are shown the newer one.
    expect(await findAuditSubject(delivery().needs, iccid)).toBe(second)
    await delivery().needs.esims.giveBack(first)
    const [surplus] = (await delivery().needs.esims.listSurplus(10)).filter(({ orderId }) => orderId === first)
    if (!surplus) throw new Error('The eSIM was not given back.')
    await releaseProfile(delivery().needs, surplus)
    const states = await Promise.all([first, second].map((orderId) => delivery().esimsOf(orderId)))
    expect(states.flat().map(({ state }) => state)).toEqual(['released', 'active'])
  })

  it('never go to two orders under one ID of their network', async () => {
    const [iccid, other] = [newIccid(), newIccid()]
    expect(await deliverAs('E-3', iccid)).toMatchObject({ iccid, provisioningState: 'completed' })
    expect(await deliverAs('E-3', other)).toMatchObject({ iccid: null, reviewReason: 'esim_taken' })
  })

  it('stop for a person at a network whose calls name the ICCID, until the former one was given back', async () => {
    const { provider } = delivery().network
    provider.can = { ...provider.can, namesByIccid: true }
    const noted: string[] = []
    provider.noteIssuedAgain = async ({ networkEsimId }) => void noted.push(networkEsimId)
    const iccid = newIccid()
    expect(await deliverAs('E-4', iccid)).toMatchObject({ iccid, provisioningState: 'completed' })
    expect(await deliverAs('E-5', iccid)).toMatchObject({ iccid: null, reviewReason: 'esim_taken' })
    expect(new Set(noted)).toEqual(new Set(['E-4']))
    await delivery().database.db().update(esims).set({ state: 'released' }).where(eq(esims.networkEsimId, 'E-4'))
    expect(await deliverAs('E-6', iccid)).toMatchObject({ iccid, provisioningState: 'completed' })
  })
})
