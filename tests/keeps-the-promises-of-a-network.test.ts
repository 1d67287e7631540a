// What the shop may rely on at any network, tried with each adapter against the sandbox that plays its network.
import { beforeAll, describe, expect, it } from 'vitest'
import { VendorError } from '#ports/vendor-error.ts'
import { PLAYED_NETWORKS } from '#sandbox/wholesale/played-networks.ts'
import { NETWORK_KINDS } from '#server/network-kinds.ts'
import { failureOf } from './support/failure-of.ts'
import { NETWORK_STANDS, type Stand } from './support/network-stands.ts'
import { cellsOf, promisingNetwork, yesNo } from './support/promising-network.ts'

it('each kind of network that an owner can connect is played by the sandbox', () => {
  expect(Object.keys(PLAYED_NETWORKS).toSorted()).toEqual(NETWORK_KINDS.map(({ kind }) => kind).toSorted())
})

const TURNS = 42

describe.each(Object.entries(NETWORK_STANDS))('a network: %s', (network, open) => {
  const at = cellsOf('Promise').indexOf(network)
  const promising = promisingNetwork(open)
  const { order, found, bought, one } = promising
  let stand: Stand
  beforeAll(() => {
    stand = promising.stand()
  })

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
    expect(usage.totalMb).toBe(stand.packageMb)
  })

  it('tells the state on the phone, or that it doesn’t', async () => {
    const profile = await one('state')
    const { can, profileState } = stand.provider
    expect(await profileState(profile)).toBe(can.profileState ? 'released' : 'unknown')
    stand.install(profile)
    expect(await profileState(profile)).toMatch(can.profileState ? /^(installed|enabled)$/ : /^unknown$/)
  })

  it('takes back an eSIM that nobody used, also if asked twice, or says that it doesn’t yet, and no other', async () => {
    const profile = await one('back')
    // Where people decide on it, it isn't back yet.
    const isAtOnce = stand.provider.can.takesBack === 'at once'
    const outcomeOf = () =>
      stand.provider.release(profile).then(
        () => 'taken back',
        (error: unknown) => (error instanceof VendorError ? error.outcome : error),
      )
    const outcome = isAtOnce ? 'taken back' : 'refused'
    expect([await outcomeOf(), await outcomeOf()]).toEqual([outcome, outcome])
    expect(await found('back')).toHaveLength(isAtOnce ? 0 : 1)
    const used = await one('used')
    stand.install(used)
    expect(await failureOf(stand.provider.release(used))).toMatchObject({ outcome: 'refused' })
  })

  it('tops up its own eSIM and no unknown one', async () => {
    const profile = await one('more')
    stand.install(profile)
    const { packageId, packageMb, provider } = stand
    await provider.topUp({ esim: profile, packageId, days: null, mostPaid: null, reference: 'more-1' })
    // Some networks tell usage that is a little older.
    stand.wait(1800)
    expect((await provider.findUsage(profile)).totalMb).toBe(2 * packageMb)
    const nobodys = { networkEsimId: '8988303999999999999', iccid: '8988303999999999999' }
    const request = { esim: nobodys, packageId, days: null, mostPaid: null, reference: 'more-2' }
    expect(await failureOf(provider.topUp(request))).toMatchObject({ outcome: 'refused' })
    expect(await failureOf(provider.findUsage(nobodys))).toMatchObject({ outcome: 'refused', fault: 'not_known' })
  })

  it.each([
    ['no_credit', { outcome: 'refused', isRetryable: false, fault: 'no_credit' }],
    ['out_of_stock', { outcome: 'refused', fault: 'out_of_stock' }],
    ['rate_limit', { outcome: 'refused', isRetryable: true, fault: 'busy' }],
    ['maintenance', { isRetryable: true, fault: expect.stringMatching(/^(broken|busy)$/) }],
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
    stand.spoil('find', 'odd-notation', TURNS)
    for (let turn = 0; turn < TURNS; turn += 1) expect(await found('notation')).toEqual(tidy)
    // Beside the good row are some that say nothing.
    expect(stand.odd.filter(({ field }) => field !== 'row')).toEqual([])
  })

  it.each([false, true])('tells the same usage in every notation, once it is used: %s', async (isUsed) => {
    const profile = await one(`usage-notation-${isUsed}`)
    if (isUsed) stand.install(profile)
    // A phone uses some data all the time.
    const told = async () => ({ ...(await stand.provider.findUsage(profile)), ...(isUsed && { balanceMb: null }) })
    const tidy = await told()
    expect([tidy.totalMb, tidy.expiresAt !== null]).toEqual([stand.packageMb, isUsed])
    stand.spoil('usage', 'odd-notation', TURNS)
    for (let turn = 0; turn < TURNS; turn += 1) {
      stand.wait(10)
      expect(await told()).toEqual(tidy)
    }
  })

  it('lists the same catalog in every notation', async () => {
    if (!stand.provider.can.catalogue) return
    const listed = async () => {
      const told: unknown[] = []
      await stand.provider.listCatalogue(async ({ packages }) => void told.push(...packages))
      return told
    }
    const tidy = await listed()
    stand.spoil('catalog', 'odd-notation', 10_000)
    for (let turn = 0; turn < 7; turn += 1) expect(await listed()).toEqual(tidy)
    expect(stand.odd).toEqual([])
  })

  it.each([1, 2, 3])('makes one eSIM of one order, whose answer is lost, in every notation: %i', async (turn) => {
    stand.spoil('order', 'reset_after')
    stand.spoil('find', 'odd-notation', TURNS)
    expect(await bought(`lost-${turn}`)).toHaveLength(1)
    stand.mend()
    expect(await heldWith(`lost-${turn}`)).toBe(1)
  })

  it('lists its catalog, with the package that is ordered here', async () => {
    const { can, listCatalogue } = stand.provider
    if (!can.catalogue) return
    const listed: string[] = []
    await listCatalogue(({ packages }) => {
      listed.push(...packages.map(({ packageId }) => packageId))
      return Promise.resolve()
    })
    expect(listed).toContain(stand.packageId)
  })

  it('refuses what it doesn’t offer', async () => {
    const { can, listCatalogue, creditBalance } = stand.provider
    const missing = can.catalogue ? [] : [listCatalogue(async () => {})]
    for (const call of missing) expect(await failureOf(call)).toMatchObject({ outcome: 'refused' })
    expect((await creditBalance()) === null).toBe(!can.credit)
  })

  it('offers what its column in the papers says', () => {
    const { can } = stand.provider
    const foundBy = cellsOf('how an order is found again')[at]
    expect({
      phone: cellsOf('tells the state on the phone')[at],
      back: cellsOf('takes back an unused eSIM')[at],
      catalog: cellsOf('lists its catalog')[at],
      credit: cellsOf('tells its credit')[at],
      recognizes: foundBy === 'recognizes its reference',
      listed: cellsOf('how late an order may be listed, before which none is repeated')[at],
    }).toEqual({
      phone: yesNo(can.profileState),
      back: can.takesBack,
      catalog: yesNo(can.catalogue),
      credit: yesNo(can.credit),
      recognizes: can.recognizesOrders,
      listed: can.listsOrdersWithinMs === 0 ? 'at once' : `${can.listsOrdersWithinMs / 60_000} minutes`,
    })
  })

  it('hears nothing in what isn’t the network’s', () => {
    for (const body of [null, 7, 'x', [], {}, { content: 'x' }, { notifyType: 'X', content: [] }])
      expect(stand.provider.parseCallback(body, {}, JSON.stringify(body))).toBeNull()
  })
})
