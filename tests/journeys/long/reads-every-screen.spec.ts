// Axe finds no problem on the screens of the purchase, at four widths, in light and dark mode, and in each language;
// nothing scrolls sideways, and words that are 40% longer are cut nowhere.
import { pathIn } from '#app/language/address.ts'
import { isSpoken } from '#app/language/spoken-pages.ts'
import { signsInAs } from '#tests/support/at-the-desk.ts'
import { isReadableInLongerWords, isUncut } from '#tests/support/longer-words.ts'
import { CUSTOMER } from '#tests/support/staff.ts'
import { FOREIGN_LANGUAGES } from '#values/language.ts'
import { EVERY_WIDTH, isReadable, isReadableNow } from '#tests/support/readable.ts'
import {
  anAddress,
  applies,
  comesWithATrip,
  expect,
  fillsTheCheckout,
  getsAFreeEsim,
  GOOD_CARD,
  holdsTheEsim,
  orders,
  paysWith,
  test,
} from '#tests/support/traveller.ts'
import { LONG_TRIP_DAYS, TRIP_DAYS } from '../../support/trip-to-come.ts'

test.use({ serviceWorkers: 'allow' })

const TRIP = `to=FR,IT&${TRIP_DAYS}`

const SCREENS: [string, string][] = [
  ['home', '/'],
  ['the trip on the landing page', `/?${TRIP}`],
  ['destinations', '/bundleselector?to=FR,JP'],
  ['dates', `/bundleselector?${TRIP}&step=dates`],
  ['results', `/bundleselector?${TRIP}&step=results`],
  ['a trip that no bundle covers', `/bundleselector?to=FR,MA&${TRIP_DAYS}&step=results`],
  ['a trip longer than any bundle', `/bundleselector?to=FR&${LONG_TRIP_DAYS}&step=results`],
  ['countries', '/esim'],
  ['a country', '/esim/japan'],
  ['currencies', '/currency?back=/esim'],
  ['a country that is not sold', '/tell-me-when?country=MA'],
  ['a gift without its link', '/gift'],
  ['nothing to cancel', '/order/cancel'],
  ['partnership packages', '/business'],
  ['FAQ', '/faq'],
  ['terms', '/terms'],
  ['privacy', '/privacy'],
  ['accessibility statement', '/accessibility'],
  ['partner API guide', '/business/api'],
  ['widget for other sites', `/embed?${TRIP}`],
  ['withdrawal', '/withdraw'],
  ['devices', '/devices'],
  ['contract summary', '/contract-summary/01032_3'],
  ['eSIM status', '/esim-status'],
  ['no order', '/success'],
  ['nothing to install', '/install'],
  ['a broken link to the warnings', '/alerts'],
  ['support', '/support'],
  ['support with the chat', '/support?chat=open'],
  ['login', '/login'],
  ['sign-up', '/signup'],
  ['password set-up', '/setup-password'],
  ['the account tool', '/auth?tab=register'],
  ['password reset', '/reset-password'],
  ['saved passes', '/offline'],
  ['not found', '/nowhere'],
]

const HALF = Math.ceil(SCREENS.length / 2)

for (const [part, screens] of [
  ['the first half', SCREENS.slice(0, HALF)],
  ['the second half', SCREENS.slice(HALF)],
] as const) {
  test(`every public screen is readable, light and dark, ${part}`, async ({ page }) => {
    test.setTimeout(180_000)
    for (const [name, address] of screens) {
      await test.step(name, async () => {
        await page.goto(address)
        await page.waitForLoadState('networkidle')
        await isReadable(page, EVERY_WIDTH, 'both')
        if (isSpoken(new URL(page.url()).pathname)) await isReadableInLongerWords(page)
      })
    }
    await page.goto('/')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark')
  })
}

// Each language has the headings of the English pages (tests/http/speaks-each-language.test.ts). What differs are its
// labels and its longest words, so each has one legal page, one of the account, and one of a place, each time another.
const LEGAL = ['/terms', '/privacy', '/withdraw', '/accessibility', '/contract-summary/01032_3']
const ACCOUNT = [
  '/account',
  '/account?tab=services',
  '/account?tab=features',
  '/account?tab=profile',
  '/account/security',
]
const PLACES = ['/esim/japan', '/esim', '/currency', '/esim/spain', '/esim/europe']

test('home, plans, help, legal, place, and account pages are readable in each language, down to a narrow phone', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 390, height: 900 })
  await signsInAs(page, CUSTOMER, '/account')
  for (const [at, language] of FOREIGN_LANGUAGES.entries()) {
    const own = [LEGAL, ACCOUNT, PLACES].map((pages) => pages[at] ?? '/')
    for (const path of ['/', `/bundleselector?${TRIP}&step=results`, '/support', ...own])
      await test.step(pathIn(path, language), async () => {
        await page.goto(pathIn(path, language))
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await isReadableNow(page)
        await isUncut(page, [320])
      })
  }
  for (const path of ACCOUNT)
    await test.step(`${path} in longer words`, async () => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await isReadableInLongerWords(page)
    })
})

test('checkout and order page are readable in all states', async ({ page }) => {
  test.setTimeout(180_000)
  await comesWithATrip(page)
  await isReadable(page, EVERY_WIDTH)
  await isReadableInLongerWords(page)
  await page.reload()
  await applies(page, 'NOSUCHCODE')
  await expect(page.getByText('This coupon code isn’t valid.').first()).toBeVisible()
  await isReadable(page, EVERY_WIDTH)
  await fillsTheCheckout(page, { email: anAddress('reads') })
  await orders(page)
  await paysWith(page, GOOD_CARD)
  await expect(page.getByRole('heading', { name: 'Thank You for Your Purchase!' })).toBeVisible()
  await isReadable(page, EVERY_WIDTH)
  await holdsTheEsim(page)
  await isReadable(page, EVERY_WIDTH)
  await isReadableInLongerWords(page)
})

test('status, install, and top-up pages of an eSIM are readable', async ({ page }) => {
  test.setTimeout(180_000)
  await getsAFreeEsim(page, anAddress('reads-more'))

  await page.goto('/esim-status')
  await page.getByRole('button', { name: 'Check Status' }).click()
  await expect(page.getByText('eSIM is not activated')).toBeVisible()
  await page.getByRole('button', { name: 'Show esim download information and qr code' }).click()
  await expect(page.getByRole('img', { name: /QR code for eSIM ending/ })).toBeVisible()
  await isReadable(page, EVERY_WIDTH)
  const topUp = (await page.getByRole('link', { name: 'Top up' }).getAttribute('href')) ?? ''
  await isReadableInLongerWords(page)
  await page.goto(topUp)
  await expect(page.getByRole('heading', { name: 'Top up your eSIM' })).toBeVisible()
  await isReadable(page, EVERY_WIDTH)
  for (const path of ['/top-up', '/install', '/order/cancel']) {
    await page.goto(topUp.replace('/top-up', path))
    await page.waitForLoadState('networkidle')
    await isReadableInLongerWords(page)
  }
})
