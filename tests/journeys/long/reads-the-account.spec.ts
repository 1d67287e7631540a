// Axe finds no problem in the account, at four widths; the figures also load without JavaScript, and choices are kept.
import { anotherBrowser } from '#tests/support/another-browser.ts'
import { isReadable } from '#tests/support/readable.ts'
import { anAddress, expect, getsAFreeEsim, hasAnAccount, test } from '#tests/support/traveller.ts'

const PAGES = ['overview', 'services', 'features', 'profile'].map((tab) => `/account?tab=${tab}`)

test('every tab of the account and the dashboard is readable', async ({ page, browser }) => {
  test.slow()
  const email = anAddress('reads-account')
  await hasAnAccount(page, { email, password: 'Lantern-42-kestrel' })
  await expect(page.getByRole('heading', { name: 'No Active eSIMs' })).toBeVisible()
  await isReadable(page)
  await getsAFreeEsim(page, email)

  for (const address of [...PAGES, '/user-dashboard']) {
    await test.step(address, async () => {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      for (const summary of await page.locator('main summary').all()) await summary.click()
      await isReadable(page)
    })
  }

  await test.step('the dashboard shows no technical IDs', async () => {
    await page.goto('/user-dashboard')
    await expect(page.getByRole('main')).not.toContainText(/[0-9a-f]{8}-[0-9a-f]{4}-/)
  })

  await test.step('chooses German for emails', async () => {
    await page.goto('/account?tab=features')
    await page.getByRole('radio', { name: 'Deutsch' }).check()
    await page.getByRole('button', { name: 'Save language' }).click()
    await expect(page.getByText('Saved: Deutsch.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked()
  })

  const still = await anotherBrowser(browser, {
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await still.newPage()
  await plain.goto('/user-dashboard')
  await expect(plain.getByText('1024 MB out of 1024 MB')).toBeVisible()
  await still.close()
})
