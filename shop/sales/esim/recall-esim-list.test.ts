import { describe, expect, it } from 'vitest'
import { namedByIccid } from '#ports/esim-provider.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import { recallEsimList } from './recall-esim-list.ts'
import type { ListedUsage } from './view-esims.ts'

const anEsim = (iccid: string): ListedUsage => ({
  networkId: HOME_NETWORK,
  ...namedByIccid(iccid),
  balanceMb: 1,
  totalMb: 2,
  expiresAt: null,
  isDepleted: false,
  isExpired: false,
})

/** A network with this many eSIMs that counts the requests. */
function aNetwork(size: number) {
  const network = { now: 0, asked: 0, isAway: false, isBroken: false, warnings: new Array<string>() }
  const list = recallEsimList(
    async () => {
      network.asked += 1
      if (network.isBroken) throw new TypeError('a bug')
      if (network.isAway) return { ok: false, problem: 'network_unavailable' }
      return { ok: true, usages: Array.from({ length: size }, (_, at) => anEsim(String(at))), silent: [] }
    },
    { now: () => new Date(network.now) },
    { warn: (_facts, message) => network.warnings.push(message) },
  )
  return { network, list }
}

describe('a long list of eSIMs', () => {
  it('is requested once a minute, and has the time of its answer', async () => {
    const { network, list } = aNetwork(2_000)
    await list(false)
    network.now = 59_000
    expect(await list(false)).toMatchObject({ ok: true, toldAt: new Date(0) })
    expect(network.asked).toBe(1)
  })

  it('is shown at once after a minute, while it is requested again', async () => {
    const { network, list } = aNetwork(2_000)
    await list(false)
    network.now = 60_000
    expect(await list(false)).toMatchObject({ ok: true, toldAt: new Date(0) })
    expect(network.asked).toBe(2)
    await list(true)
    expect(await list(false)).toMatchObject({ ok: true, toldAt: new Date(60_000) })
    expect(network.asked).toBe(2)
  })

  it('is shown at once after a pause of hours, and says that a newer one is requested', async () => {
    const { network, list } = aNetwork(2_000)
    expect(await list(false)).toMatchObject({ isAskedAgain: false })
    network.now = 16 * 3_600_000
    expect(await list(false)).toMatchObject({ ok: true, toldAt: new Date(0), isAskedAgain: true })
    expect(await list(true)).toMatchObject({ toldAt: new Date(network.now), isAskedAgain: false })
    expect(network.asked).toBe(2)
  })

  it('is waited for if the last answer is a day old', async () => {
    const { network, list } = aNetwork(2_000)
    await list(false)
    network.now = 24 * 3_600_000
    expect(await list(false)).toMatchObject({ ok: true, toldAt: new Date(24 * 3_600_000) })
  })

  it('stays as it was, and is requested at the next look, if a request in the background fails', async () => {
    const { network, list } = aNetwork(2_000)
    await list(false)
    network.now = 60_000
    network.isBroken = true
    expect(await list(false)).toMatchObject({ ok: true, toldAt: new Date(0) })
    await expect(list(true)).rejects.toThrow('a bug')
    expect(network.warnings).toEqual(['the list of eSIMs could not be requested again'])
    network.isBroken = false
    network.isAway = true
    expect(await list(false)).toMatchObject({ ok: true, toldAt: new Date(0) })
    expect(network.asked).toBe(3)
  })

  it('is requested again on demand, and once for everyone who opens it at the same time', async () => {
    const { network, list } = aNetwork(2_000)
    await Promise.all([list(false), list(false), list(true)])
    expect(network.asked).toBe(1)
    await list(true)
    expect(network.asked).toBe(2)
  })

  it('is requested again after the network was unavailable', async () => {
    const { network, list } = aNetwork(2_000)
    network.isAway = true
    expect(await list(false)).toEqual({ ok: false, problem: 'network_unavailable' })
    network.isAway = false
    expect(await list(false)).toMatchObject({ ok: true })
  })
})

it('a short list of eSIMs is requested each time', async () => {
  const { network, list } = aNetwork(1_000)
  await list(false)
  await list(false)
  expect(network.asked).toBe(2)
})
