// What a bundle says of itself is what its network said when it was approved, and where the network only describes it,
// what it says now.
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bundles } from '#db/schema.ts'
import { factsOf, HOME_FACTS } from '#shop/catalogue/bundle/bundle-facts.ts'
import { viewOperators } from '#shop/catalogue/bundle/view-operators.ts'
import { owningPackages } from './support/owning-packages.ts'

const { needs, db, sell, readNow, change, packageOf, bundlesOf } = owningPackages()

it('a bundle of the specified network has its rules', async () => {
  const catalogue = await needs().catalogue.read()
  expect(factsOf(catalogue, '01032_3')).toEqual(HOME_FACTS)
  expect(factsOf(catalogue, 'unknown')).toEqual(HOME_FACTS)
  expect(await viewOperators(needs(), { catalogue, bundleIds: ['01032_3'] })).toEqual({ '01032_3': null })
})

it('an approved package brings its rules, its operators, and how its network takes it back', async () => {
  await sell('IT_3_15')
  const { offered, bundleId } = await packageOf('IT_3_15')
  const { startsAt, installWithinDays, allowsHotspot, slowSpeedKbps, exitCountry, canTopUp, operators } = offered
  expect([startsAt, installWithinDays]).toEqual(['first use', 180])
  const catalogue = await needs().catalogue.read()
  expect(factsOf(catalogue, bundleId ?? '')).toEqual({
    startsAt,
    installWithinDays,
    allowsHotspot,
    slowSpeedKbps,
    exitCountry,
    canTopUp,
    takesBack: 'at once',
  })
  expect(operators).not.toBeNull()
  const asked = { catalogue, bundleIds: [bundleId ?? ''] }
  expect(await viewOperators(needs(), asked)).toEqual({ [bundleId ?? '']: operators })
  // Asked again, they are known.
  needs().catalogue.findOperators = () => expect.unreachable('They are read twice.')
  expect(await viewOperators(needs(), asked)).toEqual({ [bundleId ?? '']: operators })
})

it('equal facts are one object, however many bundles have them', async () => {
  await sell('IT_3_15', 'IT_5_30')
  const { bundles: read } = await needs().catalogue.read()
  expect(new Set(read.map(({ facts }) => facts)).size).toBe(2)
})

it('a reading brings facts up to date, and writes nothing where they are the same', async () => {
  await sell('FR_3_15')
  const { offered, bundleId } = await packageOf('FR_3_15')
  const id = bundleId ?? ''
  const print = await needs().catalogue.findPrint()
  await readNow()
  expect(await needs().catalogue.findPrint()).toBe(print)
  await db().update(bundles).set({ exitCountry: 'XX', operators: {}, startsAt: null }).where(eq(bundles.bundleId, id))
  await readNow()
  expect(await bundlesOf('FR_3_15')).toMatchObject([
    { exitCountry: offered.exitCountry, operators: offered.operators, startsAt: 'first use' },
  ])
})

it('what was taken off sale for giving less says what its buyers were told', async () => {
  await sell('ES_3_15')
  const [before] = await bundlesOf('ES_3_15')
  change({ code: 'ES_3_15', gigabytes: 1 })
  await readNow()
  expect(await bundlesOf('ES_3_15')).toEqual([{ ...before, status: 'Inactive' }])
})
