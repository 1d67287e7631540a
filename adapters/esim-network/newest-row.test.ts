// Rows come newest first: an older one never speaks for now because the newest couldn't be read. A place with nothing in
// it is no row, though: it tells of no bundle, and travelers would be left without a balance that is there.
import { expect, it } from 'vitest'
import { namedByIccid } from '#ports/esim-provider.ts'
import { networkClient, type NetworkSettings } from './client.ts'
import { esimNetwork } from './esim-network.ts'
import type { ReadAnswer } from './wire.ts'

const SETTINGS: NetworkSettings = { url: 'http://localhost:9', clientId: 'shop', clientSecret: 'hush' }
const ESIM = namedByIccid('8988303000000004821')

const telling = (told: unknown) =>
  esimNetwork(SETTINGS, {
    ...networkClient(SETTINGS),
    json: <Shape>(_path: string, read: ReadAnswer<Shape>) => {
      const answer = read(told)
      return answer === undefined ? Promise.reject(new Error('unreadable')) : Promise.resolve(answer)
    },
  })

const READABLE = { bundleBalance: 6, bundleExpiry: '2026-12-01T00:00:00Z' }
const ENTRY = { initial: { value: 1024 }, productBundleId: 'zone' }

it.each([{ bundleBalance: 5, bundleExpiry: 'soon' }, {}, { iccid: '8988303000000009999', bundleBalance: 5 }])(
  'the balance is unknown if the newest bundle is %j',
  async (newest) => {
    const network = telling({ bundle: [newest, READABLE] })
    await expect(network.findBalance(ESIM)).rejects.toMatchObject({ fault: 'unreadable', isRetryable: true })
    const balance = { balanceMb: 6, expiresAt: new Date('2026-12-01') }
    expect(await telling({ bundle: [READABLE, newest] }).findBalance(ESIM)).toEqual(balance)
  },
)

it.each([{ initial: {} }, {}])('the last top-up is unknown if the newest entry is %j', async (newest) => {
  await expect(telling([newest, ENTRY]).findLastTopUp(ESIM, 90)).rejects.toMatchObject({ fault: 'unreadable' })
  expect(await telling([ENTRY, newest]).findLastTopUp(ESIM, 90)).toEqual({ totalMb: 1024, zone: 'zone' })
})

it('an empty place before the newest row hides nothing, and a list of nothing else is no list of none', async () => {
  const balance = { balanceMb: 6, expiresAt: new Date('2026-12-01') }
  expect(await telling({ bundle: [null, READABLE] }).findBalance(ESIM)).toEqual(balance)
  expect(await telling([null, ENTRY]).findLastTopUp(ESIM, 90)).toEqual({ totalMb: 1024, zone: 'zone' })
  await expect(
    telling({ bundle: [null, { bundleBalance: 5, bundleExpiry: 'soon' }, READABLE] }).findBalance(ESIM),
  ).rejects.toMatchObject({ fault: 'unreadable' })
  await expect(telling({ bundle: [null] }).findBalance(ESIM)).rejects.toMatchObject({ isRetryable: true })
  await expect(telling([null]).findLastTopUp(ESIM, 90)).rejects.toMatchObject({ isRetryable: true })
  // It could be the entry that is looked for, and would be bought again.
  await expect(telling([null, ENTRY]).findTopUpByReference(ESIM, 'order-1', 90)).rejects.toMatchObject({
    fault: 'unreadable',
  })
})
