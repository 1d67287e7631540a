// What the shop may rely on at any network once an eSIM is to get more data, or its ICCID comes back, tried with each
// adapter against the sandbox that plays its network.
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { failureOf } from './support/failure-of.ts'
import { NETWORK_STANDS, REUSED, type Stand } from './support/network-stands.ts'
import { cellsOf, promisingNetwork, yesNo } from './support/promising-network.ts'

describe.each(Object.entries(NETWORK_STANDS))('a network: %s', (network, open) => {
  const at = cellsOf('Promise').indexOf(network)
  const promising = promisingNetwork(open)
  const { one } = promising
  let stand: Stand
  beforeAll(() => {
    stand = promising.stand()
  })

  it.each(['fail_before', 'fail_after', 'reset_after', 'html'])(
    'adds data once if the answer is lost: %s',
    async (kind) => {
      const { packageId, packageMb, provider } = stand
      const profile = await one(`lost-${kind}`)
      const ask = () =>
        provider.topUp({ esim: profile, packageId, days: null, mostPaid: null, reference: `more-${kind}` })
      const isAdded = () => provider.findTopUpByReference(profile, `more-${kind}`, 30).then((added) => added !== null)
      stand.spoil('topup', kind)
      expect(await failureOf(ask())).toMatchObject({ outcome: 'unknown' })
      stand.wait(5)
      // As the shop does: it is looked up before it is asked for again, unless the network recognizes it.
      if (provider.can.recognizesTopUps || !(await vi.waitFor(isAdded, 20_000))) await ask()
      stand.wait(1800)
      expect((await provider.findUsage(profile)).totalMb).toBe(2 * packageMb)
    },
  )

  it('tells which top-ups an eSIM takes, and adds none of another operator, if it can be asked', async () => {
    const profile = await one('fitting')
    const { otherOperators, packageId, provider } = stand
    const isTold = otherOperators !== null
    const fitting = await provider.fittingTopUps(profile, [packageId, otherOperators ?? 'x'])
    expect(fitting).toEqual(isTold ? [packageId] : null)
    expect(cellsOf('tells which top-ups an eSIM takes')[at]).toBe(yesNo(isTold))
    if (!isTold) return
    const unfit = { packageId: otherOperators, days: null, mostPaid: null, reference: 'fitting-1' }
    const refusal = { outcome: 'refused', isRetryable: false, fault: expect.stringMatching(/^(conflict|refused)$/) }
    expect(await failureOf(provider.topUp({ esim: profile, ...unfit }))).toMatchObject(refusal)
  })

  it('lets the former holder of an ICCID neither look at the eSIM that has it now nor change it', async () => {
    expect(cellsOf('keeps an ICCID that comes back apart')[at]).toBe(stand.reusesIccids ? 'kept' : 'none comes back')
    if (!stand.reusesIccids) return
    const { packageId, packageMb, provider } = stand
    const former = await one('former')
    stand.install(former)
    stand.wait(60 * 86_400)
    let later = former
    // The numbers of those that have been over for longer come back first.
    for (let turn = 0; turn < 20 && (turn === 0 || later.iccid !== former.iccid); turn += 1) {
      stand.spoil('order', REUSED)
      later = await one(`later-${turn}`)
    }
    expect([later.iccid === former.iccid, later.networkEsimId === former.networkEsimId]).toEqual([true, false])
    const seen = await provider.findUsage(former).catch(() => null)
    expect(seen?.isExpired ?? true).toBe(true)
    const request = { esim: former, packageId, days: null, mostPaid: null, reference: 'former-1' }
    expect(await failureOf(provider.topUp(request))).toMatchObject({ outcome: 'refused' })
    expect(await failureOf(provider.release(former))).toMatchObject({ outcome: 'refused' })
    expect(await provider.findUsage(later)).toMatchObject({ totalMb: packageMb, isExpired: false })
    const held: string[] = []
    await provider.eachProfiles(async (profiles) => void held.push(...profiles.map((each) => each.networkEsimId)))
    expect(held).toContain(later.networkEsimId)
  })
})
