// A zone with twenty thousand bundles: its page at the owner's desk shows some of them, and saves only those.
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundles } from '#db/schema.ts'
import { signedIn } from '#tests/support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'

const BUNDLES = 20_000
const ZONE = '/super-admin-dashboard/catalog/Europe'
const MOST_BYTES = 100_000

let shop: HttpShop
let owner: Browser
beforeAll(async () => {
  shop = await openHttpShop()
  owner = await signedIn(shop, 'owner@pages.example.com', 'super-admin')
  const rows = Array.from({ length: BUNDLES }, (_, at) => ({
    bundleId: `many_${String(at).padStart(5, '0')}`,
    zone: 'Europe',
    status: at % 2 === 0 ? ('Active' as const) : ('Inactive' as const),
    megabytes: 1024 * (1 + Math.floor(at / 400)),
    validityDays: 1 + (at % 400),
  }))
  for (let from = 0; from < BUNDLES; from += 5_000)
    await shop.database
      .db()
      .insert(bundles)
      .values(rows.slice(from, from + 5_000))
}, 120_000)
afterAll(() => shop.close())

const read = async (path: string) => (await owner.get(path)).text()
const shownOn = (html: string) => [...html.matchAll(/name="cost_([\w-]+)"/g)].map(([, id]) => id ?? '')

it('has pages that weigh no more than a page of a small zone, and that lead to each other', async () => {
  const first = await read(ZONE)
  expect(Buffer.byteLength(first)).toBeLessThan(MOST_BYTES)
  expect(first).toMatch(/href="[^"]*\?page=2#bundles"/)
  const second = await read(`${ZONE}?page=2`)
  expect(Buffer.byteLength(second)).toBeLessThan(MOST_BYTES)
  expect(shownOn(second)).toHaveLength(shownOn(first).length)
  expect(shownOn(second).filter((id) => shownOn(first).includes(id))).toEqual([])
})

it.each(['999999', '0', '1e3'])('answers page %s with one that it has', async (page) => {
  const html = await read(`${ZONE}?page=${page}`)
  expect(shownOn(html).length).toBeGreaterThan(0)
  expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES)
})

it('saves the bundles of the page that is shown, leaves the others as they are, and comes back to it', async () => {
  const path = `${ZONE}?page=7`
  const html = await read(path)
  const ids = shownOn(html)
  const version = /name="version" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const fields = Object.fromEntries(ids.map((id) => [`cost_${id}`, '1.25']))
  const answer = await owner.post(path, { intent: 'bundles', version, floor: '20', ...fields })
  expect(answer.headers.get('location')).toBe(path)
  const rows = await shop.database.db().select().from(bundles).where(eq(bundles.costCents, 125))
  expect(rows.map(({ bundleId }) => bundleId).toSorted()).toEqual(ids.toSorted())
  expect(rows.every(({ status }) => status === 'Inactive')).toBe(true)
  const active = await shop.database.db().select().from(bundles).where(like(bundles.bundleId, 'many_%'))
  expect(active.filter(({ status }) => status === 'Active').length).toBeGreaterThan(BUNDLES / 2 - ids.length)
})
