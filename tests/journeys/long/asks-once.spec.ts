// A page's data may not be kept, so what is fetched ahead of a press would be fetched again: each press asks once.
import type { Request } from '@playwright/test'
import { anAddress, comesWithATrip, expect, fillsTheCheckout, isAwake, orders, test } from '#tests/support/traveller.ts'

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

const dataOf = (request: Request, into: string[]) => {
  const { pathname } = new URL(request.url())
  if (pathname.endsWith('.data')) into.push(`${request.method()} ${pathname}`)
}

test('reads only the checkout after a bundle is added, then nothing before the payment page, and all of it to its end', async ({
  page,
}) => {
  const asked: string[] = []
  const failed: string[] = []
  page.on('request', (request) => dataOf(request, asked))
  page.on('requestfailed', (request) => dataOf(request, failed))
  await comesWithATrip(page)
  await page.waitForLoadState('networkidle')
  expect(asked.slice(asked.indexOf('POST /cart.data'))).toEqual(['POST /cart.data', 'GET /checkout.data'])
  await fillsTheCheckout(page, { email: anAddress('once') })
  asked.length = 0
  await orders(page)
  expect(asked).toEqual(['POST /checkout.data'])
  expect(failed).toEqual([])
})
