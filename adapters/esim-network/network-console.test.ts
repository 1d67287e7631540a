// The console's calls against the simulated network: every call of the list works, and no token is ever shown.
import { aPurchase } from '#tests/support/played-network.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { EndpointId } from '#ports/network-console.ts'
import { networkClient } from './client.ts'
import { NETWORK_ENDPOINTS } from './console-endpoints.ts'
import { esimNetwork } from './esim-network.ts'
import { networkConsole } from './network-console.ts'
import { startLoneSandbox } from '#tests/support/lone-sandbox.ts'

const SETTINGS = { clientId: 'shop', clientSecret: 'hush-hush-secret' }

let sandbox: Sandbox
let iccid = ''
beforeAll(async () => {
  sandbox = await startLoneSandbox({
    networkClientId: SETTINGS.clientId,
    networkClientSecret: SETTINGS.clientSecret,
    callbackDelayMs: 0,
  })
  await esimNetwork(settings()).allocate({
    ...aPurchase('console-1'),
    callbackUrl: 'http://localhost:9/',
  })
  iccid = (await esimNetwork(settings()).findByReference('console-1', new Date(0)))[0]?.iccid ?? ''
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.network.faults.clear())

const settings = () => ({ ...SETTINGS, url: sandbox.url })
const call = (id: EndpointId, more: Record<string, string> = {}) =>
  networkConsole(settings()).call(id, {
    iccid,
    days: '30',
    bundleId: '01032_6',
    product: '01032_6',
    reference: id === 'profile_by_reference' ? 'console-1' : `console-${id}`,
    profile: '3',
    group: 'Europe',
    alias: 'Test phone',
    aliasNumber: '12345',
    sender: 'Wander',
    message: 'Hello',
    timeoutMinutes: '2880',
    ...more,
  })

describe('the console', () => {
  it.each(NETWORK_ENDPOINTS.filter(({ id }) => id !== 'release').map(({ id }) => [id]))(
    'makes a call that the network understands: %s',
    async (id) => {
      const answer = await call(id)
      expect(answer.status).toBeLessThan(300)
      expect(answer.durationMs).toBeGreaterThanOrEqual(0)
      expect(answer.text).not.toBe('')
    },
  )

  it('changes what it says: the network stores names, zones, products, messages, and refreshes', async () => {
    await call('add_alias', { alias: 'Second' })
    const shown: unknown = JSON.parse((await call('thing')).text)
    expect(shown).toMatchObject({
      iccid,
      aliases: expect.arrayContaining([{ alias: 'Second', aliasNo: '12345' }]),
      roaming: { profile: 3, group: 'Europe' },
      product: '01032_6',
      messagesSent: 1,
      refreshes: 1,
    })
    await call('drop_alias', { alias: 'Second' })
    expect((await call('drop_alias', { alias: 'Second' })).status).toBe(404)
    expect((await call('release')).status).toBe(200)
    expect((await call('thing')).status).toBe(404)
  })

  it('shows a refusal as an answer', async () => {
    expect(await call('bundle', { iccid: '8988300000000000001' })).toMatchObject({
      method: 'GET',
      path: '/network/things/iccids/8988300000000000001/bundle',
      status: 404,
      text: '{"error":"unknown_iccid","message":"Unknown ICCID"}',
      isCut: false,
    })
  })

  it('never shows the token, even if the network repeats it (J07)', async () => {
    sandbox.network.faults.set({ at: 'account', kind: 'echo' })
    const { text } = await call('products')
    expect(JSON.parse(text)).toEqual({ headers: { authorization: '(token)' }, token: '(token)' })
  })

  it('shows 64 kB of an answer and no more', async () => {
    sandbox.network.faults.set({ at: 'account', kind: 'huge' })
    const answer = await call('products')
    expect([answer.isCut, answer.text.length]).toEqual([true, 65_536])
  })

  it('fetches a new token when the old one has expired, and says if there was no answer', async () => {
    sandbox.network.faults.set({ at: 'account', kind: 'unauthorized', times: 1 })
    expect((await call('products')).status).toBe(200)
    sandbox.network.faults.set({ at: 'account', kind: 'reset' })
    await expect(call('products')).rejects.toBeInstanceOf(VendorError)
  })

  it('distinguishes a refused token from a missing one', async () => {
    expect(await networkConsole(settings()).checkToken()).toMatchObject({ ok: true })
    const wrong = networkConsole({ ...settings(), clientSecret: 'wrong' })
    expect(await wrong.checkToken()).toMatchObject({ ok: false, reason: 'failed', said: 'Unknown client' })
    sandbox.network.faults.set({ at: 'token', kind: 'null' })
    expect(await networkConsole(settings()).checkToken()).toMatchObject({ ok: false, reason: 'no_token' })
  })

  it('shares the token of the provider', async () => {
    sandbox.network.faults.set({ at: 'token', kind: 'slow', ms: 0 })
    const client = networkClient(settings())
    await esimNetwork(settings(), client).ensureToken()
    await networkConsole(settings(), client).call('products', {})
    expect(sandbox.network.faults.list().find(({ at }) => at === 'token')?.hits).toBe(1)
  })

  it('distinguishes a network on this machine from a real one', () => {
    expect(networkConsole(settings()).isPretended).toBe(true)
    expect(networkConsole({ ...SETTINGS, url: 'https://network.example' }).isPretended).toBe(false)
  })
})
