import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { productList, productShelf } from './products.ts'

const CATALOGUE = new URL('../../db/seed/bundles.json', import.meta.url)

it('sells each bundle of the first catalogue with its own size and days', () => {
  const bundles = productList.parse(JSON.parse(readFileSync(CATALOGUE, 'utf8')))
  const shelf = productShelf(bundles)
  expect(bundles.length).toBeGreaterThan(70)
  for (const bundle of bundles) expect(shelf.find(bundle.bundleId)).toEqual(bundle)
})
