// A traveler whose browser translates the shop: nothing breaks, and whatever changes is shown as it is.
import { hasATranslator, type Way } from '#tests/support/translator.ts'
import {
  anAddress,
  applies,
  choosesABundle,
  expect,
  fillsTheCheckout,
  GOOD_CARD,
  holdsTheEsim,
  mailTo,
  paysWith,
  test,
} from '#tests/support/traveller.ts'

for (const way of ['replaces texts', 'moves texts'] satisfies Way[]) {
  test(`buys a bundle while a translator ${way}`, async ({ page }) => {
    await hasATranslator(page, way)
    const email = anAddress('translated')

    await test.step('picks destinations, and takes one back', async () => {
      await page.goto('/bundleselector')
      const box = page.getByRole('combobox', { name: 'Search for a country' })
      for (const typed of ['Spain', 'Atlantis', 'Fr', '']) await box.fill(typed)
      await page.getByRole('heading', { level: 1 }).first().click()
      for (const name of ['Spain', 'Japan']) {
        await box.fill(name)
        await page.getByRole('listbox').getByRole('option', { name }).click()
      }
      await page.getByRole('button', { name: 'Remove Japan' }).first().click()
      await expect(page.getByRole('button', { name: 'Remove Japan' })).toHaveCount(0)
      await page.getByRole('button', { name: 'Remove Spain' }).first().click()
    })

    await test.step('chooses a bundle', () => choosesABundle(page))

    const button = page.getByRole('button', { name: 'Order with obligation to pay' })
    await test.step('is shown the amount that a coupon leaves', async () => {
      const before = (await button.textContent()) ?? ''
      expect(before).toMatch(/€\d+\.\d\d/)
      await applies(page, 'NOSUCHCODE')
      await expect(page.getByText('This coupon code isn’t valid.').first()).toBeVisible()
      await applies(page, 'WANDER20')
      await expect(button).not.toHaveText(before)
      const amount = /€\d+\.\d\d/.exec((await button.textContent()) ?? '')?.[0] ?? ''
      await expect(page.locator('output.display:visible')).toHaveText(amount)
    })

    await test.step('pays, and holds the code that was mailed', async () => {
      await fillsTheCheckout(page, { email })
      await button.click()
      await expect(page).toHaveURL(/\/pay\//)
      await paysWith(page, GOOD_CARD)
      await holdsTheEsim(page)
      const code = /LPA:1\$\S+/.exec(await mailTo(email, /eSIM/))?.[0] ?? 'no code'
      await expect(page.getByText(code, { exact: true }).first()).toHaveText(code)
    })
  })
}
