// What was chosen is what is sent, however quickly the button follows: the address may update late, the choice doesn't.
import type { Page } from '@playwright/test'
import { expect, isAwake, test } from '#tests/support/traveller.ts'
import { ARRIVAL, LONG_TRIP_DAYS, TRIP_DAYS, tripDay } from '#tests/support/trip-to-come.ts'

const RESULTS = `/bundleselector?to=FR,IT&${TRIP_DAYS}&step=results`
const GO = 'Start your journey and go to payment'

/** Opens step 3 on a connection that holds back every further answer of the shop until it is released. */
async function opensOnAHeldLine(page: Page): Promise<() => void> {
  await page.goto(RESULTS)
  await page.waitForLoadState('networkidle')
  await isAwake(page.getByRole('radio').first())
  const line = Promise.withResolvers<void>()
  await page.route(/\.data(\?|$)/, async (route) => {
    await line.promise
    await route.continue()
  })
  return () => line.resolve()
}

/** The bundle that goes into the cart. */
async function sentBundle(page: Page): Promise<string | null> {
  const request = await page.waitForRequest((each) => each.method() === 'POST' && /\/cart(\.data|$)/.test(each.url()))
  return new URLSearchParams(request.postData() ?? '').get('bundleId')
}

test('buys the third bundle with ArrowDown, ArrowDown, Enter, even on a slow connection', async ({ page }) => {
  const letGo = await opensOnAHeldLine(page)
  const radios = page.getByRole('radio')
  const third = await radios.nth(2).getAttribute('value')
  const sent = sentBundle(page)

  await radios.first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  expect(await sent).toBe(third)
  await expect(radios.nth(2)).toBeChecked()
  letGo()
  await expect(page).toHaveURL(/\/checkout$/)
})

test('sends the bundle that was chosen and bought before any script ran', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(RESULTS, { waitUntil: 'domcontentloaded' })
  const third = page.getByRole('radio').nth(2)
  const sent = sentBundle(page)
  await third.check()
  await page.getByRole('button', { name: GO }).click({ noWaitAfter: true })
  scripts.resolve()
  expect(await sent).toBe(await third.getAttribute('value'))
  await expect(page).toHaveURL(/\/checkout$/)
})

test('keeps the choice while the address is updated', async ({ page }) => {
  const letGo = await opensOnAHeldLine(page)
  const radios = page.getByRole('radio')
  // All at once, faster than any person: nothing but the choice itself has had time to happen.
  const checked = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLInputElement>('input[name=bundleId][type=radio]')]
    const seen = () => all.find((radio) => radio.checked)?.value ?? null
    const wanted = all.filter((radio) => radio.id.startsWith('bundle-')).map((radio) => radio.value)
    return wanted.toReversed().map((value) => {
      all.find((radio) => radio.value === value)?.click()
      return [value, seen()]
    })
  })
  expect(checked.length).toBe(3)
  for (const [wanted, seen] of checked) expect(seen).toBe(wanted)
  letGo()
  await expect(page).toHaveURL(/bundle=01032_5/)
  await expect(radios.first()).toBeChecked()
})

test('sends what was chosen by usage, in the table, or in a wider zone', async ({ page }) => {
  const ways: [(page: Page) => Promise<void>, string][] = [
    [(at) => at.getByRole('radio', { name: /^Heavy/ }).check(), '01032_2'],
    [
      async (at) => {
        await at.getByRole('button', { name: /^Show \d+ more options$/ }).click()
        await at.getByRole('link', { name: 'Europe2 5GB' }).click()
      },
      '02032_3',
    ],
    [
      async (at) => {
        await at.getByText(/^Details of Europe 1GB/).click()
        await at.getByRole('link', { name: 'Europe2 1GB' }).click()
      },
      '02032_5',
    ],
  ]
  for (const [choose, bundleId] of ways) {
    const letGo = await opensOnAHeldLine(page)
    await choose(page)
    const sent = sentBundle(page)
    await page.getByRole('button', { name: GO }).click()
    expect(await sent).toBe(bundleId)
    letGo()
    await expect(page).toHaveURL(/\/checkout$/)
  }
})

test('chooses by usage, hears so, and allows another choice', async ({ page }) => {
  await page.goto(RESULTS)
  await page.waitForLoadState('networkidle')
  await page.getByRole('radio', { name: /^Heavy/ }).check()
  await expect(
    page.getByRole('status').filter({ hasText: 'Europe 10GB selected for Heavy use, €30.19' }),
  ).toBeAttached()
  await expect(page).toHaveURL(/bundle=01032_2/)
  await page.getByRole('radio', { name: /^Light Europe 1GB/ }).check()
  await expect(page).toHaveURL(/bundle=01032_5/)
})

test('reads the details of the chosen size alone', async ({ page }) => {
  await page.goto(RESULTS)
  await page.waitForLoadState('networkidle')
  await page.getByText(/^Details of Europe 1GB: 39 countries/).click()
  await expect(page.getByText(/^€4\.45 excl\. Tax/)).toBeVisible()
  await expect(page.getByText(/€5\.93 · adds/)).toBeVisible()
  await page.getByRole('radio', { name: /^Normal Europe2 3GB/ }).check()
  await expect(page.getByText(/^Details of Europe2 3GB: 42 countries/)).toBeVisible()
  await expect(page.getByText(/^€10\.95 excl\. Tax/)).toBeVisible()
  await expect(page.getByText(/^€4\.45 excl\. Tax/)).toHaveCount(0)
})

test('sees three sizes at first and all in a table on request, cheapest first', async ({ page }) => {
  await page.goto(RESULTS)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('radio')).toHaveCount(3)
  await page.getByRole('button', { name: 'Show 22 more options' }).click()
  const table = page.getByRole('table', { name: /cheapest first/ })
  await expect(table.getByRole('button', { name: /^Add to cart: / })).toHaveCount(25)
  const prices = (await table.locator('td:nth-of-type(1)').allTextContents()).map((text) => Number(text.slice(1)))
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  await page.getByRole('button', { name: 'Show less' }).click()
  await expect(table).toHaveCount(0)
})

test('on a longer trip than any bundle finds a plan of several, and its first one selected', async ({ page }) => {
  await page.goto(`/bundleselector?to=FR&from=${ARRIVAL}&to_date=${tripDay(92)}&step=results`)
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Consider purchasing multiple bundles.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recommended Bundles' })).toBeHidden()
  await expect(page.getByText(/ in a row/)).toHaveCount(0)
  const plan = page.getByRole('region', { name: 'A plan for your whole trip' }).getByRole('listitem').first()
  await expect(plan.getByText(/^€\d+\.\d\d in all$/)).toBeVisible()
  await expect(plan.getByText(/^\w{3} 1 \w{3} \d+ – .*:$/)).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(3)
  await expect(page.getByRole('radio').first()).toBeChecked()
  const sent = sentBundle(page)
  await plan
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .click()
  // The radio names the plan, of which the button puts the first bundle into the cart.
  expect(await page.getByRole('radio').first().getAttribute('value')).toBe(`${await sent}~light`)
  await expect(page).toHaveURL(/\/checkout$/)
})

test('shows those that last longest for a trip that no three bundles cover', async ({ page }) => {
  await page.goto(`/bundleselector?to=FR&${LONG_TRIP_DAYS}&step=results`)
  await expect(page.getByText('Consider purchasing multiple bundles.')).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(page.getByText(/^Lasts 60 of your 184 days$/).first()).toBeVisible()
  await expect(page.getByText('A plan for your whole trip')).toHaveCount(0)
})
