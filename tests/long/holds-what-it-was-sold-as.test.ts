// Right after delivery, each bundle of the demo holds what it was sold as, on every page that says how much is left. The
// sandbox knows nothing here but what the shop told it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tellSandbox } from '#server/process/tell-sandbox.ts'
import type { Bundle } from '#shop/catalogue/bundle/bundle.ts'
import { signedIn } from '#tests/support/http-accounts.ts'
import { delivered } from '#tests/support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'

/** One of each size, none of them in Europe. */
const SOME = ['10032_6', '05032_4', '06032_3', '08032_2', '13032_1']

let shop: HttpShop
let sold: Bundle[]
beforeAll(async () => {
  shop = await openHttpShop()
  await tellSandbox(shop.sandbox.url, { url: shop.url, shop: shop.shop, watchReading: () => () => {} })
  const { bundles } = await shop.shop.catalogue.viewCatalogue(shop.at)
  sold = bundles.filter(({ status }) => status === 'Active')
}, 120_000)
afterAll(() => shop.close())

async function buys({ bundleId, zone }: Bundle, email: string) {
  const { zones } = await shop.shop.catalogue.viewCatalogue(shop.at)
  const destinations = zones.find(({ name }) => name === zone)?.countries.slice(0, 1) ?? []
  const { orderId } = await shop.buy({ email, line: { bundleId, destinations, arrival: null, departure: null } })
  const { iccid } = await delivered(shop, orderId)
  return { orderId, iccid: iccid ?? '' }
}

const wordsOf = (html: string): string =>
  html
    .replaceAll(/<script\b.*?<\/script>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
const sees = async (browser: Browser, path: string) => wordsOf(await (await browser.get(path)).text())

it('on the status page, for each bundle on sale, and nothing of it is used', async () => {
  expect(sold.length).toBeGreaterThan(70)
  const wrong: string[] = []
  for (const bundle of sold) {
    const { iccid } = await buys(bundle, 'guest@holds.example.com')
    const answer = await shop.browser().post('/esim-status', { intent: 'check', email: '', iccid })
    const words = wordsOf(await answer.text())
    const isRight =
      words.includes(`${bundle.megabytes} MB out of ${bundle.megabytes} MB`) &&
      words.includes('Starts when first used') &&
      !/left of|% used|Plenty left/.test(words)
    if (!isRight) wrong.push(`${bundle.bundleId}: ${words.slice(0, 3_000)}`)
  }
  expect(wrong.slice(0, 2)).toEqual([])
}, 300_000)

it('in the account, on the dashboard, and on the page that sells more', async () => {
  const chosen = sold.filter(({ bundleId }) => SOME.includes(bundleId))
  expect(chosen.map(({ megabytes }) => megabytes / 1024).toSorted((one, other) => one - other)).toEqual([
    1, 3, 5, 10, 20,
  ])
  for (const bundle of chosen) {
    const email = `${bundle.bundleId}@holds.example.com`
    const { orderId } = await buys(bundle, email)
    const owner = await signedIn(shop, email)
    const gigabytes = `${bundle.megabytes / 1024} GB`
    const figures = `${bundle.megabytes} MB out of ${bundle.megabytes} MB`
    for (const [path, said] of [
      ['/account', `${gigabytes} for ${bundle.validityDays} days`],
      ['/account?figures=now', figures],
      ['/user-dashboard', `${gigabytes} for ${bundle.validityDays} days`],
      ['/user-dashboard?figures=now', figures],
      [`/top-up?esim=${shop.shop.topUps.sealTopUp(orderId, 1)}`, `Current balance ${gigabytes} left`],
    ] as const) {
      const words = await sees(owner, path)
      expect([path, words.includes(said) ? said : words.slice(-3_000)]).toEqual([path, said])
    }
  }
}, 300_000)
