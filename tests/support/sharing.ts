// What an affiliate does besides earning: shows bundles on a page of their own, and works with a colleague.
import { expect, type Page } from '@playwright/test'
import { acceptsTheInvitation } from './joining.ts'
import { isReadable } from './readable.ts'
import { anAddress } from './traveller.ts'
import { ARRIVAL, DEPARTURE, TRIP_DAYS } from './trip-to-come.ts'

/** A colleague is invited, sees less than the inviter, and is removed again. */
export async function worksInATeam(page: Page, colleague: Page, sandbox?: string) {
  const email = anAddress('colleague')
  await page.getByRole('link', { name: 'Team', exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`Business user, valid until`)).toBeVisible()
  await isReadable(page)

  await acceptsTheInvitation(colleague, email, /^Join /, sandbox)
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
export async function choosesOn(address: string, reader: Page) {
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
