import { anotherBrowser } from '#tests/support/another-browser.ts'
import {
  anAddress,
  comesWithATrip,
  expect,
  fillsTheCheckout,
  GOOD_CARD,
  holdsTheEsim,
  mailsTo,
  orders,
  paysWith,
  referenceOf,
  spoils,
  test,
  textOf,
} from '#tests/support/traveller.ts'

test('reloads while the eSIM is being prepared, and it continues', async ({ page }) => {
  const email = anAddress('reloads')
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email })
  await orders(page)
  await paysWith(page, GOOD_CARD)
  await expect(page).toHaveURL(/\/success\?reference=/)
  for (let round = 0; round < 3; round += 1) await page.reload()
  await holdsTheEsim(page)
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
})

test('closes the tab after paying, and gets the eSIM by email with a link that opens the order elsewhere', async ({
  page,
  browser,
}) => {
  const email = anAddress('closes')
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email })
  await orders(page)
  await paysWith(page, GOOD_CARD)
  await page.close()

  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(1)
  const [mail] = await mailsTo(email)
  const text = await textOf(mail?.id)
  const link = /http:\/\/\S+\/success\?\S+/.exec(text)?.[0] ?? 'no link'

  const elsewhere = await (await anotherBrowser(browser)).newPage()
  await elsewhere.goto(link)
  await expect(elsewhere.getByText('Your order was successfully delivered!')).toBeVisible()
  expect(elsewhere.url()).not.toContain('key=')
})

test('gets the eSIM although the webhook is lost', async ({ page }) => {
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email: anAddress('lost') })
  await orders(page)
  await spoils({
    target: 'payment',
    at: 'webhook',
    kind: 'late',
    times: 3,
    ms: 600_000,
    match: await referenceOf(page.url()),
  })
  await paysWith(page, GOOD_CARD)
  await holdsTheEsim(page)
})
