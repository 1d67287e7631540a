// A grandmother gives an eSIM away at 390 pixels; on its day, her grandson opens it, and hands it back.
import { z } from 'zod'
import { addDays, dateOnlyOf } from '#values/date.ts'
import { anotherBrowser } from '#tests/support/another-browser.ts'
import {
  anAddress,
  comesWithATrip,
  expect,
  fillsTheCheckout,
  GOOD_CARD,
  mailTo,
  orders,
  paysWith,
  SANDBOX,
  test,
} from '#tests/support/traveller.ts'

test.use({ viewport: { width: 390, height: 844 } })

const books = z.object({
  payment: z.object({
    charges: z.array(z.object({ client_reference_id: z.string(), amount: z.number(), amount_refunded: z.number() })),
  }),
})

async function leftOf(reference: string | null) {
  const { payment } = books.parse(await (await fetch(`${SANDBOX}/control/state`)).json())
  const paid = payment.charges.filter(({ client_reference_id: name }) => name === reference)
  return paid.reduce((sum, charge) => sum + charge.amount - charge.amount_refunded, 0)
}

test('a gift is bought, opened, and handed back, and its buyer gets the money', async ({ page, browser }) => {
  const [email, receiver] = [anAddress('gives'), anAddress('gets')]
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email })
  await page.getByRole('checkbox', { name: 'This is a gift' }).check()
  await page.getByRole('textbox', { name: 'Receiver’s email' }).fill(receiver)
  await page.getByRole('textbox', { name: 'From whom' }).fill('Grandma')
  await page.getByRole('textbox', { name: 'A line for the receiver' }).fill('Write to me from Rome!')
  await orders(page)
  await paysWith(page, GOOD_CARD)
  await expect(page.getByRole('heading', { name: 'Your gift is ready' })).toBeVisible()
  await expect(page.getByText(`For ${receiver}`)).toBeVisible()
  const reference = new URL(page.url()).searchParams.get('reference')
  expect(await leftOf(reference)).toBeGreaterThan(0)

  const mail = await mailTo(receiver, /Grandma gives you an eSIM/)
  expect(mail).not.toContain('€')
  const theirs = await anotherBrowser(browser, { viewport: { width: 390, height: 844 } })
  const gift = await theirs.newPage()
  await gift.goto(/https?:\S+\/gift\?key=\S+/.exec(mail)?.[0] ?? '')
  await expect(gift.getByRole('heading', { name: 'A gift from Grandma' })).toBeVisible()
  await expect(gift.getByText('Write to me from Rome!')).toBeVisible()
  await gift.getByRole('button', { name: 'Open the gift' }).click()
  await gift.getByRole('link', { name: 'Install your eSIM' }).click()
  await expect(gift.getByRole('heading', { level: 1, name: 'Install your eSIM' })).toBeVisible()
  await gift.goBack()
  await gift.getByLabel('First day of your trip').fill(addDays(dateOnlyOf(new Date(), 'UTC'), 40))
  await gift.getByRole('button', { name: 'Save the day' }).click()
  await expect(gift.getByText(/^We remind you before /)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Opened', { exact: true })).toBeVisible()

  await gift.getByText('Hand it back', { exact: true }).click()
  await gift.getByRole('checkbox', { name: 'I hand the gift back' }).check()
  await gift.getByRole('button', { name: 'Hand the gift back' }).click()
  await expect(gift.getByRole('heading', { name: 'You handed the gift back' })).toBeVisible()
  await expect.poll(() => leftOf(reference)).toBe(0)
  expect(await mailTo(email, /Your refund/)).toContain('Credit note')
  await page.reload()
  await expect(page.getByText('Handed back')).toBeVisible()
  await theirs.close()
})
