import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { afterEach, describe, expect, it } from 'vitest'
import { startSandbox } from '../start-sandbox.ts'
import type { Sandbox } from '../start-sandbox.ts'

type Json = Record<string, unknown>

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

describe('allocation', () => {
  it('promises a profile at once and tells its ICCID and activation code afterwards', async () => {
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

  it('gives two profiles to a shop that asks twice, and names the first on look-up', async () => {
    const network = await aNetwork()
    await network.allocate('order-1')
    await network.allocate('order-1')
    const found = await network.get('/get-iccid.php?orderId=order-1&all=1')
    expect(found['profiles']).toHaveLength(2)
    expect(found['profiles']).toEqual([expect.objectContaining({ idValue: found['idValue'] }), expect.anything()])
  })

  it('knows nothing while the profile is being prepared, and finishes when the time has come', async () => {
    const network = await aNetwork({ callbackDelayMs: 3_600_000 })
    const shop = await aShop()
    await network.allocate('order-1', shop.url)
    expect(await network.get('/get-iccid.php?orderId=order-1')).toEqual({})
    await network.later(3_601)
    expect(await network.get('/get-iccid.php?orderId=order-1')).toHaveProperty('idValue')
    await expect.poll(() => shop.told).toHaveLength(1)
  })

  it('refuses an unknown bundle, a missing reference and a callback to a stranger', async () => {
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
  it('never calls, yet the look-up knows', async () => {
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

  it('tells one order about the profile of another', async () => {
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

describe('a profile', () => {
  it('has a QR code that says exactly its activation code', async () => {
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

  it('takes a top-up, lists it first in its history, and refuses one after it has expired', async () => {
    const network = await aNetwork()
    const { idValue } = await network.profile('order-1', '01032_5')
    const topUp = () =>
      network.send('PUT', `/top-up/iccids/${idValue}`, { bundleId: '01032_6', customReference: 'top-1' })
    expect((await topUp()).body).toMatchObject({ iccid: idValue, bundleBalance: 1536, customReference: 'top-1' })
    expect(await network.get(`/network/top-up/history/iccids/${idValue}/90`)).toMatchObject([
      { initial: { value: 512 }, productBundleId: '01032_6', reference: 'top-1' },
      { initial: { value: 1024 }, productBundleId: '01032_5', reference: 'order-1' },
    ])
    await network.control(`/control/esims/${idValue}/install`, {})
    await network.later(10 * 86_400)
    expect((await topUp()).status).toBe(409)
  })

  it('can be released while nobody uses it, and is gone afterwards', async () => {
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

describe('answers under faults', () => {
  it('fails before the work or after it', async () => {
    const network = await aNetwork()
    network.fault({ at: 'allocate', kind: 'fail_before', times: 1 })
    expect((await network.allocate('order-1')).status).toBe(500)
    expect(network.sandbox.network.profiles()).toHaveLength(0)
    network.fault({ at: 'allocate', kind: 'fail_after', times: 1 })
    expect((await network.allocate('order-1')).status).toBe(500)
    expect(network.sandbox.network.profiles()).toHaveLength(1)
    expect((await network.allocate('order-1')).status).toBe(202)
  })

  it('cuts the line or leaves the caller waiting, with the work done', async () => {
    const network = await aNetwork()
    network.fault({ at: 'allocate', kind: 'reset', times: 1 })
    await expect(network.allocate('order-1')).rejects.toThrow('fetch failed')
    network.fault({ at: 'allocate', kind: 'timeout_after', times: 1 })
    await expect(network.allocate('order-1', undefined, '01032_5', 150)).rejects.toThrow(/timeout|aborted/)
    expect(network.sandbox.network.profiles()).toHaveLength(2)
    network.fault({ at: 'allocate', kind: 'reset_before', times: 1 })
    await expect(network.allocate('order-1')).rejects.toThrow('fetch failed')
    expect(network.sandbox.network.profiles()).toHaveLength(2)
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

  it('forgets a token in mid-flow, and every token after an hour', async () => {
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

it('remembers profiles, tokens and callbacks that are still to come over a restart', async () => {
  const { mkdtempSync, rmSync } = await import('node:fs')
  const dataFolder = mkdtempSync('/tmp/sandbox-test-')
  open.push(async () => rmSync(dataFolder, { recursive: true }))
  const shop = await aShop()
  const before = await aNetwork({ dataFolder, callbackDelayMs: 3_600_000 })
  await before.allocate('order-1', shop.url)
  await before.sandbox.close()

  const after = await aNetwork({ dataFolder, token: before.token() })
  after.sandbox.clock.advance(3_599)
  expect(after.sandbox.network.profiles()).toMatchObject([{ customReference: 'order-1' }])
  after.sandbox.clock.advance(2)
  await expect.poll(() => shop.told).toHaveLength(1)
  expect(shop.told[0]).toMatchObject({ idValue: after.sandbox.network.profiles()[0]?.iccid })
})

type NetworkWish = { callbackDelayMs?: number; dataFolder?: string; token?: string }

async function aNetwork({ callbackDelayMs = 0, dataFolder = ':memory:', token }: NetworkWish = {}) {
  const sandbox: Sandbox = await startSandbox({
    httpPort: 0,
    smtpPort: 0,
    dataFolder,
    shopUrl: 'http://localhost:3000',
    paymentSecretKey: 'sk_test_sandbox',
    paymentWebhookSecret: 'whsec_sandbox',
    networkClientId: 'sandbox',
    networkClientSecret: 'sandbox',
    callbackDelayMs,
    callbackRetryMs: 5,
  })
  open.push(sandbox.close)
  let bearer = token ?? ''

  async function signIn() {
    const answer = await fetch(`${sandbox.url}/oauth/token`, {
      method: 'POST',
      body: JSON.stringify({ client_id: 'sandbox', client_secret: 'sandbox' }),
    })
    const body: { token: string; expires_in: number } = await answer.json()
    expect(body.expires_in).toBe(3600)
    bearer = body.token
  }
  /** The clock jumps, and the shop fetches the token that it then needs. */
  async function later(seconds: number) {
    sandbox.clock.advance(seconds)
    await signIn()
  }
  const headers = () => ({ authorization: `Bearer ${bearer}`, 'content-type': 'application/json' })
  const call = (path: string) => fetch(`${sandbox.url}${path}`, { headers: headers() })
  const get = async (path: string): Promise<Json> => (await call(path)).json()
  async function send(method: string, path: string, body: object = {}, more: Json = {}) {
    const { signal, ...extra } = more
    const answer = await fetch(`${sandbox.url}${path}`, {
      method,
      headers: { ...headers(), ...extra },
      ...(method !== 'DELETE' && { body: JSON.stringify(body) }),
      ...(signal instanceof AbortSignal && { signal }),
    })
    return { status: answer.status, body: (await answer.json()) as Json }
  }
  const allocate = (customReference: string, callbackUrl?: string, bundleId = '01032_5', withinMs = 10_000) =>
    send(
      'POST',
      `/network/things/consumer-profile/${bundleId}`,
      { customReference },
      {
        ...(callbackUrl && { responseurls: callbackUrl }),
        signal: AbortSignal.timeout(withinMs),
      },
    )
  async function profile(reference: string, bundleId?: string) {
    await allocate(reference, undefined, bundleId)
    return get(`/get-iccid.php?orderId=${reference}`) as Promise<{ idValue: string; activationCode: string }>
  }

  if (!token) await signIn()
  return {
    sandbox,
    token: () => bearer,
    signIn,
    later,
    call,
    get,
    send,
    allocate,
    profile,
    fault: (fault: object) => sandbox.network.faults.set(fault),
    control: (path: string, body: object) => send('POST', path, body),
  }
}

/** The shop's ear: remembers every callback and answers as told, the last answer for ever. */
async function aShop(answers: number[] = [200]) {
  const told: Json[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      response.statusCode = answers[Math.min(told.length, answers.length - 1)] ?? 200
      told.push(JSON.parse(Buffer.concat(chunks).toString()))
      response.end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  open.push(async () => server.close())
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/webhooks/network/secret`, told }
}
