// Draws the pictures of docs/screens: each screen of the journey at 390 and 1280 px, from a shop of its own.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { withOwnShop } from './own-shop.ts'

const PORT = Number(process.env['SCREENS_PORT'] ?? 4600)
const BASE = `http://localhost:${PORT}`
const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'docs/screens')
const TRIP = 'to=FR,IT&from=2027-06-01&to_date=2027-06-07'

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'],
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
mkdirSync(folder, { recursive: true })
try {
  await withOwnShop(PORT, async () => {
    for (const width of [390, 1280]) await drawAll(width)
  })
} finally {
  await browser.close()
}

async function drawAll(width: number) {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 900 },
    reducedMotion: 'reduce',
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

  await page.goto(`${BASE}/?${TRIP}`)
  await draw('home', false)
  await page.goto(`${BASE}/bundleselector?to=FR,IT`)
  await draw('destinations')
  await page.goto(`${BASE}/bundleselector?${TRIP}&step=dates`)
  await draw('dates')
  await page.goto(`${BASE}/bundleselector?${TRIP}&step=results`)
  await draw('results')
  await page.getByRole('button', { name: 'Start your journey and go to payment' }).click()
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
  await draw('checkout')
  await buy(page, draw)
  const { search } = new URL(page.url())
  for (const [name, path] of [
    ['install', '/install'],
    ['top-up', '/top-up'],
    ['invoice', '/order/invoice'],
  ] as const) {
    await page.goto(BASE + path + search)
    await draw(name)
  }
  await page.goto(`${BASE}/login`)
  await draw('login')
  await page.goto(`${BASE}/nowhere`)
  await draw('not-found')
  await page.goto(`http://localhost:${PORT + 1}/mailbox`)
  await page.getByRole('link').filter({ hasText: 'eSIM Details' }).first().click()
  await draw('mail')
  await context.close()
}

async function buy(page: Page, draw: (name: string) => Promise<void>) {
  await page.getByLabel('Full name').fill('Robin Reisende')
  await page.getByLabel('Email', { exact: false }).first().fill('robin@example.com')
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: /Order with obligation to pay/ }).click()
  await page.waitForURL(/\/pay\//)
  await draw('payment')
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry').fill('12/34')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await page.waitForURL(/\/success/)
  await page.getByRole('button', { name: 'Resend Email' }).waitFor()
  await draw('order')
}
