import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { afterEach, describe, expect, it } from 'vitest'
import { aNetwork, closeWorlds } from '#tests/support/network-world.ts'

afterEach(closeWorlds)

describe('a profile', () => {
  it('has a QR code with exactly its activation code', async () => {
    const network = await aNetwork()
    const { idValue } = await network.profile('order-1')
    const path = `/network/things/consumer-profile-codes/iccids/${idValue}`
    const { codes } = await network.get(path)
    const image = PNG.sync.read(Buffer.from(await (await network.call(`${path}/qrcode`)).arrayBuffer()))
    const read = jsQR(new Uint8ClampedArray(image.data), image.width, image.height)
    expect(codes).toEqual({ activationCode: read?.data })
    expect(read?.data).toMatch(/^LPA:1\$smdp\.sandbox\.example\$[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    expect(image.width).toBeGreaterThan(480)
  })

  it('has no expiry until it is installed, then runs down and expires', async () => {
    const network = await aNetwork()
    const { idValue } = await network.profile('order-1', '01032_5')
    const bundle = async () => (await network.get(`/network/things/iccids/${idValue}/bundle`))['bundle']
    expect(await bundle()).toEqual([{ bundleBalance: 1024, bundleExpiry: null, productBundleId: '01032_5' }])

    await network.control(`/control/esims/${idValue}/install`, {})
    await network.later(86_400)
    expect(await bundle()).toEqual([
      {
        bundleBalance: expect.closeTo(1024 - (1024 / 7) * 1.2, 0),
        bundleExpiry: expect.any(String),
        productBundleId: '01032_5',
      },
    ])
    await network.control(`/control/esims/${idValue}/use`, { megabytes: 5_000 })
    expect(await network.get('/network/things')).toMatchObject([
      { bundleBalance: 0, isBundleDepleted: true, isBundleExpired: false },
    ])
    await network.later(7 * 86_400)
    expect(await network.get('/network/things')).toMatchObject([{ isBundleExpired: true }])
  })

  it('accepts a top-up, lists it first in its history, and rejects one after its expiry', async () => {
    const network = await aNetwork()
    const { idValue } = await network.profile('order-1', '01032_5')
    const topUp = () =>
      network.send('PUT', `/top-up/iccids/${idValue}`, { bundleId: '01032_6', customReference: 'top-1' })
    expect((await topUp()).body).toMatchObject({ iccid: idValue, bundleBalance: 1536, customReference: 'top-1' })
    expect(await network.get(`/network/top-up/history/iccids/${idValue}/90`)).toMatchObject([
      { initial: { value: 512 }, productBundleId: '01032_6', customReference: 'top-1' },
      { initial: { value: 1024 }, productBundleId: '01032_5', customReference: 'order-1' },
    ])
    await network.control(`/control/esims/${idValue}/install`, {})
    await network.later(10 * 86_400)
    expect((await topUp()).status).toBe(409)
  })

  it.each([
    ['fail_before', 1],
    ['fail_after', 2],
  ])('with a top-up that is %s has %d history entries, and keeps every reference', async (kind, entries) => {
    const network = await aNetwork()
    const { idValue } = await network.profile('order-1', '01032_5')
    network.fault({ at: 'topup', kind, match: 'top-2', times: 1 })
    const topUp = (customReference: string) =>
      network.send('PUT', `/top-up/iccids/${idValue}`, { bundleId: '01032_6', customReference })

    expect((await topUp('top-2')).status).toBe(500)
    expect(await network.get(`/network/top-up/history/iccids/${idValue}/90`)).toHaveLength(entries)
    expect((await topUp('top-2')).status).toBe(200)
    expect(await network.get(`/network/top-up/history/iccids/${idValue}/90`)).toHaveLength(entries + 1)
  })

  it('can be released while it is unused, and is gone afterwards', async () => {
    const network = await aNetwork()
    const { idValue } = await network.profile('order-1')
    const path = `/network/things/consumer-profile/iccids/${idValue}`
    expect((await network.send('DELETE', path)).body).toEqual({ iccid: idValue, status: 'released' })
    expect(await network.get('/get-iccid.php?orderId=order-1&all=1')).toEqual({ profiles: [] })
    expect((await network.call(`/network/things/iccids/${idValue}/bundle`)).status).toBe(404)

    const { idValue: used } = await network.profile('order-2')
    await network.control(`/control/esims/${used}/install`, {})
    expect((await network.send('DELETE', `/network/things/consumer-profile/iccids/${used}`)).status).toBe(409)
  })
})
