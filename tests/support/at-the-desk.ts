// A member of the shop's staff, signed in with a browser of their own.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { anotherBrowser } from './another-browser.ts'
import { expect, logsIn } from './traveller.ts'

type Person = { email: string; name: string; password: string }

/** Signs in on the way to this page, then opens it again, so that the fading greeting is gone. */
export async function signsInAs(page: Page, { email, password }: Person, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await logsIn(page, password)
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto(path)
}

/** Opens this page of the desk. */
export async function opensTheDesk(
  browser: Browser,
  person: Person,
  { path, ...options }: BrowserContextOptions & { path: string },
): Promise<Page> {
  const context = await anotherBrowser(browser, options)
  const desk = await context.newPage()
  await signsInAs(desk, person, path)
  await expect(desk.getByText('View shop', { exact: true })).toBeAttached()
  return desk
}
