// What the network sells by bundle ID: megabytes and days, no prices.
import { z } from 'zod'

export type Product = { bundleId: string; megabytes: number; validityDays: number }

export const productList = z.array(
  z.object({
    bundleId: z.string().min(1).max(60),
    megabytes: z.number().positive(),
    validityDays: z.number().positive(),
  }),
)

const EUROPE: readonly Product[] = [
  { bundleId: '01125_1', megabytes: 51_200, validityDays: 60 },
  { bundleId: '01032_1', megabytes: 20_480, validityDays: 30 },
  { bundleId: '01032_2', megabytes: 10_240, validityDays: 15 },
  { bundleId: '01032_3', megabytes: 5_120, validityDays: 10 },
  { bundleId: '01032_5', megabytes: 1_024, validityDays: 7 },
  { bundleId: '01032_6', megabytes: 512, validityDays: 2 },
]

const WELL_FORMED = /^\d{3,8}_\d{1,4}$/

export function productShelf(further: readonly Product[] = []) {
  const known = new Map([...EUROPE, ...further].map((product) => [product.bundleId, product]))
  return {
    /** What its customer resells from now on, besides what it knew. */
    sell(products: readonly Product[]): void {
      for (const product of products) known.set(product.bundleId, product)
    },
    all: (): Product[] => [...known.values()],
    /**
     * The product with this ID; an unknown but well-formed ID counts as the smallest week, anything else doesn't exist.
     */
    find(bundleId: string): Product | null {
      const product = known.get(bundleId)
      if (product) return product
      return WELL_FORMED.test(bundleId) ? { bundleId, megabytes: 1_024, validityDays: 7 } : null
    },
  }
}

export type ProductShelf = ReturnType<typeof productShelf>
