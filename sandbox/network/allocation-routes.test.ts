import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { aNetwork, aShop, closeWorlds } from '#tests/support/network-world.ts'

afterEach(closeWorlds)

describe('allocation', () => {
  it('promises a profile at once, and reports its ICCID and activation code later', async () => {
    const network = await aNetwork()
    const shop = await aShop()
    const promise = await network.allocate('order-1', shop.url)
    expect(promise.status).toBe(202)
    expect(promise.body).toMatchObject({ customReference: 'order-1', status: 'accepted' })

    await expect.poll(() => shop.told).toHaveLength(1)
    const [told] = shop.told
    expect(told).toMatchObject({
      customReference: 'order-1',
      requestId: promise.body['requestId'],
      status: 'completed',
    })
    expect(String(told?.['idValue'])).toMatch(/^8931\d{15}$/)
    expect(await network.get('/get-iccid.php?orderId=order-1')).toEqual({
      idValue: told?.['idValue'],
      activationCode: told?.['activationCode'],
    })
  })

  it('gives two profiles to a shop that asks twice, and returns the first on lookup', async () => {
    const network = await aNetwork()
    await network.allocate('order-1')
    await network.allocate('order-1')
    const found = await network.get('/get-iccid.php?orderId=order-1&all=1')
    expect(found['profiles']).toHaveLength(2)
    expect(found['profiles']).toEqual([expect.objectContaining({ idValue: found['idValue'] }), expect.anything()])
  })

  it('finds nothing while the profile is being prepared, and finishes on time', async () => {
    const network = await aNetwork({ callbackDelayMs: 3_600_000 })
    const shop = await aShop()
    await network.allocate('order-1', shop.url)
    expect(await network.get('/get-iccid.php?orderId=order-1')).toEqual({})
    await network.later(3_601)
    expect(await network.get('/get-iccid.php?orderId=order-1')).toHaveProperty('idValue')
    await expect.poll(() => shop.told).toHaveLength(1)
  })

  it('rejects an unknown bundle, a missing reference, and a foreign callback address', async () => {
    const network = await aNetwork()
    expect((await network.allocate('a', undefined, 'bundle_17')).status).toBe(404)
    expect((await network.allocate('')).status).toBe(400)
    expect((await network.allocate('a', 'http://198.51.100.7/hook')).status).toBe(400)
  })

  it('repeats a callback until the shop answers 2xx', async () => {
    const network = await aNetwork()
    const shop = await aShop([500, 302, 200])
    await network.allocate('order-1', shop.url)
    await expect.poll(() => shop.told).toHaveLength(3)
    expect(new Set(shop.told.map((told) => told['idValue'])).size).toBe(1)
  })
})

describe('callback faults', () => {
  it('never calls, but the lookup finds the profile', async () => {
    const network = await aNetwork()
    const shop = await aShop()
    network.fault({ at: 'callback', kind: 'never', times: 1 })
    await network.allocate('silent', shop.url)
    await network.allocate('loud', shop.url)
    await expect.poll(() => shop.told).toHaveLength(1)
    expect(shop.told[0]).toMatchObject({ customReference: 'loud' })
    expect(await network.get('/get-iccid.php?orderId=silent')).toHaveProperty('idValue')
  })

  it('calls twice', async () => {
    const network = await aNetwork()
    const shop = await aShop()
    network.fault({ at: 'callback', kind: 'twice' })
    await network.allocate('order-1', shop.url)
    await expect.poll(() => shop.told).toHaveLength(2)
    expect(shop.told[0]).toEqual(shop.told[1])
  })

  it('calls before the allocation is answered', async () => {
    const network = await aNetwork({ callbackDelayMs: 3_600_000 })
    const shop = await aShop()
    network.fault({ at: 'callback', kind: 'before_answer' })
    await network.allocate('order-1', shop.url)
    expect(shop.told).toHaveLength(1)
  })

  it('reports another order’s profile', async () => {
    const network = await aNetwork()
    const shop = await aShop()
    await network.allocate('mine')
    network.fault({ at: 'callback', kind: 'wrong_order', match: 'yours' })
    await network.allocate('yours', shop.url)
    await expect.poll(() => shop.told).toHaveLength(1)
    expect(shop.told[0]).toMatchObject({ customReference: 'mine' })
  })

  it('gives the same ICCID to two orders', async () => {
    const network = await aNetwork()
    await network.allocate('one')
    network.fault({ at: 'callback', kind: 'same_iccid' })
    await network.allocate('two')
    expect(await network.get('/get-iccid.php?orderId=two')).toEqual(await network.get('/get-iccid.php?orderId=one'))
  })

  it('calls late, by the clock of the sandbox', async () => {
    const network = await aNetwork()
    const shop = await aShop()
    network.fault({ at: 'callback', kind: 'late', ms: 8_640_000 })
    await network.allocate('order-1', shop.url)
    network.sandbox.clock.advance(9_000)
    await expect.poll(() => shop.told).toHaveLength(1)
  })
})

it('keeps profiles, tokens, and pending callbacks across a restart', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const shop = await aShop()
  const before = await aNetwork({ dataFolder, callbackDelayMs: 3_600_000 })
  await before.allocate('order-1', shop.url)
  await before.sandbox.close()

  const after = await aNetwork({ dataFolder, token: before.token() })
  expect((await after.call('/network/things')).status).toBe(200)
  after.sandbox.clock.advance(3_590)
  expect(after.sandbox.network.profiles()).toMatchObject([{ customReference: 'order-1' }])
  after.sandbox.clock.advance(20)
  await expect.poll(() => shop.told).toHaveLength(1)
  expect(shop.told[0]).toMatchObject({ idValue: after.sandbox.network.profiles()[0]?.iccid })
  await after.sandbox.close()
  rmSync(dataFolder, { recursive: true })
})
