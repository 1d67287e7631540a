// The same for dialogs, folds, boxes, and the pages of an eSIM: whatever of them is pressed as the page starts, it does
// once what it does later.
import { signsInAs } from '#tests/support/at-the-desk.ts'
import { atEachMoment } from '#tests/support/at-each-moment.ts'
import { STAFF } from '#tests/support/staff.ts'
import { anAddress, comesWithATrip, expect, getsAFreeEsim, isAwake, test } from '#tests/support/traveller.ts'
import { ARRIVAL, TRIP_DAYS, tripDay } from '../../support/trip-to-come.ts'

test.describe.configure({ timeout: 240_000 })
test.use({
  viewport: { width: 390, height: 844 },
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
})

const RESULTS = `/bundleselector?to=FR,IT&${TRIP_DAYS}&step=results`

test('the cart', async ({ page }) => {
  await atEachMoment(page, {
    number: 12,
    address: '/',
    presses: [{ on: 'button[commandfor=cart-panel]' }],
    sees: () => expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible(),
  })
})

test('the menu', async ({ page }) => {
  await atEachMoment(page, {
    number: 13,
    address: '/business',
    presses: [{ on: 'button[commandfor=menu]' }],
    sees: () => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
  })
})

test('the country of the VAT, and Save', async ({ page }) => {
  const bar = 'details:has(#vat-country)'
  await atEachMoment(page, {
    number: 14,
    address: '/support',
    presses: [{ on: `${bar} summary` }, { on: `${bar} button` }],
    sees: () => expect(page.locator(bar)).not.toHaveAttribute('open'),
    forms: 1,
  })
})

test('one more traveler', async ({ page }) => {
  await atEachMoment(page, {
    number: 15,
    address: RESULTS,
    presses: [{ on: 'button[name=travelers][value="2"]' }],
    sees: () => expect(page).toHaveURL(/travelers=2/),
  })
})

test('a shorter trip at the edge of a price', async ({ page }) => {
  await atEachMoment(page, {
    number: 16,
    address: `/bundleselector?to=ES&from=${ARRIVAL}&to_date=${tripDay(8)}&step=results`,
    presses: [{ on: '.action-bar button[name=length]' }],
    sees: () => expect(page).toHaveURL(new RegExp(`to_date=${tripDay(7)}&step=results`)),
  })
})

test('a row of all plans', async ({ page }) => {
  await atEachMoment(page, {
    number: 17,
    address: `${RESULTS}&more=1`,
    presses: [{ on: 'tbody tr:nth-child(4) button' }],
    sees: () => expect(page).toHaveURL(/\/checkout$/),
    forms: 1,
  })
})

test('the box of a company', async ({ page }) => {
  await comesWithATrip(page)
  const isKept = async () =>
    /<input(?=[^>]*id="is-company")[^>]*checked/.test(await (await page.request.get('/checkout')).text())
  await atEachMoment(page, {
    number: 18,
    address: '/checkout',
    presses: [{ on: '#is-company' }],
    sees: async () => {
      await isAwake(page.locator('main').first())
      await expect(page.locator('.company-details')).toBeVisible()
      // The shop keeps the answer, so the next press would take it back.
      await page.locator('#is-company').uncheck()
      await expect.poll(isKept).toBe(false)
    },
  })
})

test('the one tap that installs an eSIM', async ({ page }) => {
  await getsAFreeEsim(page, anAddress('moments'))
  const { search } = new URL(page.url())
  await page.route('https://esimsetup.apple.com/**', (route) => route.fulfill({ body: 'The phone’s installer' }))
  await atEachMoment(page, {
    number: 19,
    address: `/success${search}`,
    presses: [{ on: 'a[href^="https://esimsetup.apple.com"]' }],
    sees: () => expect(page).toHaveURL(/^https:\/\/esimsetup\.apple\.com/),
  })
})

test('the columns of a list in the back office', async ({ page }) => {
  const columns = 'details:has(input[name=intent][value=columns])'
  await signsInAs(page, STAFF, '/admin-dashboard?tab=users')
  await atEachMoment(page, {
    number: 22,
    address: '/admin-dashboard?tab=users',
    presses: [{ on: `${columns} summary` }],
    sees: () => expect(page.locator(columns)).toHaveAttribute('open'),
  })
})

test('a day of the calendar, as soon as it is there', async ({ page }) => {
  const day = tripDay(5)
  for (const moment of ['at once', 'a task later', 'a frame later'] as const)
    await test.step(moment, async () => {
      const script = await page.addInitScript(
        ([selector, when]) => {
          const look = new MutationObserver(() => {
            const button = document.querySelector<HTMLElement>(selector)
            if (!button) return
            look.disconnect()
            if (when === 'at once') button.click()
            else if (when === 'a task later') setTimeout(() => button.click())
            else requestAnimationFrame(() => button.click())
          })
          look.observe(document, { childList: true, subtree: true })
        },
        [`[data-day="${day}"] button`, moment] as const,
      )
      await page.goto('about:blank')
      await page.goto(`/bundleselector?to=ES&from=${ARRIVAL}&step=dates`)
      await page.mouse.move(9, 9)
      await expect(page).toHaveURL(new RegExp(`to_date=${day}`))
      await script.dispose()
    })
})
