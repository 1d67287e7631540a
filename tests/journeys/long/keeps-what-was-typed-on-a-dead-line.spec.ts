import {
  anAddress,
  expect,
  expectsInConsole,
  getsAFreeEsim,
  hasAnAccount,
  spoils,
  test,
} from '#tests/support/traveller.ts'

test.use({ serviceWorkers: 'allow' })

const TROUBLE = 'An unexpected error occurred. Please try again later.'

test('keeps the input without a connection, and the scroll position with every answer', async ({ page, context }) => {
  test.slow()
  expectsInConsole('ERR_INTERNET_DISCONNECTED')
  expectsInConsole('status of 502')
  const email = anAddress('dead-line')

  await test.step('a click counts although leaving the field shows an error', async () => {
    await page.goto('/signup')
    await page.getByRole('textbox', { name: 'Email' }).fill('no address')
    await page.getByRole('textbox', { name: 'ICCID' }).fill('123')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  })

  await test.step('Back from the second step leads to the first with all its input', async () => {
    await page.goto('/signup')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Step 2 of 2: Password' })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await page.getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('a sign-up that can’t be sent keeps the name', async () => {
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Robin Reisende')
    await page.getByLabel(/^Password/).fill('Lantern-42-kestrel')
    await page.getByLabel(/^Confirm Password/).fill('Lantern-42-kestrel')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText(TROUBLE)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Robin Reisende')
    await context.setOffline(false)
  })

  await getsAFreeEsim(page, email)
  await page.goto('/esim-status')
  const iccid = (await page.getByRole('textbox', { name: 'ICCID' }).inputValue()).replaceAll(/\D/g, '')
  await hasAnAccount(page, { email, password: 'Lantern-42-kestrel' })

  await test.step('a name that can’t be sent stays in its field', async () => {
    await page.goto('/account?tab=profile')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByLabel('Full name').fill('Robin Rover')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByText('What you entered is still here.')).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue('Robin Rover')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByText('Name saved.')).toBeVisible()
    await expect(page).toHaveURL(/\?tab=profile#part-change_name$/)
    await page.reload()
    await expect(page.getByText('Signed in as Robin Rover')).toBeVisible()
    await expect(page.getByText('Name saved.')).toHaveCount(0)
  })

  await test.step('a form saved when the connection was lost doesn’t affect the others', async () => {
    const looks = /\/account\.data/
    await page.locator('summary', { hasText: 'Change email' }).click()
    await page.getByLabel('New email').fill('half.typed@exa')
    await page
      .context()
      .route(looks, (route) => (route.request().method() === 'GET' ? route.abort() : route.fallback()))
    expectsInConsole('ERR_FAILED')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByText('This page may be out of date.')).toBeVisible()
    await expect(page.getByLabel('New email')).toHaveValue('half.typed@exa')
    await page.context().unroute(looks)
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByText('This page may be out of date.')).toBeHidden()
    await expect(page.getByLabel('New email')).toHaveValue('half.typed@exa')
  })

  await test.step('a card that failed to load is loaded again without losing the focus', async () => {
    await spoils({ target: 'network', at: 'bundle', kind: 'fail_before', times: 2, match: iccid })
    await page.goto('/account?tab=services')
    await expect(page.getByText('Could not load your eSIM data.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
    await expect(async () => {
      const again = page.getByRole('button', { name: 'Try again' })
      if (await again.isVisible()) await again.press('Enter')
      await expect(page.getByText('1024 MB out of 1024 MB')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(page.locator('dl').filter({ hasText: 'Data left' })).toBeFocused()
  })
})
