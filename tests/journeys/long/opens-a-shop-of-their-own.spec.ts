// The first hour of an owner: from a shop that refuses to start, by each step of its setup, to the first sale.
import type { Browser, Page } from '@playwright/test'
import { anotherBrowser } from '#tests/support/another-browser.ts'
import { openOwnedShop, type OwnedShop } from '#tests/support/owned-shop.ts'
import { isReadable } from '#tests/support/readable.ts'
import {
  applies,
  comesWithATrip,
  expect,
  fillsTheCheckout,
  GOOD_CARD,
  holdsTheEsim,
  logsIn,
  mailTo,
  orders,
  paysWith,
  test as base,
} from '#tests/support/traveller.ts'
import { TOTP } from 'otpauth'

const PASSWORD = 'Lantern-42-kestrel'
const OWNER = 'olga.owner@esims.example'
const PARTNER = 'pia.partner@esims.example'
const AGENT = 'amir.agent@esims.example'
/** The 1 GB bundle of Europe, which is sold first. */
const FIRST = '01032_5'

const test = base.extend<{ owned: OwnedShop }>({
  owned: async ({ browserName: _browser }, use) => {
    const owned = await openOwnedShop()
    await use(owned)
    await owned.close()
  },
  baseURL: ({ owned }, use) => use(owned.url),
  ignoreHTTPSErrors: true,
})

const aBrowserOf = async (browser: Browser, baseURL: string) =>
  (await anotherBrowser(browser, { baseURL, ignoreHTTPSErrors: true })).newPage()

const setupOf = (page: Page) => page.getByRole('region', { name: 'Setup', exact: true })
const stepOf = (page: Page, name: string) => setupOf(page).getByRole('row', { name: new RegExp(`^${name}`) })

/** Sets up an app as second factor, and returns the recovery codes, of which each proves once who somebody is. */
async function setsUpAnApp(page: Page): Promise<string[]> {
  await expect(page.getByText('Set up a second factor to continue')).toBeVisible()
  await isReadable(page)
  const secret = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText()).replaceAll(' ', '')
  await page.getByLabel('Code from the app').fill(new TOTP({ secret }).generate())
  await page.getByRole('button', { name: 'Turn on the app' }).click()
  const shown = page.getByRole('region', { name: 'Save these recovery codes now' })
  await expect(shown).toBeVisible()
  return shown.getByRole('listitem').allInnerTexts()
}

async function signsIn(page: Page, email: string, codes: string[]) {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await logsIn(page, PASSWORD)
  await page.getByLabel('Code').fill(codes.pop() ?? '')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Invited by the owner, they choose a password and set up their second factor. */
async function isInvited(
  desk: Page,
  guest: Page,
  email: string,
  { codes, sandbox }: { codes: string[]; sandbox: string },
) {
  await desk.goto('/super-admin-dashboard')
  await desk.getByRole('textbox', { name: 'Email of the new colleague' }).fill(email)
  await proves(desk, '#invite-password', codes)
  await desk.getByRole('button', { name: 'Send invitation' }).click()
  await expect(desk.getByText('Admin user created successfully').first()).toBeVisible()
  await guest.goto(/https:\S+#\S+/.exec(await mailTo(email, /./, sandbox))?.[0] ?? '')
  await guest.getByLabel(/^Password/i).fill(PASSWORD)
  await guest.getByLabel(/^Confirm Password/i).fill(PASSWORD)
  await guest.getByRole('button', { name: 'Create my account' }).click()
  await expect(guest.getByText('Your account is ready. Log in with your new password.').first()).toBeVisible()
  await guest.goto('/login')
  await guest.getByRole('textbox', { name: 'Email' }).fill(email)
  await logsIn(guest, PASSWORD)
  return setsUpAnApp(guest)
}

/** Where the page asks once more who this is. */
async function proves(page: Page, field: string, codes: string[]) {
  const asked = page.locator(field)
  if (await asked.isVisible()) await asked.fill(codes.pop() ?? '')
}

async function tries(page: Page, connection: string, says: RegExp) {
  await setupOf(page)
    .getByRole('button', { name: `Test connection: ${connection}` })
    .click()
  await expect(setupOf(page).getByText(says)).toBeVisible()
}

test('an owner opens a shop, and sells the first eSIM', async ({ page, browser, owned }) => {
  test.setTimeout(420_000)
  const { settings, sandbox } = owned
  let codes: string[] = []

  await test.step('the shop names every setting that it lacks, until none is missing', async () => {
    const said = await owned.refusesWith({})
    for (const name of Object.keys(settings).filter((each) => !OPTIONAL.has(each))) expect(said).toContain(name)
    const refused = await owned.refusesWith({ ...settings, STRIPE_SECRET_KEY: 'sk_test_1', MAIL_FROM: '' })
    expect(refused).toBe('Invalid settings: STRIPE_SECRET_KEY is a test key; MAIL_FROM is missing.')
    await owned.start({ ...settings, STRIPE_SECRET_KEY: 'sk_live_mistyped' })
  })

  await test.step('a command shows the link for the first administrator, and no log does', async () => {
    const link = /https:\S+/.exec(owned.firstAdmin(settings))?.[0] ?? ''
    expect(owned.log()).not.toContain('first-admin#')
    await page.goto(link)
    await isReadable(page)
    await page.getByRole('textbox', { name: 'Email' }).fill(OWNER)
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Olga Owner')
    await page.getByLabel(/^Password/i).fill(PASSWORD)
    await page.getByLabel(/^Confirm Password/i).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create administrator' }).click()
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Email' }).fill(OWNER)
    await logsIn(page, PASSWORD)
    codes = await setsUpAnApp(page)
    expect(owned.firstAdmin(settings)).toContain('This shop has a super-admin already.')
  })

  await test.step('the overview says what is left', async () => {
    await page.goto('/super-admin-dashboard')
    await expect(page.getByText('2 steps left before you can sell')).toBeVisible()
    await page.getByRole('link', { name: 'See all steps' }).click()
    await expect(stepOf(page, 'Company details')).toContainText('Legal name')
    await expect(stepOf(page, 'Prices')).toContainText('Nothing is on sale yet.')
    await expect(stepOf(page, 'Payments')).toContainText('Never tested')
    await isReadable(page)
    await looksAt(page, 'before')
  })

  await test.step('the company is saved at once, by form and by register', async () => {
    await tries(page, 'Company details', /no VAT number of an EU country/)
    await stepOf(page, 'Company details').getByRole('link', { name: 'Brand Settings' }).click()
    await page.getByRole('textbox', { name: /^Name/ }).fill('Olga’s eSIMs')
    await page.getByRole('textbox', { name: /^Legal name/ }).fill('Olga eSIMs B.V.')
    await page.getByRole('textbox', { name: /^Postal address/ }).fill('Kade 1\n1011 AB Amsterdam\nNetherlands')
    await page.getByRole('textbox', { name: /^Registration number/ }).fill('12345678')
    await page.getByRole('textbox', { name: /^VAT number/ }).fill('NL12')
    await page.getByRole('button', { name: 'Save brand' }).click()
    await expect(page.getByRole('textbox', { name: /^VAT number/ })).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('textbox', { name: /^VAT number/ }).fill('NL001234560B01')
    await page.getByRole('button', { name: 'Save brand' }).click()
    await expect(page.getByText('Saved and live.')).toBeVisible()
    await page.goto('/super-admin-dashboard?tab=system')
    await expect(stepOf(page, 'Company details')).toContainText('Done')
    await tries(page, 'Company details', /register knows your VAT number/)
    await expect(stepOf(page, 'Company details')).toContainText(/Worked.*by Olga Owner/)
  })

  await test.step('nothing is sold at a price that nobody has seen, and no coupon of a demo is there', async () => {
    await page.goto('/super-admin-dashboard/coupons')
    await expect(page.getByText('WANDER20')).toHaveCount(0)
    const visitor = await aBrowserOf(browser, owned.url)
    await visitor.goto('/')
    await expect(visitor.getByText('We aren’t selling bundles yet. Please come back soon.')).toBeVisible()
    await expect(visitor.getByRole('heading', { name: '0 countries' })).toHaveCount(0)
    await isReadable(visitor)
    await looksAt(visitor, 'nothing-sold')
    await visitor.context().close()
  })

  await test.step('prices are checked, costs entered, and the first bundle put on sale', async () => {
    await page.goto('/super-admin-dashboard?tab=system')
    await stepOf(page, 'Prices').getByRole('link', { name: 'Catalog' }).click()
    await page.getByRole('link', { name: 'Europe', exact: true }).click()
    const bundle = page.locator('#bundles').getByRole('row', { name: new RegExp(FIRST) })
    await bundle.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Save bundles' }).click()
    await expect(page.getByText('Catalog saved').first()).toBeVisible()
    await page.goto('/super-admin-dashboard?tab=system')
    await expect(stepOf(page, 'Prices')).toContainText('1 bundle is on sale without a cost')
    await page.goBack()
    await bundle.getByRole('textbox').fill('1.50')
    await page.getByRole('button', { name: 'Save bundles' }).click()
    await expect(bundle).toContainText('%')
    await page.goto('/super-admin-dashboard?tab=system')
    await expect(stepOf(page, 'Prices')).toContainText('Done')
  })

  await test.step('each connection is tried: a wrong key fails with the vendor’s words, the right one works', async () => {
    await tries(page, 'Payments', /It didn’t work: .*Invalid API Key/)
    await expect(stepOf(page, 'Payments')).toContainText('The last test failed.')
    await tries(page, 'Email', /Nothing was sent/)
    await tries(page, 'eSIM network', /accepts the credentials/)
    await owned.start(settings)
    await page.reload()
    await expect(stepOf(page, 'Payments')).toContainText('The settings have changed since.')
    await expect(stepOf(page, 'Email')).toContainText(/Worked.*by Olga Owner/)
    await tries(page, 'Payments', /accepts the key/)
    await expect(setupOf(page).getByText('Everything is set up.')).toBeVisible()
    await isReadable(page)
    await looksAt(page, 'after')
    await page.goto('/super-admin-dashboard')
    await expect(page.getByRole('heading', { name: 'Set up your shop' })).toHaveCount(0)
  })

  await test.step('a second super-admin shares the ownership, and sees what was tested', async () => {
    const second = await aBrowserOf(browser, owned.url)
    const theirs = await isInvited(page, second, PARTNER, { codes, sandbox })
    await page.reload()
    const row = page.getByRole('listitem').filter({ hasText: PARTNER })
    await row.getByText('Make super-admin', { exact: true }).first().click()
    await proves(page, '[id^="make_owner-"]', codes)
    await row.getByRole('button', { name: /^Make super-admin:/ }).click()
    await expect(page.getByText('There’s one more super-admin now.')).toBeVisible()
    await signsIn(second, PARTNER, theirs)
    await second.goto('/super-admin-dashboard?tab=system')
    await expect(stepOf(second, 'Payments')).toContainText(/Worked.*by Olga Owner/)
    await second.context().close()
  })

  await test.step('a member of staff is signed out, disabled, and removed', async () => {
    const agent = await aBrowserOf(browser, owned.url)
    await isInvited(page, agent, AGENT, { codes, sandbox })
    await agent.goto('/admin-dashboard')
    await expect(agent.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/super-admin-dashboard')
    const row = page.getByRole('listitem').filter({ hasText: AGENT })
    await row.getByRole('link', { name: /^Sign out or disable/ }).click()
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByText('Signed out').first()).toBeVisible()
    await agent.goto('/admin-dashboard')
    await expect(agent).toHaveURL(/\/login/)
    await page.getByRole('button', { name: 'Disable account' }).click()
    await expect(page.getByRole('button', { name: 'Enable account' })).toBeVisible()
    await page.goto('/super-admin-dashboard')
    await row.getByText('Remove admin role', { exact: true }).first().click()
    await proves(page, '[id^="revoke-"]', codes)
    await row.getByRole('button', { name: /^Remove admin role from/ }).click()
    await expect(page.getByText('Admin role removed.')).toBeVisible()
    await expect(row).toHaveCount(0)
    await agent.context().close()
  })

  await test.step('a visitor buys the first bundle, and the owner sees the sale', async () => {
    const visitor = await aBrowserOf(browser, owned.url)
    await comesWithATrip(visitor)
    await fillsTheCheckout(visitor, { email: 'first.visitor@example.com' })
    await applies(visitor, 'WANDER20')
    await expect(visitor.getByText(/This coupon|Invalid coupon|coupon code/i).first()).toBeVisible()
    await orders(visitor)
    await paysWith(visitor, GOOD_CARD)
    await holdsTheEsim(visitor)
    await page.goto('/admin-dashboard?tab=orders')
    await expect(page.getByRole('row', { name: /Completed/ })).toHaveCount(1)
  })
})

/** What production works without, or what says where a vendor of this machine is. */
const OPTIONAL = new Set(['STRIPE_API_URL', 'VIES_API_URL', 'TRUSTED_PROXIES'])

async function looksAt(page: Page, name: string) {
  const folder = process.env['LOOK']
  if (!folder) return
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
}
