// On each network that an owner can connect: somebody buys, uses most of the data, adds more where the page says so, uses
// it up, buys another eSIM for the same trip, and gets its money back. Their page, the desk, and the books agree. A run takes
// the specified network and the one that tells most; NETWORKS=all takes all, each of which the contract suite tries.
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { opensTheDesk } from '#tests/support/at-the-desk.ts'
import { startOnAClock } from '#tests/support/on-a-clock.ts'
import { CHIEF } from '#tests/support/staff.ts'
import { anAddress, expect, fillsTheCheckout, GOOD_CARD, orders, paysWith, test } from '#tests/support/traveller.ts'
import { NETWORK_KINDS } from '#server/network-kinds.ts'
import { HOME_NETWORK } from '#values/network-id.ts'

const SCREEN = { width: 390, height: 844 }
const HOME = { bundleId: '01032_3', country: 'FR' }
const TRIP_DAYS = 4
/** Of those that tell a phone's state, it sends a message at each step. */
const TELLS_OF_PHONES = 'esim-access'
const MINUTE_DAYS = 1.1 / 1440
/** By then, each network tells the usage of before. */
const TOLD_AFTER_DAYS = 3.1 / 24

test.use({ viewport: SCREEN })
test.describe.configure({ mode: 'serial' })

let clocked: Awaited<ReturnType<typeof startOnAClock>>
test.beforeAll(async () => {
  clocked = await startOnAClock()
})
test.afterAll(async () => {
  // The audit after the journeys doesn't see this shop.
  await expect.poll(clocked.audit).toMatch(/Everything agrees\.$/)
  await clocked.close()
})

/** The second where the data was added before the page opened. */
const ADDED = /^(Balance updated|Your order was successfully delivered!)$/

type Sold = typeof HOME & { kind: string }

/** How far the clock of this shop is ahead, in days. */
let ahead = 0
const dayFromNow = (days: number) => new Date(Date.now() + (ahead + days) * 86_400_000).toISOString().slice(0, 10)

async function waits() {
  ahead += TOLD_AFTER_DAYS
  await clocked.letDaysPass(TOLD_AFTER_DAYS)
}

function resultsFor({ bundleId, country }: Sold): string {
  const days = `from=${dayFromNow(0)}&to_date=${dayFromNow(TRIP_DAYS - 1)}`
  return `${clocked.url}/bundleselector?to=${country}&${days}&step=results&bundle=${bundleId}`
}

async function buys(page: Page, sold: Sold, email: string) {
  await page.goto(resultsFor(sold))
  await page.getByRole('button', { name: 'Start your journey and go to payment' }).click()
  await pays(page, email)
  await expect(page.getByRole('heading', { name: 'Your eSIM is ready' })).toBeVisible()
  const iccid = /\d{4} \d{4} \d{4} \d{4}( \d{1,4})?/.exec((await page.locator('#esim').textContent()) ?? '')?.[0] ?? ''
  return { order: page.url(), iccid: iccid.replaceAll(' ', '') }
}

async function pays(page: Page, email: string) {
  await expect(page).toHaveURL(/\/checkout$/)
  await fillsTheCheckout(page, { email })
  await orders(page)
  await paysWith(page, GOOD_CARD)
  await expect(page).toHaveURL(/\/success\?reference=/)
}

const toldBooks = z.object({
  esims: z.array(z.object({ number: z.string(), iccid: z.string() })),
})
const booksOf = async (kind: string) =>
  toldBooks.parse(await (await fetch(`${clocked.sandbox}/control/wholesale/${kind}`)).json()).esims

async function tell(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const options = { method: 'POST', headers, body: JSON.stringify(body) }
  const { ok } = await fetch(`${clocked.sandbox}/control/${path}`, options)
  if (!ok) throw new Error(`The sandbox refused ${path}.`)
}

const numberOf = async ({ kind }: Sold, iccid: string) =>
  (await booksOf(kind)).findLast((esim) => esim.iccid === iccid)?.number

/** What the network tells of the phone stands on the open page at once, and on none of a network that tells nothing. */
async function tellsThePhone(page: Page, sold: Sold, iccid: string) {
  if (sold.kind !== TELLS_OF_PHONES)
    return expect(page.getByText(/(Downloaded to|Installed on) a phone/)).toHaveCount(0)
  const path = `wholesale/${sold.kind}/esims/${await numberOf(sold, iccid)}/phone`
  await tell(path, { state: 'downloaded' })
  await soonSays(page, 'Downloaded to a phone.')
  await tell(path, { state: 'enabled' })
  return soonSays(page, 'Installed on a phone and turned on.')
}

/** The open page says so within minutes: its network is asked once a minute at most, and may just have been. */
async function soonSays(page: Page, words: string) {
  await expect(async () => {
    ahead += MINUTE_DAYS
    await clocked.letDaysPass(MINUTE_DAYS)
    await expect(page.getByText(words)).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
}

/** The phone is online, and soon has no more than this left. */
async function leaves({ kind }: Sold, iccid: string, leaveMegabytes: number) {
  if (kind === HOME_NETWORK) return tell(`esims/${iccid}/use`, { leaveMegabytes })
  const number = await numberOf({ ...HOME, kind }, iccid)
  await tell(`wholesale/${kind}/esims/${number}/phone`, { state: 'connected' })
  await tell(`wholesale/${kind}/esims/${number}/use`, { leaveMegabytes })
  await waits()
}

const isWanted = ({ kind }: { kind: string }) => process.env['NETWORKS'] === 'all' || kind === TELLS_OF_PHONES

for (const { kind, name } of [
  { kind: HOME_NETWORK, name: 'the specified network' },
  ...NETWORK_KINDS.filter(isWanted),
]) {
  test(`buys, runs low, tops up, runs out, and gives back on ${name}`, async ({ page, browser }) => {
    const sold: Sold = { kind, ...(kind === HOME_NETWORK ? HOME : await clocked.sellsFrom(kind)) }
    const email = anAddress(kind)
    const { order, iccid } = await buys(page, sold, email)
    await tellsThePhone(page, sold, iccid)

    await leaves(sold, iccid, 900)
    await page.goto(order)
    await expect(page.getByRole('heading', { name: 'Your eSIM is working' })).toBeVisible()
    await leaves(sold, iccid, 150)
    await page.goto('about:blank')
    await page.goto(order)
    await expect(page.getByRole('heading', { name: 'Your data is running low' })).toBeVisible()
    await page.getByRole('link', { name: /^Add \d.* for €/ }).click()
    await page.getByRole('button', { name: 'Continue to checkout' }).click()
    await pays(page, email)
    await expect(page.getByRole('heading', { name: ADDED })).toBeVisible()
    await waits()
    await page.goto(order)
    await expect(page.getByRole('heading', { name: 'Your eSIM is working' })).toBeVisible()
    await expect(page.getByText('Plenty left')).toBeVisible()

    await leaves(sold, iccid, 0)
    await page.goto('about:blank')
    await page.goto(order)
    await expect(page.getByRole('heading', { name: 'Your data is used up' })).toBeVisible()

    await page.goto(resultsFor(sold))
    await expect(page.getByText('You already have an eSIM for this trip')).toBeVisible()
    await page.getByRole('button', { name: 'Start your journey and go to payment' }).click()
    await expect(page).toHaveURL(/\/checkout$/)
    await page.getByRole('button', { name: 'Cart, 1 item' }).first().click()
    const panel = page.getByRole('dialog', { name: 'Your Cart' })
    await expect(panel.getByText('You already have an eSIM for this trip')).toBeVisible()
    const other = await buys(page, sold, email)
    expect(other.iccid).not.toBe(iccid)
    const wide = { width: 1280, height: 900 }
    const list = { baseURL: clocked.url, path: '/admin-dashboard?tab=orders', viewport: wide }
    const desk = await opensTheDesk(browser, CHIEF, list)
    const search = desk.getByRole('search')
    const reference = new URL(other.order).searchParams.get('reference') ?? ''
    await search.getByRole('textbox').fill(reference)
    await search.getByRole('button', { name: 'Search' }).click()
    await expect(desk.getByText(`Results for “${reference}”`)).toBeVisible()
    await desk.getByRole('rowheader').getByRole('link').click()
    await desk.getByRole('link', { name: 'Refund', exact: true }).click()
    await desk.getByRole('button', { name: /^Refund €/ }).click()
    await expect(desk.getByText('Payment refunded').first()).toBeVisible()
    await page.goto(other.order)
    await expect(page.getByRole('heading', { name: 'This order was refunded' })).toBeVisible()
    await expect(page.getByText('LPA:1$')).toHaveCount(0)
  })
}
