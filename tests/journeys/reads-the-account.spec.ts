// Axe finds nothing in the account, on a small phone and on a large screen; and the figures come without script, too.
import { AxeBuilder } from '@axe-core/playwright'
import {
  anAddress,
  applies,
  comesWithATrip,
  expect,
  fillsTheCheckout,
  hasAnAccount,
  holdsTheEsim,
  test,
} from '#tests/support/traveller.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const PAGES = ['overview', 'services', 'features', 'profile'].map((tab) => `/account?tab=${tab}`)

const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

test('reads every tab of the account and the dashboard', async ({ page, browser }) => {
  test.slow()
  const email = anAddress('reads-account')
  const isReadable = async (step: string) =>
    test.step(step, async () => {
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
      expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0)
    })
  await hasAnAccount(page, { email, password: 'Lantern-42-kestrel' })
  await expect(page.getByRole('heading', { name: 'No Active eSIMs' })).toBeVisible()
  await isReadable('an account without eSIMs')
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email })
  await applies(page, 'DEMOFREE1')
  await page.getByRole('button', { name: 'Complete free order' }).click()
  await holdsTheEsim(page)

  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const address of [...PAGES, '/user-dashboard']) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      for (const summary of await page.locator('main summary').all()) await summary.click()
      await isReadable(`${address} at ${width} px`)
    }
  }

  const still = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await still.newPage()
  await plain.goto('/user-dashboard')
  await expect(plain.getByText('1024 MB out of 1024 MB')).toBeVisible()
  await still.close()
})
