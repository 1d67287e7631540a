// A rule of an owner goes no further than it says, and never against what somebody decided. What is off sale is shown.
import { beforeEach, describe, expect, it } from 'vitest'
import { changeCatalogue } from '#shop/catalogue/bundle/change-catalogue.ts'
import { decidePackages } from '#shop/catalogue/network/decide-packages.ts'
import { PACKAGE_CHANGES } from '#shop/catalogue/network/package-change.ts'
import { setCurrencyRate } from '#shop/catalogue/network/set-currency-rate.ts'
import { viewNetworkPackages } from '#shop/catalogue/network/view-network-packages.ts'
import { NETWORK, owningPackages, USD } from './support/owning-packages.ts'

const owning = owningPackages()
const { sell, decline, change, readNow, setRules, packageOf, bundlesOf } = owning

const ALL = { approvesNew: true, approvesCheaper: true, dearerUpToBasisPoints: 10_000 }
const centsOf = async (packageId: string) => Math.floor((await packageOf(packageId)).offered.cost.units / 100)
const isOnSale = async (packageId: string) => (await bundlesOf(packageId)).some(({ status }) => status === 'Active')
const shown = async (filter: 'sold' | 'off_sale' | null) => {
  const { network } = await viewNetworkPackages(owning.needs(), { networkId: NETWORK, filter, after: '' })
  return network ?? expect.unreachable()
}
const namesOf = ({ packages }: Awaited<ReturnType<typeof shown>>) => packages.map(({ packageId }) => packageId)

/** Makes a package of which its owner has approved everything so far something that has to be approved. */
const BECOMES: Record<'new' | 'cheaper' | 'better' | 'dearer', (code: string) => Promise<void>> = {
  async new(code) {
    change({ code, gone: true })
    await readNow()
    change({ code, gone: false })
  },
  async cheaper(code) {
    change({ code, cents: (await centsOf(code)) - 10 })
  },
  better: (code) => Promise.resolve(change({ code, gigabytes: 4 })),
  async dearer(code) {
    change({ code, cents: (await centsOf(code)) + 10 })
  },
}

describe.each([
  ['only new ones', { approvesNew: true }, 'IT', ['new']],
  ['only lower costs and more data', { approvesCheaper: true }, 'FR', ['cheaper', 'better']],
  ['only higher costs', { dearerUpToBasisPoints: 10_000 }, 'ES', ['dearer']],
  ['nothing', {}, 'DE', []],
] as const)('an owner whose rules approve %s', (_name, rules, country, approved) => {
  it.each(['new', 'cheaper', 'better', 'dearer'] as const)('is asked about anything else: %s', async (becomes) => {
    const code = `${country}_3_15`
    change({ code })
    await readNow()
    await sell(code)
    await setRules(rules)
    await BECOMES[becomes](code)
    await readNow()
    const isApproved = approved.some((each) => each === becomes)
    expect(await packageOf(code)).toMatchObject({ decision: 'sold', change: isApproved ? null : becomes })
  })

  it('is asked about a package that nobody decided about, unless it is new ones', async () => {
    const code = `${country}_1_7`
    change({ code, gone: true })
    await readNow()
    await setRules(rules)
    change({ code, gone: false })
    await readNow()
    expect(await isOnSale(code)).toBe(approved.some((each) => each === 'new'))
  })
})

describe('the owner’s no', () => {
  it.each([
    ['cheaper', BECOMES.cheaper],
    ['better', BECOMES.better],
    ['dearer', BECOMES.dearer],
    ['gone and back', BECOMES.new],
  ] as const)('stands against every rule when the package becomes %s', async (_name, become) => {
    change({ code: 'PT_3_15' })
    await readNow()
    await sell('PT_3_15')
    await decline('PT_3_15')
    await setRules(ALL)
    await become('PT_3_15')
    await readNow()
    expect(await packageOf('PT_3_15')).toMatchObject({ decision: 'declined' })
    expect(await isOnSale('PT_3_15')).toBe(false)
  })

  it('about the bundle itself stands as well', async () => {
    await sell('NL_3_15')
    const [bundle] = await bundlesOf('NL_3_15')
    const { catalogue } = owning.needs()
    const seen = { zone: null, version: await catalogue.findVersion(null) }
    const edits = [{ kind: 'status' as const, bundleId: bundle?.bundleId ?? '', status: 'Inactive' as const }]
    expect(await changeCatalogue(owning.needs(), { edits, seen }, owning.by())).toMatchObject({ ok: true })
    await setRules(ALL)
    await BECOMES.cheaper('NL_3_15')
    await readNow()
    expect(await packageOf('NL_3_15')).toMatchObject({ decision: 'sold', change: 'cheaper' })
    expect(await isOnSale('NL_3_15')).toBe(false)
  })

  it('is not what acknowledges that a package is gone: it is listed again when it comes back', async () => {
    await sell('GR_3_15')
    change({ code: 'GR_3_15', gone: true })
    await readNow()
    await decline('GR_3_15')
    change({ code: 'GR_3_15', gone: false })
    await readNow()
    expect(await packageOf('GR_3_15')).toMatchObject({ change: 'new' })
    expect(await isOnSale('GR_3_15')).toBe(false)
  })
})

it('a package that comes back is judged by what its owner approved: a smaller one waits, whatever is new', async () => {
  await sell('AT_3_15')
  change({ code: 'AT_3_15', gone: true })
  await readNow()
  await setRules(ALL)
  change({ code: 'AT_3_15', gone: false, gigabytes: 2 })
  await readNow()
  expect(await packageOf('AT_3_15')).toMatchObject({ decision: 'sold', change: 'worse' })
  expect(await isOnSale('AT_3_15')).toBe(false)
})

describe('what was approved and is off sale', () => {
  beforeEach(async () => {
    for (const packages of [...PACKAGE_CHANGES, 'off_sale', 'sold'] as const)
      await decidePackages(owning.needs(), { networkId: NETWORK, decision: 'declined', packages }, owning.by())
    await sell('CH_3_15', 'CH_5_30')
  })

  it('waits for its owner once a mistyped rate is corrected', async () => {
    expect((await shown('sold')).counts).toMatchObject({ sold: 2, off_sale: 0 })
    await setCurrencyRate(owning.needs(), { ...USD, millionths: 9_000_000 }, owning.by())
    await setCurrencyRate(owning.needs(), USD, owning.by())
    await readNow()
    const off = await shown('off_sale')
    expect(namesOf(off)).toEqual(['CH_3_15', 'CH_5_30'])
    expect(off.counts).toMatchObject({ sold: 0, off_sale: 2 })
    const all = { networkId: NETWORK, decision: 'sold' as const, packages: 'off_sale' as const }
    expect(await decidePackages(owning.needs(), all, owning.by())).toEqual({ ok: true, sold: 2, without: 0 })
    expect((await shown('sold')).counts).toMatchObject({ sold: 2, off_sale: 0 })
  })

  it('waits for its owner once it gives again what its bundle promises', async () => {
    change({ code: 'CH_3_15', gigabytes: 2 })
    await readNow()
    change({ code: 'CH_3_15', gigabytes: 3 })
    await readNow()
    expect(await packageOf('CH_3_15')).toMatchObject({ decision: 'sold', change: null })
    expect(namesOf(await shown('off_sale'))).toEqual(['CH_3_15'])
    expect(namesOf(await shown('sold'))).toEqual(['CH_5_30'])
  })

  it('is what the page opens with if there is nothing else to decide', async () => {
    change({ code: 'CH_5_30', gigabytes: 4 })
    await readNow()
    change({ code: 'CH_5_30', gigabytes: 5 })
    await readNow()
    expect(await shown(null)).toMatchObject({ filter: 'off_sale', counts: { off_sale: 1 } })
  })
})

it('what its owner decides while the catalog is read stays decided', async () => {
  const { needs } = owning
  const { networkPackages, catalogue, transaction } = needs()
  const [held, reached, decided] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<unknown>(),
  ]
  // The owner decides at the worst moment: after the reading has seen the package, if nothing prevents that.
  const reading = {
    ...needs(),
    networkPackages: {
      ...networkPackages,
      find: async (...asked: Parameters<typeof networkPackages.find>) => {
        const rows = await networkPackages.find(...asked)
        reached.resolve()
        await decided.promise
        return rows
      },
    },
    transaction: <Result>(work: () => Promise<Result>) => {
      reached.resolve()
      return transaction(work)
    },
  }
  const network = needs().networks.of(NETWORK)
  const { listCatalogue } = network
  let isFirst = true
  network.listCatalogue = (take) =>
    listCatalogue(async (page) => {
      if (isFirst) {
        isFirst = false
        const deciding = transaction(async () => {
          await catalogue.lock()
          held.resolve()
          await reached.promise
          return sell('IT_10_30')
        })
        deciding.then(decided.resolve, decided.reject)
        await held.promise
      }
      await take(page)
    })
  change({ code: 'IT_10_30', cents: (await centsOf('IT_10_30')) + 10 })
  await readNow(reading)
  expect(await decided.promise).toMatchObject({ ok: true, sold: 1 })
  const [bundle] = await bundlesOf('IT_10_30')
  expect(await packageOf('IT_10_30')).toMatchObject({ decision: 'sold', bundleId: bundle?.bundleId })
})
