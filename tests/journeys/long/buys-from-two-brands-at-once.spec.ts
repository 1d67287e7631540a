import { anotherBrowser } from '#tests/support/another-browser.ts'
import { isReadableNow } from '#tests/support/readable.ts'
import type { Page } from '@playwright/test'
import {
  anAddress,
  comesWithATrip,
  expect,
  fillsTheCheckout,
  GOOD_CARD,
  holdsTheEsim,
  mailsTo,
  orders,
  paysWith,
  test,
  textOf,
} from '#tests/support/traveller.ts'

const PORT = Number(process.env['TEST_PORT'])
const ALPHA = {
  name: 'Alpha Roam',
  other: 'Night Signal',
  prefix: 'alpharoam',
  origin: `http://alpha.localhost:${PORT}`,
}
const BETA = {
  name: 'Night Signal',
  other: 'Alpha Roam',
  prefix: 'nightsignal',
  origin: `http://beta.localhost:${PORT}`,
}
type Shown = typeof ALPHA

test('buys from two brands at once, each with its own pages and emails', async ({ browser }) => {
  test.setTimeout(120_000)
  const open = async ({ origin }: Shown) => (await anotherBrowser(browser, { baseURL: origin })).newPage()
  const [one, other] = await Promise.all([open(ALPHA), open(BETA)])

  const [alphaMail, betaMail] = await Promise.all([buys(one, ALPHA), buys(other, BETA)])
  expect(alphaMail).toContain(`${ALPHA.origin}/success?reference=alpharoam_order_`)
  expect(betaMail).toContain(`${BETA.origin}/success?reference=nightsignal_order_`)

  // One brand doesn't know what the other has sold, whichever way one asks.
  const { pathname, search } = new URL(one.url())
  const answer = await other.goto(pathname + search)
  expect(answer?.status()).toBe(404)
})

async function buys(page: Page, { name, other, prefix }: Shown): Promise<string> {
  const email = anAddress(prefix)
  await page.goto('/')
  await expect(page).toHaveTitle(new RegExp(name))
  await expect(page.getByRole('link', { name: `${name}, home` }).first()).toBeVisible()
  await isReadableNow(page)
  await comesWithATrip(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('brand-storage'))).toContain(name)
  await fillsTheCheckout(page, { email })
  await orders(page)
  await expect(page.getByRole('heading', { name: `Pay ${name}` })).toBeVisible()
  await paysWith(page, GOOD_CARD)
  await holdsTheEsim(page)
  await expect(page).toHaveURL(new RegExp(`reference=${prefix}_order_`))
  for (const words of [await page.content(), await page.title()]) {
    expect(words).not.toContain(other)
    expect(words).not.toContain('Wander Pass')
  }

  await expect.poll(() => mailsTo(email), { timeout: 30_000 }).toHaveLength(1)
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe(`eSIM Details from ${name}`)
  return textOf(mail?.id)
}
