// A press can arrive just as the page wakes up: its scripts have rendered it, but only report that while the press is
// already being dispatched.
import type { Page } from '@playwright/test'
import { expect, expectsInConsole, test } from '#tests/support/traveller.ts'
import { TRIP_DAYS } from '../../support/trip-to-come.ts'

const wakesBy = (page: Page, event: 'submit' | 'click') =>
  page.addInitScript(
    ({ press, awake }) => {
      let isPressed = false
      addEventListener(awake, (told) => !isPressed && told.stopImmediatePropagation(), true)
      addEventListener(press, () => {
        if (isPressed) return
        isPressed = true
        dispatchEvent(new Event(awake))
      })
    },
    { press: event, awake: 'awake' },
  )

test('sends a form that was submitted during hydration', async ({ page }) => {
  await wakesBy(page, 'submit')
  await page.goto('/esim-status')
  await page.getByRole('textbox', { name: 'Email' }).fill('robin@example.com')
  await expect(page.getByRole('form', { name: 'Which eSIM?' })).toHaveAttribute('novalidate')
  await page.getByRole('textbox', { name: 'ICCID' }).fill('89010000000000000015')
  const isSent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Check Status', exact: true }).click()
  await isSent
  await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-waking')
})

test('handles a button once that was clicked during hydration', async ({ page }) => {
  await wakesBy(page, 'click')
  await page.goto(`/bundleselector?to=FR,IT&${TRIP_DAYS}&step=dates`)
  await page.waitForLoadState('networkidle')
  const length = page.getByRole('button', { name: '2 weeks' })
  await length.evaluate((button) => {
    button.addEventListener('click', () => (button.dataset['presses'] = `${button.dataset['presses'] ?? ''}+`))
  })
  await length.click()
  await expect(length).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html')).not.toHaveAttribute('data-waking')
  await expect(length).toHaveAttribute('data-presses', '+')
})

test('handles a press before the scripts, although a touch was on the page when they came and became a scroll', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(`/bundleselector?to=FR,IT&${TRIP_DAYS}&step=dates`, { waitUntil: 'domcontentloaded' })
  const length = page.getByRole('button', { name: '2 weeks' })
  await length.click({ noWaitAfter: true })
  const touches = (event: string) =>
    page
      .locator('h1')
      .first()
      .evaluate((heading, name) => {
        heading.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: 'touch' }))
      }, event)
  await touches('pointerdown')
  const isAwake = page.evaluate(
    () => new Promise((done) => addEventListener('awake', () => setTimeout(() => done(true)), { once: true })),
  )
  scripts.resolve()
  await isAwake
  await touches('pointercancel')
  await expect(length).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html')).not.toHaveAttribute('data-waking')
})

test.describe('an invitation', () => {
  const SECRET = 'b8fec018-d3c1-4821-a7a2-d2f6f50cc8fe.secret'
  const accepts = async (page: Page) => {
    await page.goto(`/admin-invite#access_token=${SECRET}`, { waitUntil: 'domcontentloaded' })
    await page.getByLabel(/^Password/).fill('Lantern-42-kestrel')
    await page.getByLabel(/^Confirm Password/).fill('Lantern-42-kestrel')
    await page.getByRole('button', { name: 'Create my account' }).click({ noWaitAfter: true })
  }

  test('is accepted with its secret, although the button was pressed before a script could read it', async ({
    page,
  }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await accepts(page)
    scripts.resolve()
    expect((await sent).postData()).toContain(SECRET)
    // It was made up.
    await expect(page.getByText('This invitation is no longer valid.')).toBeVisible()
  })

  test('asks for its link if the scripts don’t load, and keeps the password', async ({ page }) => {
    expectsInConsole('Failed to load resource: net::ERR_FAILED')
    await page.route('**/*.js', (route) => route.abort())
    const posts: string[] = []
    page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())))
    await accepts(page)
    await expect(page.getByRole('textbox', { name: /^Link from our email/ })).toBeFocused()
    await expect(page.getByLabel(/^Confirm Password/)).toHaveValue('Lantern-42-kestrel')
    expect(posts).toEqual([])
  })
})

/** The inquiry form, opened by the affiliate banner before any script has loaded. */
const opensEarly = async (page: Page) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/business', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Join for free' }).click()
  return { dialog: page.getByRole('dialog'), letGo: scripts.resolve }
}

test.describe('the inquiry', () => {
  test('has the button’s topic, although it was clicked before the scripts loaded', async ({ page }) => {
    const { dialog, letGo } = await opensEarly(page)
    await expect(dialog.getByRole('radio', { name: /^Affiliate program/ })).not.toBeChecked()
    letGo()
    await expect(dialog.getByRole('radio', { name: /^Affiliate program/ })).toBeChecked()
    await expect(dialog.getByRole('textbox', { name: 'Your name' })).toBeVisible()
  })

  test('has the topic chosen since, whatever the button was', async ({ page }) => {
    const { dialog, letGo } = await opensEarly(page)
    await dialog.getByText('Something else').click()
    letGo()
    // The page is interactive once it responds to a choice, and keeps earlier choices until then.
    await expect
      .poll(() => dialog.locator('.inquiry-form').evaluate((form: HTMLFormElement) => form.noValidate))
      .toBe(true)
    await expect(dialog.getByRole('radio', { name: /^Something else/ })).toBeChecked()
    await dialog.getByRole('textbox', { name: 'Your name' }).fill('Robin Reisende')
    await expect(dialog.getByRole('radio', { name: /^Something else/ })).toBeChecked()
  })
})
