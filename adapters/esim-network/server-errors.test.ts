// A network that answers every call with a server error is as good as gone: it is left alone like a silent one.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import { openBreaker } from '#ports/breaker.ts'
import type { EsimProvider } from '#ports/esim-provider.ts'
import { networkClient, SILENT } from './client.ts'
import { esimNetwork } from './esim-network.ts'
import { startLoneSandbox } from '#tests/support/lone-sandbox.ts'

let sandbox: Sandbox
let network: EsimProvider
beforeAll(async () => {
  sandbox = await startLoneSandbox({ networkClientId: 'shop', networkClientSecret: 'hush' })
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  sandbox.network.faults.clear()
  const settings = { url: sandbox.url, clientId: 'shop', clientSecret: 'hush' }
  const clock = { now: () => new Date(0) }
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const guard = openBreaker({ vendor: 'network', message: SILENT, clock, log })
  network = esimNetwork(settings, networkClient(settings, guard))
  await network.ensureToken()
})

const look = () => network.findByReference('nobodys', new Date(0)).catch((error: unknown) => error)

it.each(['fail_before', 'maintenance'])(
  'is left alone after five such answers, and asked nothing: %s',
  async (kind) => {
    sandbox.network.faults.set({ at: 'lookup', kind })
    for (let time = 0; time < 5; time += 1) expect(await look()).toMatchObject({ fault: 'broken' })
    expect(network.isLeftAlone()).toBe(true)
    expect(await look()).toMatchObject({ fault: 'left_alone', outcome: 'refused' })
    expect(sandbox.network.faults.list().find(({ at }) => at === 'lookup')?.hits).toBe(5)
  },
)

it.each(['out_of_stock', 'rate_limit', 'no_credit'])('is asked on when it says no: %s', async (kind) => {
  sandbox.network.faults.set({ at: 'lookup', kind })
  for (let time = 0; time < 6; time += 1) await look()
  expect(network.isLeftAlone()).toBe(false)
})
