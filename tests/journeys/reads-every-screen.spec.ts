// Axe finds nothing on the screens of the journey, in four widths, and nothing has to be scrolled sideways.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  anAddress,
  applies,
  comesWithATrip,
  expect,
  fillsTheCheckout,
  GOOD_CARD,
  holdsTheEsim,
  orders,
  paysWith,
  test,
} from '#tests/support/traveller.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const TRIP = 'to=FR,IT&from=2027-06-01&to_date=2027-06-07'

const SCREENS: [string, string][] = [
  ['home', '/'],
  ['the trip on the landing page', `/?${TRIP}`],
  ['destinations', '/bundleselector?to=FR,JP'],
  ['dates', `/bundleselector?${TRIP}&step=dates`],
  ['results', `/bundleselector?${TRIP}&step=results`],
  ['a trip that no bundle covers', '/bundleselector?to=FR,MA&from=2027-06-01&to_date=2027-06-07&step=results'],
  ['a trip longer than any bundle', '/bundleselector?to=FR&from=2027-06-01&to_date=2027-12-01&step=results'],
  ['partnership packages', '/business'],
  ['FAQ', '/faq'],
  ['terms', '/terms'],
  ['privacy', '/privacy'],
  ['accessibility statement', '/accessibility'],
  ['withdrawal', '/withdraw'],
  ['devices', '/devices'],
  ['contract summary', '/contract-summary/01032_3'],
  ['eSIM status', '/esim-status'],
  ['no order', '/success'],
  ['nothing to install', '/install'],
  ['a broken link to the warnings', '/alerts'],
  ['support', '/support'],
  ['login', '/login'],
  ['sign-up', '/signup'],
  ['password set-up', '/setup-password'],
  ['the account tool', '/auth?tab=register'],
  ['password reset', '/reset-password'],
  ['saved passes', '/offline'],
  ['not found', '/nowhere'],
]

async function isReadable(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

for (const width of [320, 390, 768, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('reads every public screen', async ({ page }) => {
      for (const [name, address] of SCREENS) {
        await test.step(name, async () => {
          await page.goto(address)
          await page.waitForLoadState('networkidle')
          await isReadable(page)
        })
      }
    })

    test('reads checkout and order page in their states', async ({ page }) => {
      await comesWithATrip(page)
      await isReadable(page)
      await applies(page, 'NOSUCHCODE')
      await expect(page.getByText('This coupon code is not valid.').first()).toBeVisible()
      await isReadable(page)
      await fillsTheCheckout(page, { email: anAddress('reads') })
      await orders(page)
      await paysWith(page, GOOD_CARD)
      await expect(page.getByRole('heading', { name: 'Thank You for Your Purchase!' })).toBeVisible()
      await isReadable(page)
      await holdsTheEsim(page)
      await isReadable(page)
      await page.goto('/esim-status')
      await page.getByRole('button', { name: 'Check Status' }).click()
      await expect(page.getByText('eSIM is not activated')).toBeVisible()
      await page.getByRole('button', { name: 'Show esim download information and qr code' }).click()
      await expect(page.getByRole('img', { name: /QR code for eSIM ending/ })).toBeVisible()
      await isReadable(page)
      await page.getByRole('link', { name: 'Top up' }).click()
      await expect(page.getByRole('heading', { name: 'Top up your eSIM' })).toBeVisible()
      await isReadable(page)
    })
  })
}
