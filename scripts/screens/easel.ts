// A browser of one width that saves screenshots of pages as files.
import { join } from 'node:path'
import type { Browser } from '@playwright/test'

export type Easel = Awaited<ReturnType<typeof openEasel>>
/** At most three windows of a page: the rest of a list adds nothing new, and screenshots are kept for good. */
const MOST_WINDOWS = 3

type Place = { width: number; folder: string; shop: string; mailbox: string }

export async function openEasel(browser: Browser, { width, folder, shop, mailbox }: Place) {
  const windowHeight = width < 500 ? 844 : 900
  const context = await browser.newContext({
    viewport: { width, height: windowHeight },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()

  const draw = async (name: string, isWhole = true) => {
    await page.waitForLoadState('networkidle')
    // The window is made as high as the page, so that no bar has to stick to an edge.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.min(height, windowHeight * (isWhole ? MOST_WINDOWS : 1)) })
    await page.evaluate(() => scrollTo(0, 0))
    await page.screenshot({ path: join(folder, `${name}-${width}.png`) })
    await page.setViewportSize({ width, height: windowHeight })
    console.log(`${name}-${width}.png`)
  }
  const drawAt = async (name: string, path: string, isWhole = true) => {
    await page.goto(shop + path)
    await draw(name, isWhole)
  }
  const logIn = async ({ email, password }: { email: string; password: string }) => {
    await page.goto(`${shop}/login`)
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByLabel(/^Password/).fill(password)
    await page.getByRole('button', { name: 'Log In' }).click()
  }
  return { page, width, shop, mailbox, draw, drawAt, logIn, close: () => context.close() }
}
