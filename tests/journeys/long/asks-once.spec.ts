// A page's data may not be kept, so what is fetched ahead of a press would be fetched again: each press asks once.
import { comesWithATrip, expect, isAwake, test } from '#tests/support/traveller.ts'

test('asks for the data of each page once, wherever the pointer rests before the press', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.data')) asked.push(pathname)
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const follows = async (part: 'banner' | 'contentinfo' | 'main', name: string, address: RegExp) => {
    asked.length = 0
    const link = page.getByRole(part).getByRole('link', { name, exact: true }).first()
    await link.hover()
    // The home page's scripts load with the first touch; a press before that opens the page as a document.
    await isAwake(link)
    await page.waitForLoadState('networkidle')
    expect(asked, `before ${name} was pressed`).toEqual([])
    await link.click()
    await expect(page).toHaveURL(address)
    await page.waitForLoadState('networkidle')
    expect(asked, name).toEqual([...new Set(asked)])
    expect(asked, name).not.toEqual([])
  }
  await follows('main', 'Check your eSIM', /\/esim-status$/)
  await follows('banner', 'Business', /\/business$/)
  await follows('banner', 'Help', /\/support$/)
  await follows('banner', 'Account', /\/login/)
  await follows('banner', 'eSIM Status', /\/esim-status$/)
  await follows('contentinfo', 'FAQ', /\/faq$/)
  await follows('contentinfo', 'Terms & Conditions', /\/terms$/)
})

test('reads only the checkout after a bundle is added, and nothing that it would interrupt', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.data')) asked.push(pathname)
  })
  await comesWithATrip(page)
  await expect(page).toHaveURL(/\/checkout$/)
  await page.waitForLoadState('networkidle')
  expect(asked.slice(asked.indexOf('/cart.data'))).toEqual(['/cart.data', '/checkout.data'])
})
