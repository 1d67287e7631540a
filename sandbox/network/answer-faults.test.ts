import { afterEach, describe, expect, it } from 'vitest'
import { aNetwork, closeWorlds } from '#tests/support/network-world.ts'

afterEach(closeWorlds)

describe('answers under faults', () => {
  it('fails before or after the work', async () => {
    const network = await aNetwork()
    network.fault({ at: 'allocate', kind: 'fail_before', times: 1 })
    expect((await network.allocate('order-1')).status).toBe(500)
    expect(network.sandbox.network.profiles()).toHaveLength(0)
    network.fault({ at: 'allocate', kind: 'fail_after', times: 1 })
    expect((await network.allocate('order-1')).status).toBe(500)
    expect(network.sandbox.network.profiles()).toHaveLength(1)
    expect((await network.allocate('order-1')).status).toBe(202)
  })

  it('cuts the connection or never answers, after the work', async () => {
    const network = await aNetwork()
    network.fault({ at: 'allocate', kind: 'reset_after', times: 1 })
    await expect(network.allocate('order-1')).rejects.toThrow('fetch failed')
    network.fault({ at: 'allocate', kind: 'timeout_after', times: 1 })
    await expect(network.allocate('order-1', undefined, '01032_5', 150)).rejects.toThrow(/timeout|aborted/)
    expect(network.sandbox.network.profiles()).toHaveLength(2)
    network.fault({ at: 'allocate', kind: 'reset', times: 1 })
    await expect(network.allocate('order-1')).rejects.toThrow('fetch failed')
    expect(network.sandbox.network.profiles()).toHaveLength(2)
  })

  it('is slow, until the faults are cleared', async () => {
    const network = await aNetwork()
    const { faults, profiles } = network.sandbox.network
    network.fault({ at: 'allocate', kind: 'slow', ms: 3_600_000, times: 1 })
    const asked = network.allocate('order-1')
    await expect.poll(() => faults.list()).toEqual([])
    expect(profiles()).toHaveLength(0)
    faults.clear()
    expect((await asked).status).toBe(200)
    expect(profiles()).toHaveLength(1)
  })

  it.each([
    ['rate_limit', 429],
    ['out_of_stock', 409],
    ['no_credit', 402],
    ['maintenance', 503],
    ['unauthorized', 401],
  ])('refuses with %s', async (kind, status) => {
    const network = await aNetwork()
    network.fault({ at: 'allocate', kind, times: 1 })
    expect((await network.allocate('order-1')).status).toBe(status)
    expect(network.sandbox.network.profiles()).toHaveLength(0)
  })

  it('spoils the balance and the QR image in every way it knows', async () => {
    const network = await aNetwork()
    const { idValue } = await network.profile('order-1')
    const path = `/network/things/iccids/${idValue}/bundle`
    const spoil = async (at: string, kind: string, where = path) => {
      network.fault({ at, kind, times: 1 })
      return network.call(where)
    }
    expect(await (await spoil('bundle', 'null')).json()).toMatchObject({ bundle: [{ bundleBalance: null }] })
    expect(await (await spoil('bundle', 'negative')).json()).toMatchObject({ bundle: [{ bundleBalance: -1024 }] })
    expect(await (await spoil('bundle', 'string')).json()).toMatchObject({ bundle: [{ bundleBalance: '1024.00' }] })
    expect(await (await spoil('bundle', 'empty')).text()).toBe('')
    expect(await (await spoil('lookup', 'php', '/get-iccid.php?orderId=order-1')).text()).toMatch(/^<\?php/)
    const qr = `/network/things/consumer-profile-codes/iccids/${idValue}/qrcode`
    expect((await spoil('qrcode', 'html', qr)).headers.get('content-type')).toMatch(/^text\/html/)
    expect((await (await spoil('qrcode', 'huge', qr)).arrayBuffer()).byteLength).toBe(10 * 1024 * 1024)
    expect(await (await spoil('lookup', 'lag', '/get-iccid.php?orderId=order-1')).json()).toEqual({})
  })

  it('invalidates a token in mid-flow, and every token after an hour', async () => {
    const network = await aNetwork()
    network.fault({ at: 'list', kind: 'unauthorized', times: 1 })
    expect((await network.call('/network/things')).status).toBe(401)
    expect((await network.call('/network/things')).status).toBe(401)
    await network.signIn()
    expect((await network.call('/network/things')).status).toBe(200)
    network.sandbox.clock.advance(3_601)
    expect((await network.call('/network/things')).status).toBe(401)
  })
})
