// The destination picker: by name in any language, by zone, by keyboard, and what it announces during use.
import { expect, test } from '#tests/support/traveller.ts'

const search = /Search for a country/

test('finds a country by alias, accent, code, and local name, and gets a suggestion for a typo', async ({ page }) => {
  await page.goto('/bundleselector')
  const box = page.getByRole('combobox', { name: search })
  for (const [typed, found] of [
    ['holland', 'The Netherlands'],
    ['espana', 'Spain'],
    ['España', 'Spain'],
    ['gb', 'United Kingdom'],
    ['deutschland', 'Germany'],
    ['TURK', /Türkiye|Turkey/],
  ] as const) {
    await box.fill(typed)
    await expect(page.getByRole('listbox').getByRole('option', { name: found }).first()).toBeVisible()
  }
  await box.fill('Portgual')
  await expect(
    page.getByRole('group', { name: 'Did you mean' }).getByRole('option', { name: 'Portugal' }),
  ).toBeVisible()
  await box.fill('Atlantis')
  await expect(page.getByText('No match for “Atlantis”. Check the spelling, or browse zones.').first()).toBeVisible()
  await box.fill('Maldives')
  await expect(page.getByText('Our bundles don’t cover Maldives yet.').first()).toBeVisible()
})

test('no longer says what was missing once it is there', async ({ page }) => {
  await page.goto('/bundleselector')
  const said = page.locator('.toasts').getByText('No destinations selected')
  await expect(async () => {
    // The button says why it doesn't continue yet.
    await page.getByRole('button', { name: 'Continue' }).click({ force: true })
    await expect(said).toBeVisible({ timeout: 1_000 })
  }).toPass()
  // A toast under the pointer wouldn't leave by itself.
  await said.hover()
  const box = page.getByRole('combobox', { name: search })
  await box.fill('Spain')
  await box.press('Enter')
  await expect(said).toHaveCount(0)
})

test('doesn’t handle keys while an input method is composing', async ({ page }) => {
  await page.goto('/bundleselector')
  const box = page.getByRole('combobox', { name: search })
  await box.fill('日本')
  await expect(page.getByRole('listbox').getByRole('option', { name: 'Japan' }).first()).toBeVisible()
  const isTaken = (isComposing: boolean) =>
    box.evaluate(
      (field, isOn) =>
        !field.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', isComposing: isOn, bubbles: true, cancelable: true }),
        ),
      isComposing,
    )
  expect(await isTaken(true)).toBe(false)
  await expect(box).toHaveValue('日本')
  expect(await isTaken(false)).toBe(true)
  await expect(box).toHaveValue('')
})

test('opens the list on focus, and closes it on a choice or a click elsewhere', async ({ page }) => {
  await page.goto('/bundleselector')
  const box = page.getByRole('combobox', { name: search })
  const list = page.getByRole('listbox')
  await box.click()
  await expect(list).toBeVisible()
  await expect.poll(() => list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('240px')
  await page.getByRole('heading', { name: 'Where are you traveling to' }).click()
  await expect(list).toBeHidden()

  await box.fill('France')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(list).toBeHidden()
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Remove France' })).toBeVisible()
  await expect(page).toHaveURL(/to=FR/)
})

test('selects and deselects a whole zone', async ({ page }) => {
  await page.goto('/bundleselector')
  const next = page.getByRole('button', { name: 'Continue' })
  await expect(next).toBeDisabled()
  const europe = page.getByRole('checkbox', { name: /^Europe \d+ countries/ }).first()
  await expect(europe).toContainText('Starting at €3.45 excl. Tax')
  await europe.click()
  await expect(europe).toBeChecked()
  await expect(europe).toContainText('All selected')
  await expect(next).toBeEnabled()

  await page.getByRole('button', { name: 'Remove Austria' }).click()
  await expect(europe).toHaveAttribute('aria-checked', 'mixed')
  await europe.click()
  await expect(europe).toContainText('All selected')
  await europe.click()
  await expect(europe).not.toBeChecked()
  await expect(next).toBeDisabled()
})

test('sees a zone’s countries, and at once which zone covers the choice', async ({ page }) => {
  await page.goto('/bundleselector')
  await page.getByRole('button', { name: 'Show countries of Europe', exact: true }).click()
  const list = page.getByRole('list', { name: /^\d+ countries$/ })
  await expect(list).toBeVisible()
  await expect.poll(() => list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('144px')
  await list.getByRole('checkbox', { name: 'Italy' }).click()
  await expect(page.getByText('Europe covers it: 1 GB · €5.38').first()).toBeVisible()
  await page.getByRole('button', { name: 'Hide countries of Europe', exact: true }).click()
  await expect(list).toBeHidden()

  await page.goto('/bundleselector?to=FR,MA')
  await expect(page.getByText(/No single bundle covers/).first()).toBeVisible()
})

test('leaves the wizard’s steps by its bar, and returns with the browser’s Back', async ({ page }) => {
  await page.goto('/bundleselector?to=FR')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'When are you traveling' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Where are you traveling to' })).toBeVisible()
  await page.goForward()
  await page
    .getByRole('form', { name: 'Steps' })
    .getByRole('button', { name: /Destinations/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Where are you traveling to' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove France' })).toBeVisible()
})
