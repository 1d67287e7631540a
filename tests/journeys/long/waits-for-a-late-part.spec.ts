// If a lazily loaded part isn't available, the page stays, and the part is loaded once the connection is back.
import { anAddress, expect, expectsInConsole, getsAFreeEsim, test } from '#tests/support/traveller.ts'

test('keeps the eSIM on the page if a script loads too late, and loads it again', async ({ page }) => {
  expectsInConsole('ERR_FAILED')
  await getsAFreeEsim(page, anAddress('late-part'))
  const keeper = '**/assets/browser-cart-keeper*'
  let asked = 0
  page.on('request', (request) => request.url().includes('browser-cart-keeper') && (asked += 1))
  await page.route(keeper, (route) => route.abort())
  await page.route('**/healthz', (route) => route.abort())
  await page.reload()
  await expect.poll(() => asked).toBeGreaterThan(1)
  await expect(page.getByRole('img', { name: /QR/i }).first()).toBeVisible()

  const comes = page.waitForResponse((response) => response.url().includes('browser-cart-keeper') && response.ok())
  await page.unroute(keeper)
  await page.unroute('**/healthz')
  await comes
  await expect(page.getByRole('img', { name: /QR/i }).first()).toBeVisible()
})
