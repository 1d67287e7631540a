// A link leads to its page, although a form of the page that is left is answered before the router knows the other one.
import type { Page, Request } from '@playwright/test'
import { anAddress, expect, getsAFreeEsim, test } from '#tests/support/traveller.ts'

const isPost = (request: Request) => request.method() === 'POST'

/** Holds the answer of the next form, and what the router asks about the page of a link. */
async function holdsBoth(page: Page, path: string) {
  const [asked, answers, knows] = [0, 1, 2].map(() => Promise.withResolvers<void>())
  await page.route('**/__manifest?*', async (route) => {
    if (route.request().url().includes(path)) await knows?.promise
    await route.continue()
  })
  await page.route('**/esim-status.data*', async (route) => {
    if (route.request().method() === 'POST') {
      asked?.resolve()
      await answers?.promise
    }
    await route.continue()
  })
  return {
    isAsked: asked?.promise,
    letsAnswerFirst: async () => {
      // The router may let go of an answer whose end it doesn't need.
      const isRead = Promise.race([
        page.waitForEvent('requestfinished', isPost),
        page.waitForEvent('requestfailed', isPost),
      ])
      answers?.resolve()
      await isRead
      // By then the router has taken it.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
      knows?.resolve()
    },
  }
}

test('reaches the top-up of an eSIM, although its status comes in between', async ({ page }) => {
  await getsAFreeEsim(page, anAddress('leaves'))
  const held = await holdsBoth(page, 'top-up')
  await page.goto('/esim-status')
  const link = page.getByRole('link', { name: 'Top up' })
  await expect(link).toBeVisible()
  await page.getByRole('button', { name: 'Refresh Status' }).click()
  await held.isAsked
  await link.click()
  await held.letsAnswerFirst()
  await expect(page).toHaveURL(/\/top-up\?/)
  await expect(page.getByRole('heading', { name: 'Top up your eSIM' })).toBeVisible()
})

test('reaches a page, although a refusal comes in between', async ({ page }) => {
  const held = await holdsBoth(page, 'support')
  await page.goto('/esim-status')
  await page.getByRole('textbox', { name: 'ICCID' }).fill('89010000000000000015')
  await page.getByRole('textbox', { name: 'Email' }).fill('robin@example.com')
  await page.getByRole('button', { name: 'Check Status' }).click()
  await held.isAsked
  await page.locator('a[href="/support"]').filter({ visible: true }).first().click()
  await held.letsAnswerFirst()
  await expect(page.getByRole('heading', { level: 1, name: "We're Here to Help" })).toBeVisible()
})
