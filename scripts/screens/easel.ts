// A browser of one width that draws pages into files.
import { join } from 'node:path'
import type { Browser } from '@playwright/test'

export type Easel = Awaited<ReturnType<typeof easelOf>>
type Place = { width: number; folder: string; shop: string; mailbox: string }

export async function easelOf(browser: Browser, { width, folder, shop, mailbox }: Place) {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()

  const draw = async (name: string, isWhole = true) => {
    await page.waitForLoadState('networkidle')
    // A whole page is drawn in a window as high as itself, where no bar has to stick to an edge.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: isWhole ? height : Math.min(height, 900) })
    await page.evaluate(() => scrollTo(0, 0))
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: isWhole })
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
    console.log(`${name}-${width}.png`)
  }
  const drawAt = async (name: string, path: string, isWhole = true) => {
    await page.goto(shop + path)
    await draw(name, isWhole)
  }
  return { page, width, shop, mailbox, draw, drawAt, close: () => context.close() }
}
