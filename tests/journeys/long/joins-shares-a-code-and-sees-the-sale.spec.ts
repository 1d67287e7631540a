// Somebody joins for free, shares a code and a link, and sees the sales from them; the owner accepted them, and can end
// it.
import { anotherBrowser } from '#tests/support/another-browser.ts'
import { signsInAs } from '#tests/support/at-the-desk.ts'
import type { Page } from '@playwright/test'
import { acceptsTheInvitation, asksToJoin } from '#tests/support/joining.ts'
import { isReadable } from '#tests/support/readable.ts'
import { withForeignPage } from '#tests/support/foreign-page.ts'
import { CHIEF } from '#tests/support/staff.ts'
import {
  anAddress,
  applies,
  comesWithATrip,
  expect,
  fillsTheCheckout,
  GOOD_CARD,
  holdsTheEsim,
  orders,
  paysWith,
  test,
} from '#tests/support/traveller.ts'
import { ARRIVAL, DEPARTURE, TRIP_DAYS } from '../../support/trip-to-come.ts'

/** A colleague is invited, sees less than the inviter, and is removed again. */
async function worksInATeam(page: Page, colleague: Page) {
  const email = anAddress('colleague')
  await page.getByRole('link', { name: 'Team', exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`Business user, valid until`)).toBeVisible()
  await isReadable(page)

  await acceptsTheInvitation(colleague, email, /^Join /)
  const tabs = colleague.getByRole('navigation', { name: 'Back office' })
  await expect(tabs.getByRole('link', { name: 'Earnings' })).toBeVisible()
  for (const closed of ['Payouts', 'Team', 'API'])
    await expect(tabs.getByRole('link', { name: closed, exact: true })).toHaveCount(0)
  await colleague.goto('/business-dashboard?tab=team')
  await expect(colleague).toHaveURL(/\/$/)
  await colleague.goto('/business-dashboard')

  await page.reload()
  await page.locator('summary', { hasText: 'Remove from team' }).click()
  await page.getByRole('button', { name: /^Remove .+ from the team$/ }).click()
  await expect(page.getByText('Removed from the team').first()).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await colleague.reload()
  await expect(colleague).toHaveURL(/\/login/)
}

/** A choice made on somebody else's page continues in the shop, which knows who sent the visitor. */
async function choosesOn(address: string, reader: Page) {
  await reader.goto(address)
  const frame = reader.locator('iframe')
  const widget = reader.frameLocator('iframe')
  const heightBefore = (await frame.boundingBox())?.height ?? 0
  await widget.getByLabel('Where are you going?').selectOption({ label: 'Norway' })
  await widget.getByLabel('Arrival date').fill(ARRIVAL)
  await widget.getByLabel('Departure date').fill(DEPARTURE)
  await widget.getByRole('button', { name: 'Show bundles' }).click()
  await expect(widget.getByRole('heading', { name: '7 days in Norway' })).toBeVisible()
  // The frame is as tall as its content, so that nothing scrolls inside it.
  await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan(heightBefore)
  expect(await reader.context().cookies()).toEqual([])
  await widget
    .getByRole('link', { name: /^Choose Europe/ })
    .first()
    .click()
  await expect(reader).toHaveURL(new RegExp(`/bundleselector\\?to=NO&${TRIP_DAYS}&step=results&bundle=`))
  expect((await reader.context().cookies()).map(({ name }) => name)).toContain('aff')
  await reader.getByRole('button', { name: 'Start your journey and go to payment' }).click()
  await expect(reader).toHaveURL(/\/checkout$/)
}

test('joins, shares a code, and sees the sale', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const elsewhere = async () => (await anotherBrowser(browser)).newPage()
  const name = `Nordic ${crypto.randomUUID().slice(0, 4)}`
  const email = anAddress('nordic')
  await asksToJoin(page, name, email)

  const desk = await elsewhere()
  await signsInAs(desk, CHIEF, '/super-admin-dashboard/affiliates')
  await expect(desk.getByRole('heading', { level: 1, name: 'Affiliates' })).toBeVisible()
  await isReadable(desk)
  await desk.getByRole('button', { name: `Invite ${name}` }).click()
  await expect(desk.getByText('Invitation sent').first()).toBeVisible()
  await expect(desk.getByRole('button', { name: `Invite again: ${name}` })).toBeVisible()

  await acceptsTheInvitation(page, email)
  await expect(page.getByText('Nothing yet. The first order that earns you something will appear here.')).toBeVisible()
  await isReadable(page)
  const code =
    (await page
      .getByText(/^NORDIC[A-Z0-9]*-[A-Z0-9]{4}$/)
      .first()
      .textContent()) ?? ''
  const link =
    (await page
      .getByText(new RegExp(`/r/${code}$`))
      .first()
      .textContent()) ?? ''

  await test.step('a friend orders with the code', async () => {
    const friend = await elsewhere()
    await comesWithATrip(friend)
    await fillsTheCheckout(friend, { email: anAddress('friend') })
    await applies(friend, code)
    await expect(friend.getByText(/Discount/).first()).toBeVisible()
    await orders(friend)
    await paysWith(friend, GOOD_CARD)
    await holdsTheEsim(friend)
  })
  await test.step('a stranger opens the link and orders without the code', async () => {
    const stranger = await elsewhere()
    await stranger.goto(link)
    await expect(stranger).toHaveURL(/\/$/)
    await comesWithATrip(stranger)
    await fillsTheCheckout(stranger, { email: anAddress('stranger') })
    await orders(stranger)
    await paysWith(stranger, GOOD_CARD)
    await holdsTheEsim(stranger)
  })
  const line = await page.getByText(/^<script async src=/).innerText()
  await test.step('a reader finds a bundle on the partner’s own website', async () => {
    const reader = await elsewhere()
    await withForeignPage(`<h1>A week in Norway</h1>${line}<p>Read on</p>`, (address) => choosesOn(address, reader))
  })

  await page.reload()
  await expect(page.getByRole('row', { name: /Order paid/ })).toHaveCount(2)
  await expect(page.getByText('friend')).toHaveCount(0)
  const opened = page.getByText('Link clicks').locator('..')
  await expect(opened).toContainText('2')
  await isReadable(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('earnings.csv')

  await test.step('a colleague is invited, sees less, and is removed', async () => {
    await worksInATeam(page, await elsewhere())
    await page.getByRole('link', { name: 'Earnings', exact: true }).first().click()
    await expect(page.getByRole('row', { name: /Order paid/ })).toHaveCount(2)
  })
  await test.step('the owner sees the held amount, and ends the membership', async () => {
    await desk.reload()
    const row = desk.getByRole('row', { name: new RegExp(code) })
    await expect(row).toContainText('€')
    await desk.getByRole('link', { name: `End ${name}` }).click()
    await expect(desk.getByRole('heading', { name: `End ${name} as an affiliate?` })).toBeVisible()
    await isReadable(desk)
    await desk.getByRole('button', { name: 'Yes, end it' }).click()
    await expect(desk.getByRole('row', { name: new RegExp(code) })).toContainText('Ended')
  })
  await page.reload()
  await expect(page.getByText('Your code and link no longer earn anything.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Order paid/ })).toHaveCount(2)
})
