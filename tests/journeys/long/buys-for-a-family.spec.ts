// A family of four with one phone at hand, 390 pixels wide: one payment, an eSIM for each, a name mended on the way back
// from the payment page and one after it, and a link for somebody who opens it later on a phone of their own.
import { anotherBrowser } from '#tests/support/another-browser.ts'
import { TRIP_DAYS } from '#tests/support/trip-to-come.ts'
import {
  anAddress,
  expect,
  fillsTheCheckout,
  GOOD_CARD,
  mailsTo,
  orders,
  paysWith,
  test,
} from '#tests/support/traveller.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a family of four buys once, and each opens an eSIM of their own', async ({ page, browser }) => {
  const email = anAddress('family')
  await page.goto(`/bundleselector?to=FR,IT&${TRIP_DAYS}&step=results`)
  const more = page.getByRole('main').getByRole('button', { name: 'One traveler more' })
  for (const count of [2, 3, 4]) {
    await more.click()
    await expect(page.getByRole('status', { name: `${count} travelers` })).toBeVisible()
  }
  await expect(page).toHaveURL(/travelers=4/)
  await page.getByRole('button', { name: 'Start your journey and go to payment' }).click()
  await expect(page).toHaveURL(/\/checkout$/)

  await fillsTheCheckout(page, { email })
  await page.getByLabel('Name of traveler 2').fill('Mia')
  await page.getByLabel('Name of traveler 3').fill('Loe')
  const total = /€[\d.]+/.exec(await page.getByRole('button', { name: /Order with obligation/ }).innerText())?.[0] ?? ''
  await orders(page)
  await expect(page.getByRole('button', { name: `Pay ${total}` })).toBeVisible()
  await page.goBack()
  await page.getByLabel('Name of traveler 3').fill('Leo')
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await orders(page)
  await paysWith(page, GOOD_CARD)

  await expect(page.getByRole('heading', { name: 'The other travelers' })).toBeVisible()
  await expect(page.getByText('eSIMs delivered: 4 of 4')).toBeVisible({ timeout: 60_000 })
  const others = page.getByRole('region', { name: 'The other travelers' }).getByRole('listitem')
  await expect(others).toContainText([/Mia/, /Leo/, /Traveler 4/])
  await expect(page.getByText(total).first()).toBeAttached()
  await expect.poll(async () => (await mailsTo(email)).length).toBe(4)

  const mia = others.filter({ hasText: 'Mia' })
  await mia.getByText('Change the name').click()
  await mia.getByLabel('Name of traveler 2').fill('Mila')
  await mia.getByRole('button', { name: 'Save' }).click()
  await expect(others).toContainText([/Mila/, /Leo/, /Traveler 4/])

  const leo = others.filter({ hasText: 'Leo' })
  await leo.getByRole('button', { name: 'Get a link' }).click()
  const link = await leo.getByText(/^http/).innerText()
  const phone = await (await anotherBrowser(browser, { viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(link)
  await expect(phone.getByRole('link', { name: /Install/ }).first()).toBeVisible()
  await expect(phone.getByText(total)).toHaveCount(0)
  await expect(phone.getByRole('heading', { name: 'The other travelers' })).toHaveCount(0)
})
