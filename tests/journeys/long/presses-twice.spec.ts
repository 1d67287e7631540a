// A second press before the page has reacted to the first one counts as the same press.
import type { Page, Request } from '@playwright/test'
import { expect, expectsInConsole, test } from '#tests/support/traveller.ts'

const isPost = (request: Request) => request.method() === 'POST'

/**
 * Presses a button again at the moment the first press is sent, before the page can react; returns how many requests
 * were sent.
 */
async function sentByTwoPresses(page: Page, button: ReturnType<Page['getByRole']>): Promise<number> {
  let sent = 0
  let ended = 0
  const ends = (request: Request) => isPost(request) && (ended += 1)
  page
    .on('request', (request) => isPost(request) && (sent += 1))
    .on('requestfinished', ends)
    .on('requestfailed', ends)
  await button.evaluate((element: HTMLElement) => {
    const send = window.fetch
    let isFirst = true
    window.fetch = (...sending) => {
      const answer = send(...sending)
      if (isFirst) {
        isFirst = false
        element.click()
      }
      return answer
    }
    element.click()
  })
  await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible()
  await expect.poll(() => ended).toBe(sent)
  return sent
}

test('sends a page’s form once', async ({ page }) => {
  expectsInConsole('status of 422')
  await page.goto('/withdraw', { waitUntil: 'networkidle' })
  expect(await sentByTwoPresses(page, page.getByRole('button', { name: 'Withdraw from contract here' }))).toBe(1)
})

test('sends a background form once', async ({ page }) => {
  expectsInConsole('status of 422')
  await page.goto('/esim-status', { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: 'Email' }).fill('robin@example.com')
  await page.getByRole('textbox', { name: 'ICCID' }).fill('89010000000000000015')
  expect(await sentByTwoPresses(page, page.getByRole('button', { name: 'Check Status', exact: true }))).toBe(1)
})
