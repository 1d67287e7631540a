// Against the sandbox's Airalo: what no other network promises.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { EsimProvider, Profile } from '#ports/esim-provider.ts'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import { failureOf } from '#tests/support/failure-of.ts'
import { startLoneSandbox } from '#tests/support/lone-sandbox.ts'
import { airaloNetwork, type Stand } from '#tests/support/network-stands.ts'

const GIGABYTE_MB = 1024
const DAY_S = 86_400
const FRANCE = 'france-mobile-15days-3gb'

describe('the adapter of Airalo Partners', () => {
  let sandbox: Sandbox
  let stand: Stand
  let began: Date
  const network = () => sandbox.wholesalers.of('airalo')
  beforeAll(async () => {
    sandbox = await startLoneSandbox({ callbackDelayMs: 1 })
    stand = airaloNetwork(sandbox)
    began = sandbox.clock.now()
  })
  afterAll(() => sandbox.close())
  afterEach(() => {
    stand.mend()
    stand.odd.length = 0
    // Three tokens a minute, and nothing rests anymore.
    stand.wait(60)
  })

  const listed = async () => {
    const pages: Parameters<Parameters<EsimProvider['listCatalogue']>[0]>[0][] = []
    await stand.provider.listCatalogue(async (page) => void pages.push(page))
    return { packages: pages.flatMap(({ packages }) => packages), refused: pages.flatMap((page) => page.refused) }
  }
  const buy = async (reference: string, packageId = FRANCE): Promise<Profile> => {
    const callbackUrl = 'http://localhost:9/'
    await stand.provider.allocate({ packageId, days: null, mostPaid: null, reference, callbackUrl })
    const [profile] = await stand.provider.findByReference(reference, began)
    return profile ?? expect.unreachable('There is no profile.')
  }
  const topUp = (esim: Profile, reference: string, mostPaid: { units: number; currency?: string } | null = null) =>
    stand.provider.topUp({
      esim,
      packageId: FRANCE,
      days: null,
      mostPaid: mostPaid && { divisor: 100, currency: 'USD', ...mostPaid },
      reference,
    })

  it('is found at once by whoever ordered, and later by everybody who knows the reference, and only it', async () => {
    const reference = 'wanderpass_order_1'
    const profile = await buy(reference)
    await buy('wanderpass_order_12')
    await buy('wanderpassXorder_1')
    stand.wait(60)
    const other = airaloNetwork(sandbox).provider
    const found = await other.findByReference(reference, began)
    expect(found.map(({ networkEsimId }) => networkEsimId)).toEqual([profile.networkEsimId])
  })

  it('finds what was listed later than it was ordered again', async () => {
    const reference = 'wanderpass_order_twice'
    stand.spoil('order', 'reset_after')
    expect(await failureOf(buy(reference))).toMatchObject({ outcome: 'unknown' })
    const { networkEsimId } = await buy(reference)
    stand.wait(60)
    const found = await stand.provider.findByReference(reference, began)
    expect(found).toHaveLength(2)
    expect(found.map((each) => each.networkEsimId)).toContain(networkEsimId)
  })

  it.each(['odd_id', 'odd_sims', 'odd_description'])(
    'never takes an order that can’t be read for none: %s',
    async (kind) => {
      const reference = `unread-${kind}`
      const { networkEsimId } = await buy(reference)
      stand.wait(60)
      const { provider } = airaloNetwork(sandbox)
      stand.spoil('find', kind)
      expect(await failureOf(provider.findByReference(reference, began))).toMatchObject({ fault: 'unreadable' })
      expect(await provider.findByReference(reference, began)).toMatchObject([{ networkEsimId }])
    },
  )

  it('knows an order and a top-up by their descriptions, whatever else is odd about them', async () => {
    const esim = await buy('of-odd-type')
    await topUp(esim, 'more-of-odd-type')
    stand.wait(60)
    network().faults.set({ at: 'orders', kind: 'odd_type', times: 2 })
    expect(await stand.provider.findByReference('of-odd-type', began)).toHaveLength(1)
    expect(await stand.provider.findTopUpByReference(esim, 'more-of-odd-type', 30)).not.toBeNull()
    stand.spoil('find', 'odd_id')
    const found = failureOf(stand.provider.findTopUpByReference(esim, 'more-of-odd-type', 30))
    expect(await found).toMatchObject({ fault: 'unreadable' })
    network().faults.set({ at: 'orders', kind: 'odd_sims', times: 1 })
    expect(await stand.provider.findTopUpByReference(esim, 'more-of-odd-type', 30)).not.toBeNull()
  })

  it.each(['fail_before', 'reset', 'html', 'rate_limit'])(
    'buys nothing, and says so, without a token: %s',
    async (kind) => {
      const { provider } = airaloNetwork(sandbox)
      const esim = await buy(`owner-of-${kind}`)
      const callbackUrl = 'http://localhost:9/'
      const purchase = { packageId: FRANCE, days: null, mostPaid: null, reference: `no-token-${kind}` }
      const calls = [() => provider.allocate({ ...purchase, callbackUrl }), () => provider.topUp({ ...purchase, esim })]
      for (const call of calls) {
        network().faults.set({ at: 'token', kind, times: 1 })
        expect(await failureOf(call())).toMatchObject({ outcome: 'refused', isRetryable: true })
        stand.wait(60)
      }
    },
  )

  it('asks again with a new token when the network let it out, once', async () => {
    for (const at of ['order', 'orders', 'usage'] as const) {
      stand.wait(60)
      network().faults.set({ at, kind: 'unauthorized', times: 1 })
      const profile = await buy(`let-out-at-${at}`)
      expect(await stand.provider.findUsage(profile)).toMatchObject({ isDepleted: false })
    }
    expect(
      network()
        .book.orders()
        .filter(({ reference }) => reference.startsWith('let-out-at-order;')),
    ).toHaveLength(1)
  })

  it('lists packages of every kind with their costs in both ways of selling', async () => {
    const { packages } = await listed()
    const france = packages.find(({ packageId }) => packageId === FRANCE)
    expect(france).toMatchObject({
      countries: ['FR'],
      kind: 'total',
      megabytes: 3 * GIGABYTE_MB,
      days: 15,
      soldByDay: null,
    })
    expect(france?.cost).toMatchObject({ divisor: 10_000, currency: 'USD' })
    expect(packages.find(({ packageId }) => packageId === 'france-mobile-7days-unlimited')).toMatchObject({
      kind: 'unlimited',
      megabytes: 3 * GIGABYTE_MB,
      days: 7,
      slowSpeedKbps: 1000,
    })
    expect(packages.some(({ isTopUp }) => isTopUp)).toBe(false)
    network().faults.set({ at: 'packages', kind: 'discount_pricing' })
    const discounted = (await listed()).packages
    expect(discounted.find(({ packageId }) => packageId === FRANCE)?.cost).toEqual(france?.cost)
  })

  it('refuses packages for which travelers must show a passport, and says which', async () => {
    const { packages, refused } = await listed()
    expect(new Set(refused.map(({ field }) => field))).toEqual(new Set(['is_kyc_verify']))
    expect(packages.length).toBeGreaterThan(50)
  })

  it('lists thousands of packages, each once, while others have their turns', async () => {
    network().shelf.makeComplete(true)
    let turns = 0
    const counting = setInterval(() => (turns += 1), 1)
    const { packages, refused } = await listed()
    clearInterval(counting)
    network().shelf.makeComplete(false)
    expect(packages.length + refused.length).toBeGreaterThan(3_000)
    expect(turns).toBeGreaterThan(5)
    expect(new Set(packages.map(({ packageId }) => packageId)).size).toBe(packages.length)
  })

  it('tells a confirmation code beside the code that asks for it', async () => {
    network().faults.set({ at: 'order', kind: 'confirmation_code', times: 1 })
    const { activationCode, confirmationCode } = await buy('confirmed')
    expect(activationCode).toMatch(/^LPA:1\$[^$]+\$[^$]+\$\$1$/)
    expect(confirmationCode).toBe('4242')
  })

  it('does not know an eSIM whose ICCID was issued again, and tells nothing of the other one', async () => {
    const former = await buy('former')
    stand.install(former)
    stand.wait(60 * DAY_S)
    expect(await stand.provider.findUsage(former)).toMatchObject({ isExpired: true, expiresAt: null, totalMb: null })
    expect(await failureOf(topUp(former, 'too-late'))).toMatchObject({ outcome: 'refused', fault: 'conflict' })
    network().faults.set({ at: 'order', kind: 'reused_iccid', times: 1 })
    const later = await buy('later')
    expect([later.iccid === former.iccid, later.networkEsimId === former.networkEsimId]).toEqual([true, false])
    const asked = [
      stand.provider.findUsage(former),
      stand.provider.findCodes(former),
      stand.provider.findBalance(former),
      stand.provider.fittingTopUps(former, [FRANCE]),
      topUp(former, 'of-another'),
      stand.provider.release(former),
    ]
    for (const failure of await Promise.all(asked.map((each) => failureOf(each))))
      expect(failure).toMatchObject({ outcome: 'refused', fault: 'not_known' })
    expect(await stand.provider.findUsage(later)).toMatchObject({ isExpired: false })
  })

  it('finds a top-up by its reference, whatever became of its answer', async () => {
    const profile = await buy('topped-up')
    const other = await buy('another')
    for (const kind of ['fail_before', 'fail_after', 'reset_after'] as const) {
      const reference = `more-${kind}`
      stand.spoil('topup', kind)
      expect(await failureOf(topUp(profile, reference))).toMatchObject({ outcome: 'unknown' })
      stand.wait(60)
      const found = await stand.provider.findTopUpByReference(profile, reference, 30)
      expect(found?.totalMb ?? 0).toBe(kind === 'fail_before' ? 0 : 3 * GIGABYTE_MB)
      expect(await stand.provider.findTopUpByReference(other, reference, 30)).toBeNull()
    }
    expect((await stand.provider.listTopUpReferences(profile, 30)).toSorted()).toEqual([
      'more-fail_after',
      'more-reset_after',
    ])
    expect(await stand.provider.listTopUpReferences(other, 30)).toEqual([])
    expect(await stand.provider.findLastTopUp(profile, 30)).toEqual({ totalMb: 3 * GIGABYTE_MB, zone: null })
    expect(await stand.provider.findLastTopUp(other, 30)).toBeNull()
  })

  it.each(['net_pricing', 'discount_pricing'])('buys no top-up at more than it may cost: %s', async (kind) => {
    const profile = await buy(`guarded-${kind}`)
    if (kind === 'discount_pricing') network().faults.set({ at: 'topups', kind })
    const units = network().shelf.find('FR_3_15')?.cents ?? 0
    expect(await failureOf(topUp(profile, 'dearer', { units: units - 1 }))).toMatchObject({
      outcome: 'refused',
      fault: 'price_changed',
    })
    const inEuro = await failureOf(topUp(profile, 'in-euro', { units, currency: 'EUR' }))
    expect(inEuro).toMatchObject({ outcome: 'refused', fault: 'price_changed' })
    await topUp(profile, 'fair', { units })
    expect(
      network()
        .book.orders()
        .filter(({ reference }) => /^(?:dearer|in-euro)/.test(reference)),
    ).toEqual([])
  })

  it('asks people for the money of an unused eSIM, and knows it as gone once they paid', async () => {
    const profile = await buy('unwanted')
    const asked = await failureOf(stand.provider.release(profile))
    expect(asked).toMatchObject({ outcome: 'refused', isRetryable: false, fault: 'conflict' })
    expect(asked.message).toMatch(/decides whether it takes the eSIM back \(request .+\)/)
    stand.wait(3 * DAY_S)
    await stand.provider.release(profile)
    expect(await airaloNetwork(sandbox).provider.findByReference('unwanted', began)).toEqual([])
    const held: string[] = []
    await stand.provider.eachProfiles(async (profiles) => void held.push(...profiles.map((each) => each.networkEsimId)))
    expect(held).not.toContain(profile.networkEsimId)
  })

  it('refuses an ICCID that is a number, and notes a state that it doesn’t know', async () => {
    const profile = await buy('odd')
    network().faults.set({ at: 'sim', kind: 'iccid_number', times: 1 })
    expect(await failureOf(stand.provider.findCodes(profile))).toMatchObject({ fault: 'unusable_iccid' })
    stand.wait(1800)
    network().faults.set({ at: 'usage', kind: 'unknown_status', times: 1 })
    expect(await stand.provider.findUsage(profile)).toMatchObject({ isDepleted: false, isExpired: false })
    expect(stand.odd.map(({ field }) => field)).toEqual(['status'])
  })

  it('lets whoever asks about one eSIM too often wait, and nobody else', async () => {
    const [often, once] = [await buy('often'), await buy('once')]
    network().faults.set({ at: 'usage', kind: 'rate_limit', times: 1 })
    expect(await failureOf(stand.provider.findUsage(often))).toMatchObject({ outcome: 'refused', fault: 'busy' })
    expect(await stand.provider.findUsage(once)).toMatchObject({ networkEsimId: once.networkEsimId })
    stand.wait(2)
    expect(await stand.provider.findUsage(often)).toMatchObject({ networkEsimId: often.networkEsimId })
  })
})
