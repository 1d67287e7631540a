// What the shop may rely on at any network, tried with each adapter against the sandbox that plays its network.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { esimAccess } from '#adapters/esim-access/esim-access.ts'
import { esimAccessClient } from '#adapters/esim-access/client.ts'
import { networkClient } from '#adapters/esim-network/client.ts'
import { esimNetwork } from '#adapters/esim-network/esim-network.ts'
import type { EsimProvider, NetworkEsim, Profile } from '#ports/esim-provider.ts'
import type { OddAnswer } from '#ports/odd-answers.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import { failureOf } from './support/failure-of.ts'
import { startLoneSandbox } from './support/lone-sandbox.ts'

const GIGABYTE_MB = 1024

type Door = 'order' | 'find' | 'release' | 'topup'
type Stand = {
  provider: EsimProvider
  odd: OddAnswer[]
  /** A bundle of 3 GB. */
  packageId: string
  spoil: (door: Door, kind: string, times?: number) => void
  mend: () => void
  /** Time passes at the network, such as the seconds that an order takes. */
  wait: (seconds: number) => void
  install: (esim: NetworkEsim) => void
  /** How it tells so many megabytes in all. */
  total: (megabytes: number) => unknown
}

function specified(sandbox: Sandbox): Stand {
  const settings = { url: sandbox.url, clientId: 'shop', clientSecret: 'hush' }
  const odd: OddAnswer[] = []
  const at = { order: 'allocate', find: 'lookup', release: 'release', topup: 'topup' }
  return {
    provider: esimNetwork(settings, networkClient(settings), (each) => void odd.push(each)),
    odd,
    packageId: '02032_4',
    spoil: (door, kind, times = 1) => sandbox.network.faults.set({ at: at[door], kind, times }),
    mend: sandbox.network.faults.clear,
    wait: (seconds) => sandbox.clock.advance(seconds),
    install: ({ iccid }) => sandbox.network.install(iccid),
    // It draws how much of its bundles is left.
    total: () => expect.any(Number),
  }
}

function access(sandbox: Sandbox): Stand {
  const { esimAccess: network } = sandbox.wholesalers
  const settings = { url: network.address, accessCode: 'sandbox-access', secret: 'sandbox-secret' }
  const odd: OddAnswer[] = []
  // The network takes eight calls a second.
  const takeTurn = () => Promise.resolve(sandbox.clock.advance(1))
  const client = esimAccessClient(settings, { clock: sandbox.clock, takeTurn })
  const at = { order: 'order', find: 'query', release: 'change', topup: 'topup' }
  return {
    provider: esimAccess(settings, client, (each) => void odd.push(each)),
    odd,
    packageId: 'IT_3_15',
    spoil: (door, kind, times = 1) => network.faults.set({ at: at[door], kind, times }),
    mend: network.faults.clear,
    wait: (seconds) => sandbox.clock.advance(seconds),
    install: ({ networkEsimId }) => network.phones.connect(networkEsimId),
    total: (megabytes) => megabytes,
  }
}

describe.each([
  ['the specified network', specified],
  ['eSIM Access', access],
])('%s', (_name, open) => {
  let sandbox: Sandbox
  let stand: Stand
  let began: Date
  beforeAll(async () => {
    sandbox = await startLoneSandbox({ networkClientId: 'shop', networkClientSecret: 'hush', callbackDelayMs: 1 })
    stand = open(sandbox)
    began = sandbox.clock.now()
  })
  afterAll(() => sandbox.close())
  afterEach(() => {
    stand.mend()
    stand.odd.length = 0
  })

  const order = (reference: string) => {
    const { provider, packageId } = stand
    const callbackUrl = 'http://localhost:9/webhooks/network/x'
    return provider.allocate({ packageId, days: null, mostPaid: null, reference, callbackUrl })
  }
  const found = (reference: string) => stand.provider.findByReference(reference, began)

  /** As the shop does: what became of an unclear order is looked up before it is ordered again. */
  async function bought(reference: string): Promise<Profile[]> {
    try {
      await order(reference)
    } catch (error) {
      if (!(error instanceof VendorError) || error.outcome !== 'unknown') throw error
      stand.wait(5)
      if ((await lookedUp(reference)).length === 0) await order(reference)
    }
    return vi.waitFor(async () => {
      stand.wait(5)
      const profiles = await found(reference)
      if (profiles.length === 0) throw new Error('The network has not made the profile yet.')
      return profiles
    }, 20_000)
  }
  const lookedUp = (reference: string) => vi.waitFor(() => found(reference), 20_000)

  async function one(reference: string): Promise<Profile> {
    const [profile] = await bought(reference)
    if (!profile) throw new Error('There is no profile.')
    return profile
  }

  async function heldWith(reference: string): Promise<number> {
    const told = stand.provider.toldReference(reference)
    let held = 0
    await stand.provider.eachProfiles(async (profiles) => {
      held += profiles.filter((each) => each.reference === told).length
    })
    return held
  }

  it.each(['fail_before', 'fail_after', 'reset', 'reset_after', 'html', 'empty'])(
    'makes one eSIM of one order whose answer is lost: %s',
    async (kind) => {
      const reference = `wanderpass_order_${kind}_0c9f1a52-7a35-4f0e-9a63-2f1d3f5b7e11`
      stand.spoil('order', kind)
      expect(await bought(reference)).toHaveLength(1)
      expect(await heldWith(reference)).toBe(1)
    },
  )

  it('tells the eSIM of an order with its own ID, an ICCID, and a code that phones take', async () => {
    const profile = await one('tells')
    expect(profile.networkEsimId).not.toBe('')
    expect(profile.iccid).toMatch(/^\d{18,20}$/)
    const { activationCode } = await stand.provider.findCodes(profile)
    expect(activationCode).toMatch(/^LPA:1\$[^$]+\$[^$]+$/)
    expect(await found('nobody’s')).toEqual([])
  })

  it('tells usage in megabytes, and no end before the first use', async () => {
    const profile = await one('usage')
    expect(await stand.provider.findUsage(profile)).toMatchObject({
      iccid: profile.iccid,
      networkEsimId: profile.networkEsimId,
      expiresAt: null,
      isDepleted: false,
      isExpired: false,
    })
    stand.install(profile)
    const usage = await stand.provider.findUsage(profile)
    expect(usage.expiresAt).toBeInstanceOf(Date)
    expect(usage.balanceMb).toBeGreaterThan(0)
    expect(usage.totalMb).toEqual(stand.total(3 * GIGABYTE_MB))
  })

  it('tells the state on the phone, or that it doesn’t', async () => {
    const profile = await one('state')
    const { can, profileState } = stand.provider
    expect(await profileState(profile)).toBe(can.profileState ? 'released' : 'unknown')
    stand.install(profile)
    expect(await profileState(profile)).toBe(can.profileState ? 'enabled' : 'unknown')
  })

  it('takes back an eSIM that nobody used, also if asked twice, and no other', async () => {
    const profile = await one('back')
    await stand.provider.release(profile)
    await stand.provider.release(profile)
    expect(await found('back')).toEqual([])
    const used = await one('used')
    stand.install(used)
    expect(await failureOf(stand.provider.release(used))).toMatchObject({ outcome: 'refused' })
  })

  it('tops up its own eSIM and no unknown one', async () => {
    const profile = await one('more')
    stand.install(profile)
    const { packageId, provider } = stand
    const before = (await provider.findUsage(profile)).totalMb ?? 0
    await provider.topUp({ esim: profile, packageId, days: null, mostPaid: null, reference: 'more-1' })
    expect((await provider.findUsage(profile)).totalMb).toEqual(stand.total(before + 3 * GIGABYTE_MB))
    const nobodys = { networkEsimId: '8988303999999999999', iccid: '8988303999999999999' }
    const request = { esim: nobodys, packageId, days: null, mostPaid: null, reference: 'more-2' }
    expect(await failureOf(provider.topUp(request))).toMatchObject({ outcome: 'refused' })
    expect(await failureOf(provider.findUsage(nobodys))).toMatchObject({ outcome: 'refused', fault: 'not_known' })
  })

  it.each([
    ['no_credit', { outcome: 'refused', isRetryable: false, fault: 'no_credit' }],
    ['out_of_stock', { outcome: 'refused', fault: 'out_of_stock' }],
    ['rate_limit', { outcome: 'refused', isRetryable: true, fault: 'busy' }],
    ['maintenance', { outcome: 'unknown', isRetryable: true, fault: 'broken' }],
  ] as const)('says what is wrong with an order: %s', async (kind, failure) => {
    stand.spoil('order', kind)
    expect(await failureOf(order(`wrong-${kind}`))).toMatchObject(failure)
    stand.wait(5)
    expect(await found(`wrong-${kind}`)).toEqual([])
  })

  it('reads the same in every notation', async () => {
    const profile = await one('notation')
    const tidy = await found('notation')
    expect(tidy).toMatchObject([{ networkEsimId: profile.networkEsimId }])
    stand.spoil('find', 'odd-notation', 14)
    for (let turn = 0; turn < 14; turn += 1) expect(await found('notation')).toEqual(tidy)
  })

  it('refuses what it doesn’t offer', async () => {
    const { can, listCatalogue, sendSms, creditBalance } = stand.provider
    const profile = await one('offers')
    const missing = [
      ...(can.catalogue ? [] : [listCatalogue(async () => {})]),
      ...(can.sms ? [] : [sendSms(profile, 'Hello')]),
    ]
    for (const call of missing) expect(await failureOf(call)).toMatchObject({ outcome: 'refused' })
    expect((await creditBalance()) === null).toBe(!can.credit)
  })

  it('hears nothing in what isn’t the network’s', () => {
    for (const body of [null, 7, 'x', [], {}, { content: 'x' }, { notifyType: 'X', content: [] }])
      expect(stand.provider.parseCallback(body, {})).toBeNull()
  })
})

describe('eSIM Access alone', () => {
  let sandbox: Sandbox
  let stand: Stand
  beforeAll(async () => {
    sandbox = await startLoneSandbox({ callbackDelayMs: 1 })
    stand = access(sandbox)
  })
  afterAll(() => sandbox.close())
  afterEach(() => {
    stand.mend()
    stand.odd.length = 0
  })
  const SOLD = { days: null, callbackUrl: 'http://localhost:9/' }
  const listed = async () => {
    const pages: Parameters<Parameters<EsimProvider['listCatalogue']>[0]>[0][] = []
    await stand.provider.listCatalogue(async (page) => void pages.push(page))
    return { packages: pages.flatMap(({ packages }) => packages), refused: pages.flatMap((page) => page.refused) }
  }

  it('is bought at the price of the catalog, and not at a higher one', async () => {
    const { packages } = await listed()
    const italy = packages.find(({ packageId }) => packageId === 'IT_3_15')
    expect(italy).toMatchObject({ countries: ['IT'], kind: 'total', megabytes: 3 * GIGABYTE_MB, days: 15 })
    if (!italy) return expect.unreachable('There is no such package.')
    const { provider, packageId } = stand
    await provider.allocate({ packageId, mostPaid: italy.cost, reference: 'guarded', ...SOLD })
    sandbox.wholesalers.esimAccess.shelf.change({ code: packageId, cents: 9_999 })
    const dearer = provider.allocate({ packageId, mostPaid: italy.cost, reference: 'dearer', ...SOLD })
    expect(await failureOf(dearer)).toMatchObject({ outcome: 'refused', fault: 'price_changed' })
  })

  it.each([
    ['unknown_unit', 'durationUnit'],
    ['unknown_currency', 'currencyCode'],
    ['unknown_type', 'dataType'],
  ])('refuses a row with an %s, says which, and keeps the others', async (kind, field) => {
    sandbox.wholesalers.esimAccess.faults.set({ at: 'packages', kind })
    const { packages, refused } = await listed()
    expect(new Set(refused.map((each) => each.field))).toEqual(new Set([field]))
    expect(packages.length + refused.length).toBeGreaterThan(200)
  })

  it('lists thousands of packages while others have their turns', async () => {
    sandbox.wholesalers.esimAccess.shelf.makeComplete(true)
    let turns = 0
    const counting = setInterval(() => (turns += 1), 1)
    const { packages } = await listed()
    clearInterval(counting)
    expect(packages.length).toBeGreaterThan(3_000)
    expect(turns).toBeGreaterThan(10)
    expect(new Set(packages.map(({ packageId }) => packageId)).size).toBe(packages.length)
  })

  it('refuses an ICCID that is a number, and notes a state that it doesn’t know', async () => {
    const { provider } = stand
    const began = sandbox.clock.now()
    await provider.allocate({ packageId: 'IT_1_7', mostPaid: null, reference: 'odd', ...SOLD })
    stand.wait(60)
    const [profile] = await vi.waitFor(() => provider.findByReference('odd', began), 20_000)
    if (!profile) throw new Error('There is no profile.')
    stand.spoil('find', 'iccid_number')
    expect(await failureOf(provider.findByReference('odd', began))).toMatchObject({ fault: 'unusable_iccid' })
    stand.spoil('find', 'unknown_status')
    expect(await provider.findUsage(profile)).toMatchObject({ isDepleted: false, isExpired: false })
    expect(stand.odd.map(({ field }) => field)).toEqual(['iccid', 'esimStatus'])
  })

  it('knows two eSIMs with one ICCID apart', async () => {
    const { provider } = stand
    const began = sandbox.clock.now()
    const buy = async (reference: string) => {
      await provider.allocate({ packageId: 'FR_1_7', mostPaid: null, reference, ...SOLD })
      stand.wait(60)
      const [profile] = await vi.waitFor(() => provider.findByReference(reference, began), 20_000)
      if (!profile) throw new Error('There is no profile.')
      return profile
    }
    const former = await buy('former')
    await provider.release(former)
    stand.spoil('order', 'reused_iccid')
    const later = await buy('later')
    expect([later.iccid === former.iccid, later.networkEsimId === former.networkEsimId]).toEqual([true, false])
    expect(await provider.findByReference('former', began)).toEqual([])
    expect(await provider.profileState(later)).toBe('released')
  })
})
