import { expect, test } from '#tests/support/traveller.ts'
import { anAddress, GOOD_CARD, holdsTheEsim } from '#tests/support/traveller.ts'
import type { Page } from '@playwright/test'

test('orders with the keyboard alone, in at most sixty key presses', async ({ page }) => {
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 60; step += 1) {
      if (name.test(await focused(page))) return
      await press('Tab')
    }
    throw new Error(`Tab never reached ${name}; last was ${await focused(page)}`)
  }

  await page.goto('/bundleselector')
  await tabTo(/Skip to main/)
  await press('Enter')
  await tabTo(/Search for a country/)
  await page.keyboard.type('France')
  await expect(page.getByRole('listbox').getByRole('option', { name: /France/ })).toBeVisible()
  await press('Enter')
  await expect(page.getByRole('combobox')).toHaveValue('')
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'When are you traveling' })).toBeFocused()
  // Nobody goes on before what they need shows, and pressed around the whole page, Tab takes another forty.
  await expect(page.getByRole('grid')).toBeVisible()
  await tabTo(/^\d{1,2}$/)
  await press('Enter')
  await expect(page.getByRole('button', { name: /^Continue · 1 day/ })).toBeEnabled()
  await tabTo(/^Continue/)
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Recommended Bundles' })).toBeFocused()
  await expect(page.getByRole('button', { name: /^Start your journey/ }).first()).toBeEnabled()
  await tabTo(/^Light/)
  await press('Enter')
  await expect(page).toHaveURL(/\/checkout$/)
  const heading = page.getByRole('heading', { name: 'Checkout' })
  await expect(heading).toBeFocused()
  // It is no control, so nothing frames it.
  await expect(heading).toHaveCSS('outline-style', 'none')
  await expect(heading).toHaveCSS('box-shadow', 'none')
  await tabTo(/Email/)
  await page.keyboard.type(anAddress('keys'))
  await press('Tab')
  await page.keyboard.type('Kim Keys')
  await tabTo(/terms/i)
  await press('Space')
  await tabTo(/Order with obligation to pay/)
  expect(presses).toBeLessThanOrEqual(60)
  await press('Enter')

  await expect(page).toHaveURL(/\/pay\//)
  await tabTo(/Card number/)
  await page.keyboard.type(GOOD_CARD)
  await press('Tab')
  await page.keyboard.type('12/34')
  await press('Tab')
  await page.keyboard.type('123')
  await press('Enter')
  await holdsTheEsim(page)
})

/** The name of the focused element, from its label or text. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (element instanceof HTMLInputElement)
      return [...(element.labels ?? [])].map((label) => label.innerText).join(' ') || (element.ariaLabel ?? '')
    return element instanceof HTMLElement && element !== document.body
      ? element.innerText || (element.ariaLabel ?? '')
      : ''
  })
}
