// What a phone shows before anybody scrolls, how the search responds there, and how a second bundle changes the cart.
import type { Locator } from '@playwright/test'
import { anAddress, comesWithATrip, expect, GOOD_CARD, test } from '#tests/support/traveller.ts'
import { TRIP_DAYS } from '#tests/support/trip-to-come.ts'

const TRIP = `to=FR,IT&${TRIP_DAYS}`
const GO = 'Start your journey and go to payment'

test.use({ viewport: { width: 390, height: 844 } })

test('sees the search, popular countries, and a button on the home page without scrolling', async ({ page }) => {
  await page.goto('/')
  const popular = page.getByRole('list', { name: 'Popular destinations' })
  await expect(page.getByRole('link', { name: 'Find your bundle' }).first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: /Search and select destinations/ })).toBeInViewport({ ratio: 1 })
  await expect(popular).toBeInViewport({ ratio: 1 })
  await expect(popular.getByRole('button').first()).toContainText('1 GB · €5.38')
  await popular.getByRole('button', { name: 'Spain' }).click()
  await expect(page.getByRole('heading', { name: 'When are you traveling' })).toBeInViewport()
  await page.getByRole('button', { name: 'Destinations' }).click()
  await expect(page.getByRole('button', { name: 'Remove Spain' })).toBeVisible()
  await popular.getByRole('button', { name: 'France' }).click()
  await expect(page.getByRole('button', { name: 'Remove France' })).toBeVisible()
})

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test(`reads no heading of the home page twice on ${width} × ${height}, folded or not`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const headings = await page.getByRole('heading').allInnerTexts()
    expect(headings.length).toBeGreaterThan(10)
    expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([])
  })
}

test('pays after eight taps and five fields', async ({ page }) => {
  const tapped: string[] = []
  const filled: string[] = []
  const tap = async (what: Locator) => {
    await what.click()
    tapped.push(String(what))
  }
  const type = async (label: string, text: string) => {
    await page.getByLabel(label).first().fill(text)
    filled.push(label)
  }
  await page.goto('/')
  await tap(page.getByRole('list', { name: 'Popular destinations' }).getByRole('button', { name: 'Spain' }))
  const days = page.getByRole('gridcell').getByRole('button', { disabled: false })
  await tap(days.first())
  await tap(days.last())
  await tap(page.getByRole('button', { name: 'Continue' }))
  await tap(page.getByRole('button', { name: GO }))
  await expect(page).toHaveURL(/\/checkout$/)
  await type('Full name', 'Robin Reisende')
  await type('Email', anAddress('eight-taps'))
  await tap(page.getByRole('checkbox', { name: /terms/i }))
  await tap(page.getByRole('button', { name: /Order with obligation to pay/ }))
  await type('Card number', GOOD_CARD)
  await type('Expiry', '12/34')
  await type('CVC', '123')
  await tap(page.getByRole('button', { name: /^Pay €/ }))
  await expect(page.getByRole('heading', { name: 'Thank You for Your Purchase!' })).toBeVisible()
  expect([tapped.length, filled.length]).toEqual([8, 5])
})

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(`sees three sizes with price and button without scrolling on ${width} × ${height}, above the bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/bundleselector']) {
      await page.goto(`${path}?${TRIP}&step=dates`)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: 'Recommended Bundles' })).toBeInViewport()
      const buttons = page.getByRole('button', { name: /^Add to cart: / })
      await expect(buttons).toHaveCount(3)
      for (const part of [page.getByRole('radio'), buttons])
        for (const each of await part.all()) await expect(each).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: GO })).toBeInViewport({ ratio: 1 })
      const bar = await page.getByRole('button', { name: GO }).boundingBox()
      const box = await buttons.last().boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
    }
  })

test('has the whole checkout on one screen, and is led to what an order still lacks', async ({ page }) => {
  await comesWithATrip(page)
  const order = page.getByRole('button', { name: /Order with obligation to pay/ })
  const email = page.getByLabel('Email').first()
  const terms = page.getByRole('checkbox', { name: /terms/i })
  const name = page.getByLabel('Full name')
  const summary = page.getByRole('link', { name: /^Contract summary/ })
  for (const part of [email, name, page.getByText('Total incl. VAT').first(), terms, summary, order])
    await expect(part).toBeInViewport({ ratio: 1 })
  const bar = await page.locator('#order-reason').boundingBox()
  const last = await summary.boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)

  const reason = page.locator('#order-reason')
  await expect(reason).toHaveText('Please provide your email address and 2 more')
  await reason.getByRole('link').click()
  await expect(email).toBeFocused()
  await email.fill(anAddress('led'))
  await expect(reason).toHaveText('Please provide your name and 1 more')
  await order.click()
  await expect(page.getByText('Error: Please accept the terms and conditions to proceed')).toBeVisible()
  await name.fill('Robin Reisende')
  await order.click()
  await expect(terms).toBeFocused()
  await terms.check()
  await expect(reason).toHaveText('You pay on our payment provider’s page.')
  await order.click()
  await expect(page).toHaveURL(/\/pay\//)
})

test('chooses the best match with Enter, and continues with Enter on an empty search', async ({ page }) => {
  await page.goto('/bundleselector')
  await page.getByRole('button', { name: /Search and select destinations/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose destinations' })
  const box = dialog.getByRole('textbox')
  await box.fill('holl')
  await expect(dialog.getByRole('checkbox', { name: /The Netherlands/ })).toBeVisible()
  await box.press('Enter')
  await expect(box).toHaveValue('')
  await expect(dialog.getByRole('button', { name: 'Done, 1 selected' })).toBeVisible()
  await box.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove The Netherlands' })).toBeVisible()
})

test('opens the search at once, even before its code has loaded', async ({ page }) => {
  const line = Promise.withResolvers<void>()
  await page.route(/destination-dialog/, async (route) => {
    await line.promise
    await route.continue()
  })
  await page.goto('/bundleselector')
  const search = page.locator('#search-open')
  await expect(async () => {
    await search.click()
    await expect(search).toHaveAttribute('aria-busy', 'true', { timeout: 500 })
  }).toPass()
  await expect(search).toContainText('Opening the search')
  line.resolve()
  await expect(page.getByRole('dialog', { name: 'Choose destinations' })).toBeVisible()
})

test('sees which bundle was replaced in the cart, and can restore it', async ({ page }) => {
  await page.goto(`/bundleselector?${TRIP}&step=results`)
  await page.getByRole('button', { name: GO }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await page.goto(`/bundleselector?${TRIP}&step=results&bundle=01032_2`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: GO }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByText('Replaced in your cart: France and Italy · 1 GB')).toBeVisible()
  await expect(page.getByRole('button', { name: /Order with obligation to pay · €30\.19/ })).toBeAttached()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Back in your cart: France and Italy · 1 GB')).toBeVisible()
  await expect(page.getByRole('button', { name: /Order with obligation to pay · €5\.38/ })).toBeAttached()
})
