import { PNG } from 'pngjs'
import readQr from 'jsqr'
import {
  anAddress,
  CONFIRMED_CARD,
  choosesABundle,
  comesWithATrip,
  expect,
  fillsTheCheckout,
  GOOD_CARD,
  holdsTheEsim,
  mailsTo,
  orders,
  paysWith,
  test,
} from '#tests/support/traveller.ts'

test.use({ serviceWorkers: 'allow' })

test('buys a bundle, from the landing page to a scannable QR code, on the page and by email', async ({ page }) => {
  const email = anAddress('buys')
  await choosesABundle(page)
  await expect(page.getByRole('main')).not.toContainText('Not chosen yet')
  await fillsTheCheckout(page, { email })
  const asked = await page.getByRole('button', { name: /Order with obligation to pay/ }).innerText()
  await orders(page)

  const total = /€[\d.]+/.exec(asked)?.[0] ?? 'no total'
  await expect(page.getByRole('button', { name: `Pay ${total}` })).toBeVisible()
  await expect(page.getByText(/^Sold by Sample Company B\.V\., /)).toBeVisible()
  await paysWith(page, GOOD_CARD)
  await expect(page.getByRole('heading', { name: 'Thank You for Your Purchase!' })).toBeVisible()
  await holdsTheEsim(page)
  // A screen reader isn't left with the last-but-one step.
  await expect(page.getByText(/Step \d of 7/)).toHaveCount(0)
  const steps = page.getByRole('group').filter({ hasText: 'All 7 steps completed' })
  await expect(steps.getByText('All 7 steps completed')).toBeVisible()
  await expect(steps.getByRole('listitem')).toHaveCount(7)
  await steps.getByText('All 7 steps completed').click()
  await expect(steps.getByRole('listitem')).toHaveCount(0)
  await expect(page.getByText(total).filter({ visible: true }).first()).toBeVisible()

  const code = /LPA:1\$\S+/.exec(await page.locator('main').innerText())?.[0]
  const picture = await page.request.get(
    await page
      .getByRole('img', { name: /QR code for eSIM/ })
      .first()
      .evaluate((image: HTMLImageElement) => image.src),
  )
  const png = PNG.sync.read(await picture.body())
  expect(readQr(Uint8ClampedArray.from(png.data), png.width, png.height)?.data).toBe(code)

  await expect
    .poll(async () => (await mailsTo(email)).map((mail) => mail.subject))
    .toEqual(['eSIM Details from Wander Pass'])
})

test('confirms a card that requires confirmation', async ({ page }) => {
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email: anAddress('confirms') })
  await orders(page)
  await paysWith(page, CONFIRMED_CARD)
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await holdsTheEsim(page)
})
