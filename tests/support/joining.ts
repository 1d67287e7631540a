// Becoming an affiliate in the browser: applying, being invited, and logging in with a new password.
import { expect, type Page } from '@playwright/test'
import { isReadable } from './readable.ts'
import { logsIn, mailTo } from './traveller.ts'

const PASSWORD = 'Lantern-42-kestrel'

export async function asksToJoin(page: Page, name: string, email: string) {
  await page.goto('/business')
  await page.getByRole('button', { name: 'Join for free' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Your name' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('button', { name: 'Write the email' }).click()
  await expect(page.getByText(/We have your inquiry/)).toBeVisible()
}

/** The newest invitation's link, the password, and the first visit to the dashboard. */
export async function acceptsTheInvitation(page: Page, email: string, subject = /affiliate program/, sandbox?: string) {
  const letter = await mailTo(email, subject, sandbox)
  const link = /http\S+\/(?:partner|team)-invite#\S+/.exec(letter)?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(PASSWORD)
  if (link.includes('/partner-invite')) await page.getByRole('checkbox', { name: /terms of partnership/ }).check()
  await isReadable(page)
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText('You’re in.')).toBeVisible()
  await page.goto('/login')
  await comesIn(page, email)
  await expect(page.getByRole('heading', { name: 'Your code', exact: true })).toBeVisible()
}

/** Logs in with that password. */
export async function comesIn(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await logsIn(page, PASSWORD)
}
