// From the install to the last megabyte, the pages of one eSIM say what to do now, within two screens of a phone.
import type { Page } from '@playwright/test'
import { anAddress, applies, expect, fillsTheCheckout, SANDBOX, test } from '#tests/support/traveller.ts'
import { measuresShifts, shiftsOf } from '../../support/layout-shifts.ts'

const SCREEN = { width: 390, height: 844 }
const BROWSERS = {
  'a phone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'a computer with a narrow window':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
}

test.use({ viewport: SCREEN, userAgent: BROWSERS['a phone'] })

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function isShort(page: Page) {
  await page.waitForLoadState('networkidle')
  const main = await page.locator('main').boundingBox()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect((main?.y ?? 0) + (main?.height ?? 0) + scrolled, page.url()).toBeLessThanOrEqual(2 * SCREEN.height)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SCREEN.width)
}

async function buysForToday(page: Page): Promise<{ reference: string; iccid: string }> {
  await page.goto(`/bundleselector?to=ES&from=${dayFromNow(0)}&to_date=${dayFromNow(6)}&step=results`)
  await page.getByRole('button', { name: 'Start your journey and go to payment' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await fillsTheCheckout(page, { email: anAddress('lives') })
  await applies(page, 'DEMOFREE1')
  await page.getByRole('button', { name: 'Complete free order' }).click()
  await expect(page.getByRole('heading', { name: 'Your eSIM is ready' })).toBeVisible({ timeout: 30_000 })
  const reference = new URL(page.url()).searchParams.get('reference') ?? ''
  const iccid = /\d{4} \d{4} \d{4} \d{4} \d{3,4}/.exec((await page.locator('#esim').textContent()) ?? '')?.[0] ?? ''
  return { reference, iccid: iccid.replaceAll(' ', '') }
}

async function leaves(iccid: string, leaveMegabytes: number) {
  const answer = await fetch(`${SANDBOX}/control/esims/${iccid}/use`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ leaveMegabytes }),
  })
  expect(answer.ok).toBe(true)
}

for (const [browser, userAgent] of Object.entries(BROWSERS))
  test.describe(`on ${browser}`, () => {
    test.use({ userAgent })

    test('sees on each page of an eSIM what to do now, without a press, a jump, or a long way down', async ({
      page,
    }) => {
      const { reference, iccid } = await buysForToday(page)
      await isShort(page)
      const pages = (['/success', '/install', '/esim-status'] as const).map(
        (path) => `${path}?reference=${encodeURIComponent(reference)}`,
      )
      const sees = async (words: string, onStatus: string) => {
        for (const address of pages) {
          await page.goto('about:blank')
          await page.goto(address)
          await expect(page.getByText(address.startsWith('/esim-status') ? onStatus : words).first()).toBeVisible()
          await isShort(page)
          expect(await shiftsOf(page), address).toBeLessThanOrEqual(0.02)
        }
      }
      await measuresShifts(page)
      await sees('When you land', 'eSIM is not activated')
      await leaves(iccid, 800)
      await sees('Your eSIM is working', 'Plenty left')
      await leaves(iccid, 150)
      await sees('Your data is running low', 'Getting low')
      await page.goto(pages[0] ?? '')
      await page.getByRole('link', { name: /^Add .*GB for €/ }).click()
      await expect(page.getByRole('heading', { name: 'Top up your eSIM' })).toBeVisible()
    })
  })

test.describe('on a computer', () => {
  test.use({ userAgent: BROWSERS['a computer with a narrow window'], viewport: { width: 1280, height: 900 } })

  test('sees the QR code at once, and what comes later folded', async ({ page }) => {
    const { reference } = await buysForToday(page)
    await page.goto(`/install?reference=${encodeURIComponent(reference)}`)
    await expect(page.getByRole('img', { name: /^QR code for eSIM/ })).toBeVisible()
    const later = page.locator('#guide, #connected, #after, #calendar')
    await expect(later).toHaveCount(4)
    await expect(later.filter({ visible: true })).toHaveCount(0)
    expect((await page.locator('main').boundingBox())?.height).toBeLessThanOrEqual(2.5 * 900)
    await page.getByRole('link', { name: 'Am I connected?' }).click()
    await expect(page.locator('#connected')).toBeVisible()
  })
})

test.describe('on a computer with a narrow window', () => {
  test.use({ userAgent: BROWSERS['a computer with a narrow window'] })

  test('unfolds the QR code with one press', async ({ page }) => {
    await buysForToday(page)
    const picture = page.getByRole('img', { name: /^QR code for eSIM/ })
    await expect(picture).toBeHidden()
    await page.getByRole('link', { name: 'Install it now' }).click()
    await expect(picture).toBeVisible()
  })
})

test('corrects a number on the status page without losing the form', async ({ page }) => {
  const { reference } = await buysForToday(page)
  await page.goto(`/esim-status?reference=${encodeURIComponent(reference)}`)
  await expect(page.getByText('eSIM is not activated').first()).toBeVisible()
  await page.locator('summary').filter({ hasText: 'Which eSIM?' }).click()
  const number = page.getByRole('textbox', { name: 'ICCID' })
  await number.fill('123')
  await page.getByRole('button', { name: 'Check Status', exact: true }).click()
  await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible()
  await number.pressSequentially('4')
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0)
  await expect(number).toBeFocused()
})

test('buys the same again for a fellow traveler with one press', async ({ page }) => {
  const { reference } = await buysForToday(page)
  await page.goto(`/success?reference=${encodeURIComponent(reference)}`)
  await page.getByRole('button', { name: 'Same again for a fellow traveler' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByText('Spain · 1 GB for 7 days').first()).toBeVisible()
})
