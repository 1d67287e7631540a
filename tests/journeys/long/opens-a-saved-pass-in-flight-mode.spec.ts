// What a traveler chose to save opens without a network; nothing else is saved.
import { measuresShifts, shiftsOf } from '#tests/support/layout-shifts.ts'
import { isReadableNow } from '#tests/support/readable.ts'
import type { Page } from '@playwright/test'
import { anAddress, expect, getsAFreeEsim, test as withCalmConsole } from '#tests/support/traveller.ts'

// Without a network, the browser reports every failed request; the page's own errors still count.
const test = withCalmConsole.extend({
  calmConsole: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      const isNoNetwork = /net::ERR_|Failed to fetch/.test(message.text())
      if (message.type() === 'error' && !isNoNetwork) complaints.push(message.text())
    })
    await use(undefined)
    expect(complaints, 'errors in the browser console').toEqual([])
  },
})
test.use({ serviceWorkers: 'allow' })

const BAR = 'You are offline. Saved passes still work.'

async function buysForNothing(page: Page) {
  await getsAFreeEsim(page, anAddress('flight'))
}

async function savesIt(page: Page) {
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await expect(page.getByRole('link', { name: 'Open saved passes' })).toBeVisible()
}

const savedCode = (page: Page) => page.getByRole('img', { name: /QR code for eSIM ending \d{4}/ })

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('opens a saved pass in flight mode', async ({ page, context }) => {
  await buysForNothing(page)
  await savesIt(page)
  const iccid = /\d{4} \d{4} \d{4} \d{4} \d{3,4}/.exec((await page.locator('#esim').textContent()) ?? '')?.[0] ?? '-'
  await context.setOffline(true)

  await page.goto('/offline')
  await expect(savedCode(page)).toBeVisible()

  await expect.poll(() => savedCode(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByText(iccid).first()).toBeVisible()
  await expect(page.getByText(/^LPA:1\$/).first()).toBeVisible()
  await expect(page.getByText(BAR)).toBeVisible()
  await page.getByText('Install manually').click()
  await expect(page.getByText('SM-DP+ address')).toBeVisible()
  await isReadableNow(page)
})

test('sees the offline page if a page needs the network, and the others', async ({ page, context }) => {
  await buysForNothing(page)
  await savesIt(page)
  await context.setOffline(true)

  await page.goto('/bundleselector?to=FR')
  await expect(page.getByText('That page needs a connection')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/bundleselector?to=FR')
  await expect(savedCode(page)).toBeVisible()

  await page.getByRole('link', { name: 'Installation guide and FAQ' }).click()
  await expect(page).toHaveURL(/\/faq$/)
  await expect(page.getByText(BAR)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partnership Packages' }).click()
  await expect(page).toHaveURL(/\/offline#from=%2Fbusiness$/)
  await expect(savedCode(page)).toBeVisible()

  // Nothing is kept in a language that nobody read here.
  await page.goto('/de/account')
  await expect(page).toHaveURL(/\/offline#from=%2Fde%2Faccount$/)
  await expect(savedCode(page)).toBeVisible()
})

test('finds the saved pass at the address of the order and of the account', async ({ page, context }) => {
  await buysForNothing(page)
  const order = page.url()
  await savesIt(page)
  await context.setOffline(true)

  await measuresShifts(page)
  for (const address of [order, '/account', '/esim-status', '/install?reference=x', '/checkout']) {
    await page.goto(address)
    await expect(page.getByText(BAR)).toBeVisible()
    expect(await shiftsOf(page), address).toBeLessThanOrEqual(0.02)
    const pass = await savedCode(page).boundingBox()
    const away = await page.getByText('That page needs a connection').boundingBox()
    expect(pass?.y, address).toBeLessThan(away?.y ?? 0)
    await expect(page.getByText('That page needs a connection')).toBeVisible()
    await expect(savedCode(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'When you land' })).toBeVisible()
    await expect(page.getByText('Data roaming on, for this line only')).toBeVisible()
  }
  await context.setOffline(false)
  await page.goto(order)
  await expect(page.getByText('Your order was successfully delivered!')).toBeVisible()
  expect((await keptAddresses(page)).filter((path) => /^\/(success|account|install|checkout)/.test(path))).toEqual([])
})

test('stores no personal data without being asked', async ({ page }) => {
  await buysForNothing(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/faq')
  await expect.poll(() => keptAddresses(page)).toContain('/offline')
  const kept = await keptAddresses(page)
  expect(kept.filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual(
    ['/accessibility', '/devices', '/faq', '/offline', '/privacy', '/terms'].toSorted(),
  )
  await page.goto('/offline')
  await expect(page.getByRole('heading', { name: 'No saved passes yet' })).toBeVisible()
})

test('keeps saved passes across an app update, and is asked before they become unavailable', async ({
  page,
  context,
}) => {
  await buysForNothing(page)
  await savesIt(page)
  await page.goto('/offline')
  await expect(savedCode(page)).toBeVisible()

  const updated = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update App' }).click()
  await expect(page.getByText('Refreshing application...')).toBeVisible()
  await expect(page.getByText('Clearing cache and reloading...')).toBeVisible()
  await updated
  await expect(savedCode(page)).toBeVisible()
  await expect.poll(() => keptAddresses(page)).toContain('/offline')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Update App' }).click()
  await expect(page.getByRole('heading', { name: 'Keep your saved passes handy?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep everything' }).click()
  await page.goto('/offline')
  await expect(savedCode(page)).toBeVisible()
})

test('removes a saved pass, and restores it', async ({ page }) => {
  await buysForNothing(page)
  await savesIt(page)
  await page.goto('/offline')
  await page.getByRole('button', { name: /Remove the saved pass/ }).click()
  await expect(page.getByRole('heading', { name: 'No saved passes yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(savedCode(page)).toBeVisible()
})
