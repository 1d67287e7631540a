// Against the sandbox's eSIM Go: what no other network promises, and what becomes of orders without a reference.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EsimProvider, Profile } from '#ports/esim-provider.ts'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import { failureOf } from '#tests/support/failure-of.ts'
import { startLoneSandbox } from '#tests/support/lone-sandbox.ts'
import { esimGoNetwork } from '#tests/support/network-stands.ts'

const BUNDLE = 'esim_3GB_15D_IT_V2'
const OTHER_BUNDLE = 'esim_1GB_7D_FR_V2'
const PATIENCE_S = 4 * 60
const line = (item: string) => ({ type: 'transaction', assign: true, order: [{ type: 'bundle', item, quantity: 1 }] })

describe('the adapter of eSIM Go', () => {
  let sandbox: Sandbox
  let stand: Awaited<ReturnType<typeof esimGoNetwork>>
  let provider: EsimProvider
  let orders: number
  const network = () => sandbox.wholesalers.of('esim-go')
  /** How many orders the network has made since the test began. */
  const made = () => network().book.orders().length - orders
  beforeAll(async () => {
    sandbox = await startLoneSandbox({ callbackDelayMs: 1 })
    stand = await esimGoNetwork(sandbox)
    provider = stand.provider
  })
  afterAll(async () => {
    await stand.close?.()
    await sandbox.close()
  })
  beforeEach(() => {
    // Orders of other tests are too old to be taken for this one's.
    stand.wait(20 * 60)
    orders = network().book.orders().length
  })
  afterEach(() => {
    stand.mend()
    stand.odd.length = 0
  })

  const order = (reference: string, more: object = {}) =>
    provider.allocate({ packageId: BUNDLE, days: null, mostPaid: null, reference, callbackUrl: '', ...more })
  const found = (reference: string) => provider.findByReference(reference, sandbox.clock.now())
  const lost = async (reference: string, kind: string, more: object = {}) => {
    stand.spoil('order', kind)
    expect(await failureOf(order(reference, more))).toMatchObject({ outcome: 'unknown' })
  }
  const one = async (reference: string, more: object = {}): Promise<Profile> => {
    await order(reference, more)
    const [profile] = await found(reference)
    if (!profile) throw new Error('There is no profile.')
    return profile
  }
  const topUp = (esim: Profile, reference: string, packageId = BUNDLE) =>
    provider.topUp({ esim, packageId, days: null, mostPaid: null, reference })
  /** Somebody orders in the portal, or with the same key. */
  const elsewhere = async (method: string, path: string, body: object) => {
    sandbox.clock.advance(1)
    await fetch(`${sandbox.url}/esim-go/v2.5/${path}`, {
      method,
      headers: { 'x-api-key': 'sandbox-key', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  describe('an order whose answer was lost', () => {
    it('is one of two equal ones: each gets one eSIM, and the other is asked again', async () => {
      await lost('lost-1', 'fail_after')
      await lost('lost-2', 'fail_before')
      const [first, second] = [await found('lost-2'), await found('lost-1')]
      expect([first.length, second.length]).toEqual([1, 0])
      await order('lost-1')
      expect(await found('lost-1')).toHaveLength(1)
      expect(made()).toBe(2)
    })

    it('gets each eSIM once, when two look for theirs at once', async () => {
      await lost('both-1', 'fail_after')
      await lost('both-2', 'fail_after')
      const [first, second] = await Promise.all([found('both-1'), found('both-2')])
      expect(new Set([...first, ...second].map(({ iccid }) => iccid)).size).toBe(first.length + second.length)
      const again = [...(await found('both-1')), ...(await found('both-2'))]
      expect(new Set(again.map(({ iccid }) => iccid)).size).toBe(2)
      expect(made()).toBe(2)
    })

    it('is looked for once more before it is asked again', async () => {
      await lost('again', 'fail_after')
      await order('again')
      await order('again')
      expect([(await found('again')).length, made()]).toEqual([1, 1])
    })

    it('is found beside the one that was asked again, once the network lists it', async () => {
      await lost('listed-late', 'fail_after')
      network().faults.set({ at: 'orders', kind: 'lag', times: 2 })
      expect(await found('listed-late')).toEqual([])
      await order('listed-late')
      const esims = await found('listed-late')
      expect([new Set(esims.map(({ iccid }) => iccid)).size, made()]).toEqual([2, 2])
      expect(
        network()
          .book.esims()
          .slice(-2)
          .map(({ facts }) => facts),
      ).toMatchObject([{ customerRef: 'listed-late' }, { customerRef: 'listed-late' }])
    })

    it('is nobody’s second eSIM as long as somebody else has none', async () => {
      await lost('has-one', 'fail_before')
      await order('has-one')
      await lost('has-none', 'fail_after')
      expect(await found('has-one')).toHaveLength(1)
      expect(await found('has-none')).toHaveLength(1)
      expect([(await found('has-one')).length, made()]).toEqual([1, 2])
    })

    it('is never an eSIM for which somebody else may be waiting', async () => {
      const { claim } = await anOrderWhoseAnswerIsOnItsWay('slow')
      await lost('patient', 'fail_before')
      expect(await failureOf(found('patient'))).toMatchObject({ outcome: 'unknown', isRetryable: true })
      expect(await claim()).toBe(true)
      expect([(await found('patient')).length, (await found('slow')).length, made()]).toEqual([0, 1, 1])
    })

    it('may be one for which somebody waited longer than an answer takes', async () => {
      const { claim } = await anOrderWhoseAnswerIsOnItsWay('slower')
      await lost('outlived', 'fail_before')
      stand.wait(PATIENCE_S)
      expect(await found('outlived')).toHaveLength(1)
      // Whoever waited after all finds it taken, and asks again.
      expect(await claim()).toBe(false)
      expect(await found('slower')).toEqual([])
      await order('slower')
      expect([(await found('slower')).length, made()]).toEqual([1, 2])
    })

    it('is never an order of something else, a top-up, one with a reference of its own, or one of another time', async () => {
      const esim = await one('holder')
      await order('else', { packageId: OTHER_BUNDLE })
      stand.spoil('topup', 'fail_after')
      await failureOf(topUp(esim, 'added'))
      await elsewhere('POST', 'orders', line(BUNDLE))
      const portals = network().book.esims().at(-1)?.iccid ?? ''
      await elsewhere('PUT', 'esims', { iccid: portals, customerRef: 'for a colleague' })
      await lost('stranger', 'fail_before')
      expect(await found('stranger')).toEqual([])
      stand.wait(20 * 60)
      await elsewhere('POST', 'orders', line(BUNDLE))
      expect(await found('stranger')).toEqual([])
    })

    it('is found by what it carries after a shop has lost its journal', async () => {
      const { iccid } = await one('kept')
      const after = await esimGoNetwork(sandbox)
      expect(await after.provider.findByReference('kept', sandbox.clock.now())).toMatchObject([{ iccid }])
      expect(await after.provider.findByReference('kep', sandbox.clock.now())).toEqual([])
      await after.close?.()
    })

    it('waits while the network leaves it out of its list, and while its eSIM can’t be read', async () => {
      await lost('lagging', 'fail_after')
      network().faults.set({ at: 'orders', kind: 'lag', times: 1 })
      expect(await found('lagging')).toEqual([])
      expect(await found('lagging')).toHaveLength(1)
      await lost('processed', 'fail_after')
      network().faults.set({ at: 'assignments', kind: 'processing', times: 1 })
      expect(await failureOf(found('processed'))).toMatchObject({ outcome: 'unknown', isRetryable: true })
      expect(await found('processed')).toHaveLength(1)
    })
  })

  /** Another node has asked, and the network has made the order. */
  async function anOrderWhoseAnswerIsOnItsWay(reference: string) {
    const id = await stand.journal.begin({ reference, packageId: BUNDLE }, sandbox.clock.now())
    await elsewhere('POST', 'orders', line(BUNDLE))
    const theirs = network().book.orders().at(-1)?.number ?? ''
    return { claim: () => stand.journal.claim(id, theirs) }
  }

  it('carries our reference, so that people and the audit know whose it is', async () => {
    const { iccid } = await one('marked')
    const held: unknown[] = []
    await provider.eachProfiles(async (profiles) => void held.push(...profiles))
    expect(held).toContainEqual({ networkEsimId: iccid, iccid, reference: 'marked' })
    // An order is delivered without it, too.
    network().faults.set({ at: 'esim', kind: 'maintenance', times: 1 })
    expect(await one('unmarked')).toMatchObject({ iccid: expect.any(String) })
    await found('unmarked')
    expect(network().book.esims().at(-1)?.facts).toMatchObject({ customerRef: 'unmarked' })
  })

  it('is bought at the price of the catalog, and not at a higher one or in another currency', async () => {
    const { packages } = await listed()
    const italy = packages.find(({ packageId }) => packageId === BUNDLE)
    expect(italy).toMatchObject({ countries: ['IT'], kind: 'total', megabytes: 2861, days: 15, startsAt: 'first use' })
    if (!italy) throw new Error('It is not sold.')
    const mostPaid = italy.cost
    await order('guarded', { mostPaid })
    const inEuro = failureOf(order('in-euro', { mostPaid: { ...mostPaid, currency: 'EUR' } }))
    expect(await inEuro).toMatchObject({ outcome: 'refused', fault: 'price_changed' })
    const cheaper = { ...mostPaid, units: mostPaid.units - 1 }
    network().faults.set({ at: 'quote', kind: 'reset_after', times: 1 })
    expect(await failureOf(order('unpriced', { mostPaid }))).toMatchObject({ outcome: 'refused', isRetryable: true })
    expect(await failureOf(order('dearer', { mostPaid: cheaper }))).toMatchObject({ fault: 'price_changed' })
    expect(made()).toBe(1)
  })

  it('gets each top-up once, whatever becomes of the answers, and none that doesn’t fit', async () => {
    const esim = await one('topped')
    for (const [reference, kind] of [
      ['top-1', 'fail_after'],
      ['top-2', 'fail_before'],
    ] as const) {
      stand.spoil('topup', kind)
      expect(await failureOf(topUp(esim, reference))).toMatchObject({ outcome: 'unknown' })
    }
    const first = await provider.findTopUpByReference(esim, 'top-1', 30)
    const second = await provider.findTopUpByReference(esim, 'top-2', 30)
    expect([first === null, second === null]).toEqual([false, true])
    await topUp(esim, 'top-1')
    await topUp(esim, 'top-2')
    expect(await provider.findTopUpByReference(esim, 'top-2', 30)).toMatchObject({
      totalMb: stand.packageMb,
      zone: null,
    })
    expect(await provider.findLastTopUp(esim, 30)).toMatchObject({ totalMb: stand.packageMb })
    expect(made()).toBe(3)
    const other = [...new Set((await listed()).packages.map(({ packageId }) => packageId))]
    const unfitting = await firstUnfitting(esim, other)
    expect(await failureOf(topUp(esim, 'top-3', unfitting))).toMatchObject({ outcome: 'refused' })
  })

  async function firstUnfitting({ iccid }: Profile, names: string[]): Promise<string> {
    for (const name of names) {
      sandbox.clock.advance(1)
      const answer = await fetch(`${sandbox.url}/esim-go/v2.5/esims/${iccid}/compatible/${name}`, {
        headers: { 'x-api-key': 'sandbox-key' },
      })
      if ((await answer.text()).includes('false')) return name
    }
    throw new Error('Every bundle fits.')
  }

  it('leaves the account when it is given back, and is found no more', async () => {
    const esim = await one('returned')
    await provider.release(esim)
    expect(await failureOf(provider.findUsage(esim))).toMatchObject({ outcome: 'refused', fault: 'not_known' })
    expect(await found('returned')).toEqual([])
    // A wrong key gets the same answer as an eSIM that isn't there.
    network().faults.set({ at: 'bundles', kind: 'unauthorized', times: 1 })
    network().faults.set({ at: 'organisation', kind: 'unauthorized', times: 1 })
    expect(await failureOf(provider.findUsage(esim))).toMatchObject({ fault: 'unauthorized' })
  })

  it('is refused with an ICCID that is a number, and not asked for again', async () => {
    await lost('rounded', 'fail_after')
    await found('rounded')
    stand.spoil('find', 'iccid_number')
    expect(await failureOf(found('rounded'))).toMatchObject({ outcome: 'refused', fault: 'unusable_iccid' })
    await order('rounded')
    expect(made()).toBe(1)
  })

  it('notes a state that it doesn’t know', async () => {
    const esim = await one('odd')
    network().faults.set({ at: 'esim', kind: 'unknown_status', times: 1 })
    network().faults.set({ at: 'bundles', kind: 'unknown_state', times: 1 })
    expect(await provider.profileState(esim)).toBe('unknown')
    expect(await provider.findUsage(esim)).toMatchObject({ isDepleted: false, isExpired: false })
    expect(stand.odd.map(({ field }) => field)).toEqual(['profileStatus', 'bundleState'])
  })

  const listed = async () => {
    const pages: Parameters<Parameters<EsimProvider['listCatalogue']>[0]>[0][] = []
    await provider.listCatalogue(async (page) => void pages.push(page))
    return { packages: pages.flatMap(({ packages }) => packages), refused: pages.flatMap((page) => page.refused) }
  }

  it('lists a catalog of any length, in pages and without, and refuses what isn’t sold at a fixed price', async () => {
    const { packages } = await listed()
    network().faults.set({ at: 'catalogue', kind: 'array' })
    expect((await listed()).packages).toEqual(packages)
    stand.mend()
    network().faults.set({ at: 'catalogue', kind: 'unknown_group', times: 1 })
    expect((await listed()).refused.map(({ field }) => field)).toContain('billingType')
    network().shelf.makeComplete(true)
    let turns = 0
    const counting = setInterval(() => (turns += 1), 1)
    const all = await listed()
    clearInterval(counting)
    expect(all.packages.length).toBeGreaterThan(2_000)
    expect(new Set(all.packages.map(({ packageId }) => packageId)).size).toBe(all.packages.length)
    expect(turns).toBeGreaterThan(5)
  })
})
