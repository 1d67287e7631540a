// Three sizes stand side by side in the first view of long trips too, with plans among them, and the price of a plan is
// the same on every step.
import { expect, test } from '#tests/support/traveller.ts'
import { ARRIVAL, tripDay } from '#tests/support/trip-to-come.ts'

const GO = /^Start your journey and go to payment/
const tripTo = (country: string, days: number, step = 'results') =>
  `/bundleselector?to=${country}&from=${ARRIVAL}&to_date=${tripDay(days)}&step=${step}`

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(`sees three sizes for long trips without scrolling on ${width} × ${height}, above the bar`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const [country, days] of [
      ['TH', 21],
      ['ES', 60],
      ['ES', 100],
    ] as const) {
      await page.goto(tripTo(country, days))
      const sizes = page.getByRole('group', { name: 'How much data do you use?' })
      const buttons = sizes.getByRole('button', { name: /^Add to cart: / })
      await expect(buttons).toHaveCount(3)
      await expect(sizes.getByRole('radio')).toHaveCount(3)
      const bar = await page.locator('.action-bar').boundingBox()
      const box = await buttons.last().boundingBox()
      const end = width < 768 ? (bar?.y ?? 0) : height
      expect((box?.y ?? 0) + (box?.height ?? 0), `${country} ${days}`).toBeLessThanOrEqual(end)
    }
  })

test('chooses a plan that is much cheaper, and buys its first part for what the button says', async ({ page }) => {
  await page.goto(tripTo('TH', 21, 'dates'))
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Continue · 21 days · €14.94' }).click()
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(page.getByText(/€14\.94.*, €5\.38 now/)).toBeVisible()
  await page.getByRole('button', { name: GO }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByText(/about part 2/)).toBeVisible()
})

test('says the price of all travelers on every step, and why they get no plan', async ({ page }) => {
  await page.goto(`${tripTo('ES', 7, 'dates')}&travelers=4`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Continue · 7 days · €21.54' }).click()
  await expect(page.getByRole('button', { name: GO })).toHaveText(/€21\.54/)
  await page.goto(`${tripTo('TH', 21)}&travelers=4`)
  await expect(page.getByText(/this trip costs €14\.94 for one traveler/)).toBeVisible()
  await page.getByRole('button', { name: 'Show the plans for one traveler' }).click()
  await expect(page.getByText(/€14\.94.*, €5\.38 now/)).toBeVisible()
})

test('is told the limit and led to support where no three purchases reach the end', async ({ page }) => {
  await page.goto(tripTo('ES', 365))
  await expect(page.getByText('The longest bundle for this trip lasts 60 days')).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Ask us for a plan' })).toBeInViewport()
  await expect(page.getByText('Extra')).toHaveCount(0)
})

test('sees the lengths above the bar on a phone that opens a shared link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(tripTo('ES', 8, 'dates'))
  await page.waitForLoadState('networkidle')
  const bar = await page.locator('.action-bar').boundingBox()
  const chip = await page.getByRole('button', { name: "I don't know yet" }).boundingBox()
  expect((chip?.y ?? 0) + (chip?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})
