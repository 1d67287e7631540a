import { anotherBrowser } from '#tests/support/another-browser.ts'
import { anAddress, buysAnEsim, expect, test } from '#tests/support/traveller.ts'

const NOT_FOUND =
  'The requested information for this eSIM or order does not exist. Please order a new eSIM or contact support.'

test("sees the not-found text for somebody else's order, and nothing of it", async ({ page, browser }) => {
  const email = anAddress('private')
  await buysAnEsim(page, email)

  const stranger = await (await anotherBrowser(browser)).newPage()
  const answer = await stranger.goto(page.url())
  expect(answer?.status()).toBe(404)
  await expect(stranger.getByText(NOT_FOUND)).toBeVisible()
  await expect(stranger.getByRole('link', { name: 'Go to Homepage' })).toBeVisible()
  expect(await stranger.content()).not.toContain(email)
  const qr = await stranger.request.get(page.url().replace('/success', '/order/qr-code'))
  expect(qr.status()).toBe(404)
})

test('sees that there is no order without a reference', async ({ page }) => {
  await page.goto('/success')
  await expect(page.getByRole('heading', { name: 'No Order Found' })).toBeVisible()
})
