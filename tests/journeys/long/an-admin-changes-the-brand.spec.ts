// The owner changes a partner brand's name and colors at the shop's own address, where staff work, and travelers see it;
// an invited admin only has to choose a password.
import { anotherBrowser } from '#tests/support/another-browser.ts'
import { isReadable, isReadableNow } from '#tests/support/readable.ts'
import { CHIEF } from '#tests/support/staff.ts'
import { anAddress, expect, mailTo, logsIn, test } from '#tests/support/traveller.ts'

const THEIRS = `http://gamma.localhost:${Number(process.env['TEST_PORT'])}`
const BRAND = '/super-admin-dashboard?tab=businesses&edit=gamma'
const PASSWORD = 'Harbour-17-violet'

test('the owner changes a partner’s brand, and invites an admin', async ({ page, browser }) => {
  test.setTimeout(240_000)
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(CHIEF.email)
  await logsIn(page, CHIEF.password)
  await expect(page).toHaveURL(/\/super-admin-dashboard$/)
  await page.goto(BRAND)
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Harbour Mobile')
  await isReadable(page)

  await test.step('previews the colors, and is asked before leaving unsaved changes', async () => {
    await page.getByRole('textbox', { name: /^Name/ }).fill('Harbour Roam')
    await page.getByRole('textbox', { name: 'Primary', exact: true }).fill('#ffd400')
    await expect(page.getByText(/Links: #\w{6} instead of Primary dark/)).toBeVisible()
    await expect(page.locator('.brand-header').first()).toContainText('Harbour Roam')
    await isReadableNow(page)
    page.once('dialog', (dialog) => void dialog.dismiss())
    await page.getByRole('link', { name: 'All businesses' }).click()
    await expect(page.getByText('You have unsaved changes.')).toBeVisible()
  })

  await test.step('saves them, and travelers see them', async () => {
    await page.getByRole('button', { name: 'Save brand' }).click()
    await expect(page.getByText('Saved and live.')).toBeVisible()
    const traveller = await (await anotherBrowser(browser, { baseURL: THEIRS })).newPage()
    await traveller.goto('/')
    await expect(traveller).toHaveTitle(/Harbour Roam/)
    const solid = await traveller.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--solid'))
    expect(solid).toBe('#ffd400')
    await isReadableNow(traveller)
    await traveller.context().close()
  })

  await test.step('changes a text without JavaScript', async () => {
    const storageState = await page.context().storageState()
    const still = await anotherBrowser(browser, { javaScriptEnabled: false, storageState })
    const plain = await still.newPage()
    await plain.goto(BRAND)
    await plain.getByRole('textbox', { name: /^Tagline/ }).fill('From quay to quay')
    await plain.getByRole('button', { name: 'Save brand' }).click()
    await expect(plain.getByText('Saved and live.')).toBeVisible()
    await plain.goto(THEIRS)
    await expect(plain.getByText('From quay to quay').first()).toBeVisible()
    await still.close()
  })

  await test.step('opens the other tabs', async () => {
    for (const tab of ['sims', 'users', 'admins']) {
      await page.goto(`/admin?tab=${tab}`)
      await page.waitForLoadState('networkidle')
      for (const summary of await page.locator('main summary').all()) await summary.click()
      await isReadable(page)
    }
  })

  const email = anAddress('grace')
  await page.getByRole('textbox', { name: 'Email of the new colleague' }).fill(email)
  await page.locator('#invite-password').fill(CHIEF.password)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Admin user created successfully').first()).toBeVisible()
  const mail = await mailTo(email, /^You’re invited to the team of Wander Pass/)

  const invited = await (await anotherBrowser(browser)).newPage()
  await invited.goto(/http:\S+admin-invite#\S+/.exec(mail)?.[0] ?? '')
  await invited.getByLabel(/^Password/).fill(PASSWORD)
  await invited.getByLabel(/^Confirm Password/).fill(PASSWORD)
  await isReadableNow(invited)
  await invited.getByRole('button', { name: 'Create my account' }).click()
  await invited.getByRole('link', { name: 'Continue now' }).click()
  await logsIn(invited, PASSWORD)
  await expect(invited).toHaveURL(/\/admin-dashboard$/)
  await invited.goto('/admin?tab=admins')
  await expect(invited.getByText(email)).toBeVisible()
  await expect(invited.getByText(CHIEF.email)).toBeVisible()
})
