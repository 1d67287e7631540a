// The page frame and the landing page lead where the specification says, and 'Update App' works as specified.
import { expect, expectsInConsole, test } from '#tests/support/traveller.ts'

test.use({ serviceWorkers: 'allow' })

test('follows the buttons of the landing page', async ({ page }) => {
  for (const [name, path] of [
    [/^Learn More/, '/faq'],
    ['Get Started', '/business'],
    ['Explore Full Partnership Options', '/business'],
  ] as const) {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/')
  const closing = page.getByRole('main').getByRole('link', { name: 'Find your bundle' }).last()
  await closing.click()
  await expect(page).toHaveURL(/#bundle-selector$/)
  await expect(page.getByRole('heading', { name: 'Where are you traveling to' })).toBeInViewport()
})

test('reads the whole landing page on a phone within 4,500 px, the footer within 450', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4500)
  const footer = await page.getByRole('contentinfo').boundingBox()
  expect(footer?.height).toBeLessThanOrEqual(450)
})

test('opens every page of the header and the footer', async ({ page, request }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Business' })).toHaveAttribute('href', '/business')
  await expect(header.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/support')
  await expect(header.getByRole('link', { name: 'eSIM Status' })).toHaveAttribute('href', '/esim-status')

  const footer = page.getByRole('contentinfo')
  for (const [name, path] of [
    ['Get Support', '/support'],
    ['FAQ', '/faq'],
    ['Reset Password', '/reset-password'],
    ['Terms & Conditions', '/terms'],
    ['Partnership Packages', '/business'],
    ['Privacy', '/privacy'],
    ['Accessibility', '/accessibility'],
    ['Withdraw from contract here', '/withdraw'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    expect((await request.get(path)).status(), path).toBe(200)
  }
  await expect(footer.getByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible()
})

test('opens the menu on a phone, and closes it with Escape or a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Menu', exact: true })
  await open.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Business', 'eSIM Status', 'Help', 'Account'])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()

  await open.click()
  await menu.getByRole('link', { name: 'eSIM Status' }).click()
  await expect(page).toHaveURL(/\/esim-status$/)
  await expect(menu).toBeHidden()
})

test('updates the app: says so, deletes all caches, and reloads the page', async ({ page }) => {
  await page.goto('/faq')
  await page.evaluate(() => caches.open('from an older version'))
  const isLoadedAnew = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update App' }).click()
  await expect(page.getByText('Refreshing application...')).toBeVisible()
  await expect(page.getByText('Clearing cache and reloading...')).toBeVisible()
  await isLoadedAnew
  await expect(page).toHaveURL(/\/faq\??$/)
  await expect.poll(() => page.evaluate(() => caches.has('from an older version'))).toBe(false)
})

test('updates the app even if the caches can’t be cleared', async ({ page }) => {
  expectsInConsole('The caches could not be cleared')
  await page.addInitScript(() => {
    caches.keys = () => Promise.reject(new Error('no access'))
  })
  await page.goto('/faq')
  const isLoadedAnew = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update App' }).click()
  await isLoadedAnew
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
