// A traveler who bought too much, or for the wrong country, takes another bundle instead, at 390 pixels: one that costs
// less is there with the difference on its way back, and one that costs more says how to get it.
import { z } from 'zod'
import { codeIn } from '#tests/support/account-mails.ts'
import { anAddress, buysAnEsim, expect, mailTo, SANDBOX, test } from '#tests/support/traveller.ts'

test.use({ viewport: { width: 390, height: 844 } })

const books = z.object({
  payment: z.object({
    charges: z.array(z.object({ client_reference_id: z.string(), amount: z.number(), amount_refunded: z.number() })),
  }),
  profiles: z.array(z.object({ iccid: z.string(), customReference: z.string(), state: z.string() })),
})
const readBooks = async () => books.parse(await (await fetch(`${SANDBOX}/control/state`)).json())

test('takes a cheaper bundle, gets the difference back, and reads what a dearer one costs more', async ({ page }) => {
  const email = anAddress('swaps')
  await buysAnEsim(page, email)
  const reference = new URL(page.url()).searchParams.get('reference')
  await page.getByRole('link', { name: 'Change or cancel' }).click()
  await page.getByRole('link', { name: 'Choose another bundle instead' }).click()
  await expect(page.getByRole('heading', { name: 'Swap the bundle' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'These cost more than you paid' })).toBeVisible()
  await expect(page.getByText(/€[\d.]+ more/).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Where will you use it?' }).selectOption('Germany')
  await page.getByRole('button', { name: 'Show bundles' }).click()
  await expect(page).toHaveURL(/instead=DE/)

  await page.getByRole('combobox', { name: 'Why are you swapping?' }).selectOption('Wrong country')
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByText('Please choose a bundle')).toBeVisible()
  const cheapest = page.getByRole('radio').first()
  await cheapest.check()
  const cents = -Number((await cheapest.getAttribute('value'))?.split(':')[0])
  await page.getByRole('combobox', { name: 'Why are you swapping?' }).selectOption('Wrong country')
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByText(`We’ve emailed a code to ${email}`)).toBeVisible()
  await page.getByRole('textbox', { name: 'Code from the email' }).fill(codeIn(await mailTo(email, /is your/)))
  await page.getByRole('button', { name: 'Swap the bundle' }).click()
  await expect(page.getByRole('heading', { name: 'Your bundle is swapped' })).toBeVisible()
  await expect(page.getByText('goes back to your original payment method')).toBeVisible()

  const stateOf = async () => {
    const { payment, profiles } = await readBooks()
    const [charge] = payment.charges.filter(({ client_reference_id: name }) => name === reference)
    const former = profiles.find(({ customReference }) => customReference === reference)
    return { backCents: charge?.amount_refunded, former: former?.state }
  }
  await expect.poll(stateOf).toEqual({ backCents: cents, former: 'released' })
  await page.getByRole('link', { name: 'Open the new eSIM' }).click()
  await expect(page).not.toHaveURL(new RegExp(encodeURIComponent(reference ?? '-')))
  await expect(page.getByText('Germany').filter({ visible: true }).first()).toBeVisible()
  expect(await mailTo(email, /Your refund/)).toContain('Credit note')
})
