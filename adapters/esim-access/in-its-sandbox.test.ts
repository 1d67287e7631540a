// Against the sandbox's eSIM Access: what no other network promises.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { EsimProvider } from '#ports/esim-provider.ts'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import { failureOf } from '#tests/support/failure-of.ts'
import { startLoneSandbox } from '#tests/support/lone-sandbox.ts'
import { esimAccessNetwork, type Stand } from '#tests/support/network-stands.ts'

const GIGABYTE_MB = 1024

describe('the adapter of eSIM Access', () => {
  let sandbox: Sandbox
  let stand: Stand
  beforeAll(async () => {
    sandbox = await startLoneSandbox({ callbackDelayMs: 1 })
    stand = esimAccessNetwork(sandbox)
  })
  afterAll(() => sandbox.close())
  afterEach(() => {
    stand.mend()
    stand.odd.length = 0
  })
  const SOLD = { days: null, callbackUrl: 'http://localhost:9/' }
  const listed = async () => {
    const pages: Parameters<Parameters<EsimProvider['listCatalogue']>[0]>[0][] = []
    await stand.provider.listCatalogue(async (page) => void pages.push(page))
    return { packages: pages.flatMap(({ packages }) => packages), refused: pages.flatMap((page) => page.refused) }
  }

  it('is bought at the price of the catalog, and not at a higher one', async () => {
    const { packages } = await listed()
    const italy = packages.find(({ packageId }) => packageId === 'IT_3_15')
    expect(italy).toMatchObject({ countries: ['IT'], kind: 'total', megabytes: 3 * GIGABYTE_MB, days: 15 })
    const mostPaid = italy?.cost ?? null
    const { provider, packageId } = stand
    await provider.allocate({ packageId, mostPaid, reference: 'guarded', ...SOLD })
    sandbox.wholesalers.of('esim-access').shelf.change({ code: packageId, cents: 9_999 })
    const dearer = provider.allocate({ packageId, mostPaid, reference: 'dearer', ...SOLD })
    expect(await failureOf(dearer)).toMatchObject({ outcome: 'refused', fault: 'price_changed' })
  })

  it.each([
    ['unknown_unit', 'durationUnit'],
    ['unknown_currency', 'currencyCode'],
    ['unknown_type', 'dataType'],
  ])('refuses a row with an %s, says which, and keeps the others', async (kind, field) => {
    sandbox.wholesalers.of('esim-access').faults.set({ at: 'packages', kind })
    const { packages, refused } = await listed()
    expect(new Set(refused.map((each) => each.field))).toEqual(new Set([field]))
    expect(packages.length + refused.length).toBeGreaterThan(200)
  })

  it('lists thousands of packages while others have their turns', async () => {
    sandbox.wholesalers.of('esim-access').shelf.makeComplete(true)
    let turns = 0
    const counting = setInterval(() => (turns += 1), 1)
    const { packages } = await listed()
    clearInterval(counting)
    expect(packages.length).toBeGreaterThan(3_000)
    expect(turns).toBeGreaterThan(5)
    expect(new Set(packages.map(({ packageId }) => packageId)).size).toBe(packages.length)
  })

  it('refuses an ICCID that is a number, and notes a state that it doesn’t know', async () => {
    const { provider } = stand
    const began = sandbox.clock.now()
    await provider.allocate({ packageId: 'IT_1_7', mostPaid: null, reference: 'odd', ...SOLD })
    stand.wait(60)
    const [profile] = await vi.waitFor(() => provider.findByReference('odd', began), 20_000)
    if (!profile) throw new Error('There is no profile.')
    stand.spoil('find', 'iccid_number')
    expect(await failureOf(provider.findByReference('odd', began))).toMatchObject({ fault: 'unusable_iccid' })
    stand.spoil('find', 'unknown_status')
    expect(await provider.findUsage(profile)).toMatchObject({ isDepleted: false, isExpired: false })
    expect(stand.odd.map(({ field }) => field)).toEqual(['iccid', 'esimStatus'])
  })

  it('knows two eSIMs with one ICCID apart', async () => {
    const { provider } = stand
    const began = sandbox.clock.now()
    const buy = async (reference: string) => {
      await provider.allocate({ packageId: 'FR_1_7', mostPaid: null, reference, ...SOLD })
      stand.wait(60)
      const [profile] = await vi.waitFor(() => provider.findByReference(reference, began), 20_000)
      if (!profile) throw new Error('There is no profile.')
      return profile
    }
    const former = await buy('former')
    await provider.release(former)
    stand.spoil('order', 'reused_iccid')
    const later = await buy('later')
    expect([later.iccid === former.iccid, later.networkEsimId === former.networkEsimId]).toEqual([true, false])
    expect(await provider.findByReference('former', began)).toEqual([])
    expect(await provider.profileState(later)).toBe('released')
  })
})
