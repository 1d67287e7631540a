// A purchase on a phone in each language: home, results, checkout, order, and install page side by side in one picture.
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { FOREIGN_LANGUAGES, type ForeignLanguage } from '#values/language.ts'

const TRIP = 'to=FR,IT&from=2027-06-01&to_date=2027-06-07'
const PHONE = { width: 390, height: 844 }
/** More than a window: what a traveler scrolls to first is on it. */
const HEIGHT = 1_180

type Place = { folder: string; shop: string }

export async function drawLanguages(browser: Browser, place: Place): Promise<void> {
  for (const language of FOREIGN_LANGUAGES) await drawLanguage(browser, place, language)
}

async function drawLanguage(browser: Browser, { folder, shop }: Place, language: ForeignLanguage) {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const pictures: string[] = []
  const draw = async () => {
    await page.waitForLoadState('networkidle')
    await page.setViewportSize({ ...PHONE, height: HEIGHT })
    await page.evaluate(() => scrollTo(0, 0))
    pictures.push((await page.screenshot({ scale: 'css' })).toString('base64'))
    await page.setViewportSize(PHONE)
  }
  await page.goto(`${shop}/${language}?${TRIP}`)
  await draw()
  await page.goto(`${shop}/${language}/bundleselector?${TRIP}&step=results`)
  await draw()
  await page.locator('button[form^="add-"]').first().click()
  await page.waitForURL(/\/checkout/)
  await page.locator('input[name="name"]').fill('Robin Reisende')
  await page.locator('input[name="email"]').first().fill(`robin-${language}@example.com`)
  await page.locator('input[name="terms"]').check()
  await draw()
  await page.locator('main button.button-primary[type="submit"]').last().click()
  await page.waitForURL(/\/pay\//)
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry').fill('12/34')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await page.waitForURL(/\/success/)
  await page.locator(`a[href*="/${language}/install"]`).first().waitFor({ state: 'attached' })
  await draw()
  await page.goto(`${shop}/${language}/install${new URL(page.url()).search}`)
  await draw()

  await page.setViewportSize({ width: PHONE.width * pictures.length, height: HEIGHT })
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture}">`)
  await page.setContent(`<body style="margin:0;display:flex">${images.join('')}</body>`)
  await page.screenshot({ path: join(folder, `purchase-${language}-390.png`) })
  console.log(`purchase-${language}-390.png`)
  await context.close()
}
