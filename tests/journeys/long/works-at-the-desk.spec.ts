// The staff's workspace: their tasks, a keyboard search, their own time zone, and one account for an owner.
import { anotherBrowser } from '#tests/support/another-browser.ts'
import { opensTheDesk } from '#tests/support/at-the-desk.ts'
import { isReadableNow } from '#tests/support/readable.ts'
import { CHIEF, STAFF } from '#tests/support/staff.ts'
import {
  anAddress,
  comesWithATrip,
  expect,
  fillsTheCheckout,
  GOOD_CARD,
  holdsTheEsim,
  orders,
  paysWith,
  test,
} from '#tests/support/traveller.ts'

test('moves from task to task with the keyboard, and back to the shop', async ({ browser }) => {
  const desk = await opensTheDesk(browser, CHIEF, { path: '/super-admin-dashboard' })
  const tasks = desk.getByRole('navigation', { name: 'Back office' })
  await desk.keyboard.press('Tab')
  await expect(desk.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await expect(desk.getByRole('button', { name: /^Cart/ })).toHaveCount(0)
  await expect(desk.getByRole('contentinfo')).toHaveCount(0)

  await tasks.getByRole('link', { name: 'Catalog' }).focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { level: 1, name: 'Catalog' })).toBeFocused()
  await expect(tasks.getByRole('link', { name: 'Catalog' }).last()).toHaveAttribute('aria-current', 'page')
  await tasks.getByRole('link', { name: 'VAT rates' }).click()
  await expect(desk).toHaveURL(/\/vat$/)
  await desk.getByRole('link', { name: 'View shop' }).click()
  await expect(desk.getByRole('button', { name: /^Cart/ }).first()).toBeVisible()
  await desk.getByRole('link', { name: 'Back office' }).first().click()
  await expect(desk).toHaveURL(/\/super-admin-dashboard$/)
})

test('opens the tasks on a phone, even without JavaScript', async ({ browser }) => {
  const desk = await opensTheDesk(browser, STAFF, { path: '/admin-dashboard' })
  const storageState = await desk.context().storageState()
  for (const javaScriptEnabled of [true, false]) {
    const context = await anotherBrowser(browser, {
      storageState,
      javaScriptEnabled,
      viewport: { width: 390, height: 844 },
    })
    const phone = await context.newPage()
    await phone.goto('/admin-dashboard')
    const tasks = phone.getByRole('navigation', { name: 'Back office' })
    await expect(tasks).toBeHidden()
    await phone.getByRole('button', { name: /^Menu/ }).click()
    await expect(tasks).toBeVisible()
    await phone.keyboard.press('Escape')
    await expect(tasks).toBeHidden()
    await phone.getByRole('button', { name: /^Menu/ }).click()
    await tasks.getByRole('link', { name: 'Inbox' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
    await expect(tasks).toBeHidden()
    if (javaScriptEnabled) await expect(phone.getByText('Ctrl K')).toBeAttached()
    await phone.getByRole('link', { name: 'Search' }).click()
    if (javaScriptEnabled) await expect(phone.getByRole('dialog', { name: 'Search' })).toBeVisible()
    else await expect(phone).toHaveURL(/\/admin-dashboard\/find$/)
    await context.close()
  }
})

test('runs the shop alone: finds an order with Ctrl+K, sees its local time, and refunds it with one account', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const email = anAddress('found')
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email })
  await orders(page)
  await paysWith(page, GOOD_CARD)
  await holdsTheEsim(page)

  const desk = await opensTheDesk(browser, CHIEF, { path: '/super-admin-dashboard', timezoneId: 'Asia/Kolkata' })
  // The shortcut is only shown once a script listens for it.
  await expect(desk.getByText('Ctrl K')).toBeVisible()
  await desk.keyboard.press('Control+k')
  const field = desk.getByRole('combobox', { name: /^Search orders/ })
  await expect(field).toBeFocused()
  await field.pressSequentially('coup')
  await expect(desk.getByRole('option', { name: 'Catalog: Coupons' })).toHaveAttribute('aria-selected', 'true')
  await field.fill(email)
  const found = desk.getByRole('group', { name: 'Orders and eSIMs' }).getByRole('option')
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await isReadableNow(desk)
  expect(desk.url()).not.toContain('example.com')
  await desk.keyboard.press('ArrowDown')
  await expect(desk.getByRole('group', { name: 'Customers' }).getByRole('option')).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await desk.keyboard.press('ArrowUp')
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL(/\/admin-dashboard\/orders\//)
  await expect(desk.getByRole('dialog')).toHaveCount(0)

  const placed = desk
    .getByRole('paragraph')
    .filter({ hasText: /^Placed/ })
    .getByRole('time')
  await expect(placed).toContainText('GMT+5:30')
  const at = new Date((await placed.getAttribute('datetime')) ?? '')
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' })
  await expect(placed).toContainText(hour.format(at))

  await desk.getByRole('link', { name: 'Refund', exact: true }).click()
  await desk.getByRole('button', { name: /^Refund €/ }).click()
  await expect(desk.getByText('Payment refunded').first()).toBeVisible()

  await desk.goto('/admin?tab=users')
  const search = desk.getByRole('search')
  await search.getByRole('textbox').fill(email)
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(desk.getByText(`Results for “${email}”`)).toBeVisible()
  await expect(desk).toHaveURL(/\/admin\?tab=users&find=/)
  await desk.getByRole('rowheader').getByRole('link').click()
  await expect(desk.getByText(email).first()).toBeVisible()
})

test('searches everything from any page, even before the results page was ever opened', async ({ browser }) => {
  const desk = await opensTheDesk(browser, CHIEF, { path: '/super-admin-dashboard' })
  await expect(desk.getByText('Ctrl K')).toBeVisible()
  await desk.keyboard.press('Control+k')
  await desk.getByRole('combobox', { name: /^Search orders/ }).fill('somebody-unknown')
  const everywhere = desk.getByRole('option', { name: 'Search everything for “somebody-unknown”' })
  await expect(everywhere).toHaveAttribute('aria-selected', 'true')
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL(/\/admin-dashboard\/find\?find=/)
  await expect(desk.getByText(/somebody-unknown/).first()).toBeVisible()
})

test('sees what is still to set up, and what each step lacks', async ({ browser }) => {
  const desk = await opensTheDesk(browser, CHIEF, { path: '/super-admin-dashboard' })
  const steps = desk.getByRole('region', { name: 'Set up your shop' })
  for (const [step, lacks] of [
    ['Company details', 'Legal name'],
    ['Payments', 'STRIPE_SECRET_KEY'],
    ['Second factor', /Password only: /],
    ['Prices', /\d+ bundles are on sale without a cost/],
  ] as const) {
    const line = steps.getByRole('group').filter({ hasText: step })
    const lack = line.getByText(lacks).first()
    await expect(lack).toBeHidden()
    await line.getByText(step, { exact: true }).click()
    await expect(lack).toBeVisible()
  }
  await steps.getByRole('link', { name: 'See all steps' }).click()
  const prices = desk.getByRole('region', { name: 'Setup' }).getByRole('row', { name: /Prices/ })
  await expect(prices).toContainText('To do')
  await prices.getByRole('link', { name: 'Catalog' }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Catalog')
})

test('looks at figures and networks on a phone a line at a time', async ({ browser }) => {
  const desk = await opensTheDesk(browser, CHIEF, {
    path: '/admin-dashboard/figures',
    viewport: { width: 390, height: 844 },
  })
  const zones = desk.getByRole('region', { name: 'Revenue by zone' })
  await expect(zones.getByRole('figure')).toBeHidden()
  await zones.getByRole('heading', { name: 'Revenue by zone' }).click()
  await expect(zones.getByText(/The zone at the time of the sale|Nothing was sold/)).toBeVisible()
  await desk.goto('/super-admin-dashboard/network-packages')
  const canceling = desk.getByRole('region', { name: 'When buyers cancel' })
  const days = canceling.getByRole('textbox', { name: /^Days after the purchase/ })
  await expect(days).toBeHidden()
  await canceling.getByRole('heading', { name: 'When buyers cancel' }).click()
  await days.fill('9')
  await canceling.getByRole('button', { name: 'Save' }).first().click()
  // What was refused stands open.
  await expect(canceling.getByRole('textbox', { name: /^Days after the purchase/ })).toHaveValue('9')
  await expect(canceling.getByRole('textbox', { name: /^Days after the purchase/ })).toBeVisible()
})
