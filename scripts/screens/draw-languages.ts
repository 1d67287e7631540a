// A purchase on a phone in each language: home, results, checkout, order, and install page side by side in one picture,
// and in another what comes after it: status, top-up, support, account, and the email.
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { FOREIGN_LANGUAGES, type ForeignLanguage } from '#values/language.ts'
import type { People } from './people.ts'

const TRIP = 'to=FR,IT&from=2027-06-01&to_date=2027-06-07'
const PHONE = { width: 390, height: 844 }
/** More than a window: what a traveler scrolls to first is on it. */
const HEIGHT = 1_180

type Place = { folder: string; shop: string; mailbox: string; customer: People['customer'] }

const mails = z.array(z.object({ id: z.number() })).min(1)

export async function drawLanguages(browser: Browser, place: Place): Promise<void> {
  for (const language of FOREIGN_LANGUAGES) await drawLanguage(browser, place, language)
}

async function drawLanguage(browser: Browser, { folder, shop, mailbox, customer }: Place, language: ForeignLanguage) {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  let pictures: string[] = []
  const draw = async () => {
    await page.waitForLoadState('networkidle')
    await page.setViewportSize({ ...PHONE, height: HEIGHT })
    await page.evaluate(() => scrollTo(0, 0))
    pictures.push((await page.screenshot({ scale: 'css' })).toString('base64'))
    await page.setViewportSize(PHONE)
  }
  const drawAt = async (address: string) => {
    await page.goto(address)
    await draw()
  }
  const hang = async (name: string) => {
    await hangTogether(await context.newPage(), pictures, join(folder, `${name}-${language}-390.png`))
    pictures = []
  }
  const email = `robin-${language}@example.com`
  await drawAt(`${shop}/${language}?${TRIP}`)
  await drawAt(`${shop}/${language}/bundleselector?${TRIP}&step=results`)
  await page.locator('button[form^="add-"]').first().click()
  await page.waitForURL(/\/checkout/)
  await page.locator('input[name="name"]').fill('Robin Reisende')
  await page.locator('input[name="email"]').first().fill(email)
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
  const order = new URL(page.url()).search
  await drawAt(`${shop}/${language}/install${order}`)
  await hang('purchase')

  await drawAt(`${shop}/${language}/esim-status${order}`)
  await drawAt(`${shop}/${language}/top-up${order}`)
  await drawAt(`${shop}/${language}/support`)
  await page.goto(`${shop}/${language}/login`)
  await page.locator('main input[type="email"]').first().fill(customer.email)
  await page.locator('main input[type="password"]').first().fill(customer.password)
  await page.locator('main input[type="password"]').first().press('Enter')
  await page.waitForURL(/\/account$/)
  await draw()
  const list = await (await fetch(`${mailbox}/api/messages?to=${encodeURIComponent(email)}`)).json()
  await drawAt(`${mailbox}/${mails.parse(list)[0]?.id}/html`)
  await hang('after-purchase')
  await context.close()
}

async function hangTogether(page: Page, pictures: string[], path: string) {
  await page.setViewportSize({ width: PHONE.width * pictures.length, height: HEIGHT })
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture}">`)
  await page.setContent(`<body style="margin:0;display:flex">${images.join('')}</body>`)
  await page.screenshot({ path })
  await page.close()
  console.log(path)
}
