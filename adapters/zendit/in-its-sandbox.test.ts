// Against the sandbox's Zendit: what no other network promises.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { EsimProvider, Profile } from '#ports/esim-provider.ts'
import type { NetworkMoney } from '#values/network-package.ts'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import { failureOf } from '#tests/support/failure-of.ts'
import { startLoneSandbox } from '#tests/support/lone-sandbox.ts'
import { playedStand, zenditNetwork } from '#tests/support/network-stands.ts'
import { zenditKind } from './kind.ts'

const OFFER = 'ESIM-IT-15D-3GB'
const UNLIMITED = 'ESIM-IT-7D-UNLIMITED'
const SIZE_MB = 2_861
const DAY_S = 86_400

describe('the adapter of Zendit', () => {
  let sandbox: Sandbox
  let stand: Awaited<ReturnType<typeof zenditNetwork>>
  let provider: EsimProvider
  const network = () => sandbox.wholesalers.of('zendit')
  beforeAll(async () => {
    sandbox = await startLoneSandbox({ callbackDelayMs: 1 })
    stand = await zenditNetwork(sandbox)
    provider = stand.provider
  })
  afterAll(async () => {
    await stand.close()
    await sandbox.close()
  })
  /** The same account on another node, or after a restart. */
  const elsewhere = () => playedStand(sandbox, zenditKind, () => stand.journal).provider
  afterEach(() => {
    stand.mend()
    stand.odd.length = 0
    network().book.setBalance(50_000)
    stand.wait(60)
  })

  const order = (reference: string, packageId = OFFER, mostPaid: NetworkMoney | null = null) =>
    provider.allocate({ packageId, days: null, mostPaid, reference, callbackUrl: '' })
  const found = (reference: string) => provider.findByReference(reference, sandbox.clock.now())
  const why = async (reference: string) => provider.findRefusal?.(reference)
  const one = async (reference: string, packageId = OFFER): Promise<Profile> => {
    await order(reference, packageId)
    stand.wait(5)
    const [profile] = await found(reference)
    return profile ?? expect.unreachable('There is no profile.')
  }
  const topUp = (esim: Profile, reference: string) =>
    provider.topUp({ esim, packageId: OFFER, days: null, mostPaid: null, reference })
  /** What the network has under a reference, also what failed. */
  const transactionsOf = (reference: string) => {
    const told = provider.toldReference(reference)
    return network()
      .book.orders()
      .filter((each) => each.reference.startsWith(told))
      .map((each) => network().book.ofOrder(each.number).length)
  }
  const listed = async () => {
    const pages: Parameters<Parameters<EsimProvider['listCatalogue']>[0]>[0][] = []
    await provider.listCatalogue(async (page) => void pages.push(page))
    return { packages: pages.flatMap(({ packages }) => packages), refused: pages.flatMap((page) => page.refused) }
  }

  it('asks for no second eSIM while the network works on the first, however often it is asked', async () => {
    stand.spoil('order', 'underway')
    await order('slow')
    expect(await failureOf(found('slow'))).toMatchObject({ outcome: 'unknown', fault: 'busy' })
    await order('slow')
    stand.wait(120)
    await order('slow')
    expect(await found('slow')).toHaveLength(1)
    expect(transactionsOf('slow')).toEqual([1])
  })

  it('orders again under another ID once a transaction has failed, and finds what was made', async () => {
    stand.spoil('order', 'fails_later')
    await order('failing')
    expect(await failureOf(found('failing'))).toMatchObject({ outcome: 'unknown', fault: 'busy' })
    stand.wait(120)
    expect(await found('failing')).toEqual([])
    expect(await why('failing')).toMatchObject({ outcome: 'refused', fault: 'refused' })
    expect(await why('failing')).toMatchObject({ outcome: 'refused' })
    const profile = await one('failing')
    expect(transactionsOf('failing')).toEqual([0, 1])
    expect(await why('failing')).toBeNull()
    const other = elsewhere()
    expect(await other.findByReference('failing', sandbox.clock.now())).toEqual([profile])
    const held: (string | null)[] = []
    await other.eachProfiles(async (profiles) => void held.push(...profiles.map(({ reference }) => reference)))
    expect(held.filter((told) => told === provider.toldReference('failing'))).toHaveLength(1)
  })

  it('says that the wallet is empty, and buys once it isn’t', async () => {
    network().book.setBalance(1)
    const asked = [await failureOf(order('poor')), await failureOf(order('poor'))]
    for (const each of asked) expect(each).toMatchObject({ outcome: 'refused', fault: 'no_credit' })
    network().book.setBalance(50_000)
    await one('poor')
    expect(transactionsOf('poor')).toEqual([0, 0, 1])
  })

  it('takes no ID for an order that the wallet doesn’t cover, if it knows the cost', async () => {
    network().book.setBalance(1)
    const cost = { units: 50_000, divisor: 100, currency: 'USD' }
    expect(await failureOf(order('known', OFFER, cost))).toMatchObject({ outcome: 'refused', fault: 'no_credit' })
    expect(transactionsOf('known')).toEqual([])
  })

  it('finds the last of many transactions that failed in a few calls, and leaves out none', async () => {
    network().book.setBalance(1)
    for (let turn = 1; turn <= 11; turn += 1) await failureOf(order('often'))
    network().book.setBalance(50_000)
    await one('often')
    expect(transactionsOf('often')).toEqual([...Array.from({ length: 11 }, () => 0), 1])
    const other = elsewhere()
    expect(await other.findByReference('often', sandbox.clock.now())).toHaveLength(1)
  })

  it('buys one eSIM for two who ask at the same time', async () => {
    const asked = await Promise.allSettled([order('both'), order('both')])
    expect(asked.map(({ status }) => status)).toContain('fulfilled')
    stand.wait(5)
    expect(await found('both')).toHaveLength(1)
    expect(transactionsOf('both')).toEqual([1])
  })

  it('buys nothing that became dearer than it may be, or that was switched off', async () => {
    const { packages } = await listed()
    const sold = packages.find(({ packageId }) => packageId === OFFER)
    expect(sold).toMatchObject({ countries: ['IT'], kind: 'total', megabytes: SIZE_MB, days: 15 })
    if (!sold) throw new Error('It is not listed.')
    const { cost } = sold
    await order('fair', OFFER, cost)
    const dear = { ...cost, units: cost.units - 1 }
    expect(await failureOf(order('dear', OFFER, dear))).toMatchObject({ outcome: 'refused', fault: 'price_changed' })
    const francs = { ...cost, currency: 'CHF' }
    expect(await failureOf(order('francs', OFFER, francs))).toMatchObject({ fault: 'price_changed' })
    network().shelf.change({ code: 'IT_3_15', soldOut: true })
    expect(await failureOf(order('off', OFFER, cost))).toMatchObject({ outcome: 'refused', fault: 'out_of_stock' })
    expect((await listed()).packages.some(({ packageId }) => packageId === OFFER)).toBe(false)
    network().shelf.change({ code: 'IT_3_15' })
    expect(['dear', 'francs', 'off'].flatMap((reference) => transactionsOf(reference))).toEqual([])
  })

  it('waits for codes that the network tells late', async () => {
    stand.spoil('order', 'late_codes')
    await order('late')
    stand.wait(5)
    expect(await failureOf(found('late'))).toMatchObject({ outcome: 'unknown', isRetryable: true })
    stand.wait(60)
    const [profile] = await found('late')
    expect(profile?.activationCode).toMatch(/^LPA:1\$[^$]+\$[^$]+$/)
    expect(transactionsOf('late')).toEqual([1])
  })

  it.each([
    ['unknown_price', 'priceType'],
    ['unknown_currency', 'cost'],
    ['no_countries', 'roaming'],
  ])('refuses an offer with %s, says which field, and keeps the others', async (kind, field) => {
    network().faults.set({ at: 'offers', kind })
    const { packages, refused } = await listed()
    expect(refused.map((each) => each.field)).toEqual([field])
    expect(packages.length).toBeGreaterThan(200)
  })

  it('refuses an ICCID that is a number, and takes a state that it doesn’t know for one in the making', async () => {
    const profile = await one('odd')
    stand.spoil('find', 'iccid_number')
    expect(await failureOf(found('odd'))).toMatchObject({ fault: 'unusable_iccid' })
    stand.spoil('find', 'unknown_status')
    expect(await failureOf(found('odd'))).toMatchObject({ outcome: 'unknown', fault: 'busy' })
    expect(stand.odd.map(({ field }) => field)).toEqual(['status'])
    expect(await found('odd')).toEqual([profile])
  })

  it('tells nothing as left of an unlimited plan, and its end', async () => {
    const profile = await one('endless', UNLIMITED)
    stand.install(profile)
    const usage = await provider.findUsage(profile)
    expect(usage).toMatchObject({ balanceMb: null, totalMb: null, isDepleted: false, isExpired: false })
    expect(usage.expiresAt).toBeInstanceOf(Date)
  })

  it('tells an eSIM that is used up, and one that has ended', async () => {
    const profile = await one('ends')
    network().phones.leave(network().book.ofIccid(profile.iccid)?.number ?? '', 0)
    expect(await provider.findUsage(profile)).toMatchObject({ balanceMb: 0, isDepleted: true, isExpired: false })
    stand.wait(15 * DAY_S)
    expect(await provider.findUsage(profile)).toMatchObject({ balanceMb: 0, isDepleted: false, isExpired: true })
  })

  it('finds a top-up by its reference, makes it once, and lists it with its eSIM', async () => {
    const profile = await one('topped')
    for (const kind of ['fail_after', 'reset_after']) {
      stand.spoil('topup', kind)
      expect(await failureOf(topUp(profile, `more-${kind}`))).toMatchObject({ outcome: 'unknown' })
      stand.wait(5)
      await topUp(profile, `more-${kind}`)
      expect(await provider.findTopUpByReference(profile, `more-${kind}`, 7)).toEqual({ totalMb: SIZE_MB, zone: null })
      stand.wait(1)
    }
    expect(await provider.findTopUpByReference(profile, 'none', 7)).toBeNull()
    const told = ['more-reset_after', 'more-fail_after'].map((each) => provider.toldReference(each))
    expect((await provider.listTopUpReferences(profile, 7)).toSorted()).toEqual(told.toSorted())
    expect(await provider.findUsage(profile)).toMatchObject({ totalMb: 8_583, expiresAt: null })
    stand.install(profile)
    const end = (await provider.findUsage(profile)).expiresAt?.getTime() ?? 0
    expect((end - sandbox.clock.now().getTime()) / 1000 / DAY_S).toBeCloseTo(3 * 15, 1)
  })

  it('gives back an eSIM with all that was added to it, for all of its price, also if that takes a moment', async () => {
    const before = network().book.balance()
    const profile = await one('back')
    await topUp(profile, 'back-more')
    stand.wait(5)
    stand.spoil('release', 'underway', 2)
    await provider.release(profile)
    expect(network().book.balance()).toBe(before)
    expect(await found('back')).toEqual([])
    expect(await failureOf(provider.findUsage(profile))).toMatchObject({ fault: 'not_known' })
    await one('back')
    expect(transactionsOf('back')).toEqual([1, 1])
  })

  it('hears of a transaction of its own, and of nobody else’s', async () => {
    const transactionId = provider.toldReference('heard')
    const message = {
      transactionId,
      status: 'DONE',
      productType: 'ESIM',
      confirmation: { iccid: '8988303000000000007' },
    }
    const heard = (body: object) => provider.parseCallback(body, {}, JSON.stringify(body))
    expect(heard(message)).toMatchObject({ reference: transactionId, kind: 'DONE' })
    expect(heard({ ...message, transactionId: `${transactionId}r2` })).toMatchObject({ reference: transactionId })
    for (const other of [{ transactionId: 'somebody-else' }, { productType: 'VOUCHER' }, { transactionId: 7 }])
      expect(heard({ ...message, ...other })).toBeNull()
  })

  it('keeps the former holder of an ICCID away on each node, also after a restart, once one was told', async () => {
    const former = await one('former-of-all')
    expect(await elsewhere().findUsage(former)).toMatchObject({ iccid: former.iccid })
    await provider.noteIssuedAgain?.(former)
    await provider.noteIssuedAgain?.(former)
    for (const node of [provider, elsewhere()]) {
      expect(await failureOf(node.findUsage(former))).toMatchObject({ outcome: 'refused', fault: 'not_known' })
      expect(await failureOf(node.release(former))).toMatchObject({ outcome: 'refused' })
    }
  })
})
