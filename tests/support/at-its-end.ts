// What is valid for a time, seen in its last millisecond and in the next.
import type { TestShop } from './open-test-shop.ts'

/** Makes one, and returns whether it still works. */
export type Making = () => Promise<() => Promise<boolean>>

/** Makes two at the same moment. The end comes first, since some of them can be used once by anybody. */
export async function askAtItsEnd(shop: TestShop, livesMs: number, make: Making) {
  const start = shop.clock.now()
  const standAfter = (ms: number) => shop.standAt(new Date(start.getTime() + ms))
  try {
    standAfter(0)
    const [one, other] = [await make(), await make()]
    standAfter(livesMs)
    const isThere = await one()
    standAfter(livesMs - 1)
    return { until: await other(), after: isThere }
  } finally {
    shop.standAt(null)
  }
}
