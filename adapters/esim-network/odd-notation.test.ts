// Whatever notation the network chooses, the shop reads the same profile, code, balance, and list.
import { aPurchase } from '#tests/support/played-network.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import { namedByIccid, type EsimProvider } from '#ports/esim-provider.ts'
import type { OddAnswer } from '#ports/odd-answers.ts'
import { startLoneSandbox } from '#tests/support/lone-sandbox.ts'
import { networkClient } from './client.ts'
import { esimNetwork } from './esim-network.ts'

const TURNS = 14

let sandbox: Sandbox
let provider: EsimProvider
let iccid: string
const odd: OddAnswer[] = []
beforeAll(async () => {
  sandbox = await startLoneSandbox({ networkClientId: 'shop', networkClientSecret: 'hush', callbackDelayMs: 1 })
  const settings = { url: sandbox.url, clientId: 'shop', clientSecret: 'hush' }
  provider = esimNetwork(settings, networkClient(settings), (each) => void odd.push(each))
  for (const reference of ['order-1', 'order-2'])
    await provider.allocate({ ...aPurchase(reference), callbackUrl: 'http://localhost:9/webhooks/network/x' })
  const ready = async (reference: string) => {
    const [profile] = await provider.findByReference(reference, new Date(0))
    if (!profile) throw new Error('The network has not made the profile yet.')
    return profile.iccid
  }
  iccid = await vi.waitFor(() => ready('order-1'), 60_000)
  await vi.waitFor(() => ready('order-2'), 60_000)
})
afterAll(() => sandbox.close())
afterEach(() => {
  sandbox.network.faults.clear()
  odd.length = 0
})

const reads = [
  ['lookup', () => provider.findByReference('order-1', new Date(0))],
  ['codes', () => provider.findCodes(namedByIccid(iccid))],
  ['bundle', () => provider.findBalance(namedByIccid(iccid))],
  ['bundle', () => provider.findUsage(namedByIccid(iccid))],
  ['list', () => provider.listEsims()],
  ['history', () => provider.findLastTopUp(namedByIccid(iccid), 90)],
  ['history', () => provider.findTopUpByReference(namedByIccid(iccid), 'order-1', 90)],
] as const

describe.each([
  ['before its first use', () => {}],
  ['in use', () => sandbox.network.install(iccid)],
])('an eSIM %s', (_when, begin) => {
  beforeAll(begin)

  it.each(reads)('is the same in every notation of %s', async (at, read) => {
    const withoutDrawn = async () => JSON.parse(JSON.stringify(await read()).replace(/("balanceMb":\d+)\.\d+/g, '$1'))
    const tidy = await withoutDrawn()
    sandbox.network.faults.set({ at, kind: 'odd-notation' })
    const told = []
    for (let turn = 0; turn < TURNS; turn += 1) told.push(await withoutDrawn())
    expect(told).toEqual(Array.from({ length: TURNS }, () => tidy))
  })
})

it('all profiles are passed on, and the rows that name none are reported', async () => {
  sandbox.network.faults.set({ at: 'list', kind: 'odd-notation' })
  const held: unknown[] = []
  await provider.eachProfiles(async (profiles) => void held.push(...profiles))
  expect(held).toEqual([
    { ...namedByIccid(iccid), reference: 'order-1' },
    { iccid: expect.any(String), networkEsimId: expect.any(String), reference: 'order-2' },
  ])
  expect(odd).toEqual([{ vendor: 'network', answer: 'list of profiles', field: 'iccid', row: 1 }])
})
