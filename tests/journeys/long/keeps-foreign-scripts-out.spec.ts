// What somebody managed to put into a page does not run, our pages show nothing in frames of other sites, and the shop
// hears of both (safety case L09).
import { withForeignPage } from '#tests/support/foreign-page.ts'
import { expect, expectsInConsole, test } from '#tests/support/traveller.ts'

const INJECTED = '<script>window.isTaken = true</script><img src="x" onerror="window.isTaken = true">'

test('a script put into a page does not run, and the browser tells the shop (L09)', async ({ page }) => {
  expectsInConsole('Content Security Policy')
  await page.route('**/faq', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({ response: answer, body: text.replace('</body>', `${INJECTED}</body>`) })
  })
  const told = page.waitForRequest((request) => new URL(request.url()).pathname === '/blocked')
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await told).method()).toBe('POST')
  expect(await page.evaluate(() => Reflect.get(window, 'isTaken'))).toBeUndefined()
})

test('a page of the shop shows nothing in the frame of another site (L09)', async ({ page, baseURL }) => {
  expectsInConsole('frame-ancestors')
  expectsInConsole('Content Security Policy')
  await withForeignPage(`<title>Foreign</title><iframe src="${baseURL}/login"></iframe>`, async (address) => {
    await page.goto(address)
    await expect(page.locator('iframe')).toBeVisible()
    await expect(page.frameLocator('iframe').getByRole('textbox')).toHaveCount(0)
    expect(page.frames().map((frame) => frame.url())).not.toContain(`${baseURL}/login`)
  })
})
