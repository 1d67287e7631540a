// Somebody who works for the shop, signed in with a browser of their own.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { anotherBrowser } from './another-browser.ts'
import { expect, logsIn } from './traveller.ts'

type Person = { email: string; name: string; password: string }

/** Opens this page of the desk. */
export async function opensTheDesk(
  browser: Browser,
  person: Person,
  { path, ...options }: BrowserContextOptions & { path: string },
): Promise<Page> {
  const context = await anotherBrowser(browser, options)
  const desk = await context.newPage()
  await desk.goto(path)
  await desk.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await logsIn(desk, person.password)
  await expect(desk.getByRole('link', { name: 'View shop' })).toBeAttached()
  // Once more, without the greeting that is just leaving the page.
  await desk.goto(path)
  return desk
}
