// A traveler who bought too much, too little, or for the wrong country takes another bundle instead, at 390 pixels: one
// that costs less is there with the difference on its way back, and one that costs more once the difference is paid.
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { codeIn } from '#tests/support/account-mails.ts'
import { anAddress, buysAnEsim, expect, GOOD_CARD, mailTo, paysWith, SANDBOX, test } from '#tests/support/traveller.ts'

test.use({ viewport: { width: 390, height: 844 } })

const books = z.object({
  payment: z.object({
    charges: z.array(z.object({ client_reference_id: z.string(), amount: z.number(), amount_refunded: z.number() })),
  }),
  profiles: z.array(z.object({ iccid: z.string(), customReference: z.string(), state: z.string() })),
})
const readBooks = async () => books.parse(await (await fetch(`${SANDBOX}/control/state`)).json())

async function goesToSwap(page: Page): Promise<string> {
  const reference = new URL(page.url()).searchParams.get('reference') ?? ''
  await page.getByRole('link', { name: 'Change or cancel' }).click()
  await page.getByRole('link', { name: 'Choose another bundle instead' }).click()
  return reference
}

/** The cents that it costs more. */
async function chooses(page: Page, email: string, which: 'first' | 'last'): Promise<number> {
  const bundle = page.getByRole('radio')[which]()
  await bundle.check()
  const cents = Number((await bundle.getAttribute('value'))?.split(':')[0])
  await page.getByRole('combobox', { name: 'Why are you swapping?' }).selectOption('Wrong country')
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByText(`We’ve emailed a code to ${email}`)).toBeVisible()
  await page.getByRole('textbox', { name: 'Code from the email' }).fill(codeIn(await mailTo(email, /is your/)))
  return cents
}

test('takes a cheaper bundle and gets the difference back', async ({ page }) => {
  const email = anAddress('swaps')
  await buysAnEsim(page, email)
  const reference = await goesToSwap(page)
  await expect(page.getByRole('heading', { name: 'Swap the bundle' })).toBeVisible()
  await expect(page.getByText(/€[\d.]+ more/).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Where will you use it?' }).selectOption('Germany')
  await page.getByRole('button', { name: 'Show bundles' }).click()
  await expect(page).toHaveURL(/instead=DE/)

  await page.getByRole('combobox', { name: 'Why are you swapping?' }).selectOption('Wrong country')
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByText('Please choose a bundle')).toBeVisible()
  const cents = -(await chooses(page, email, 'first'))
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

test('pays the difference for a bundle that costs more, and has that one alone', async ({ page }) => {
  const email = anAddress('swaps-up')
  await buysAnEsim(page, email)
  const reference = await goesToSwap(page)
  const cents = await chooses(page, email, 'last')
  const amount = `€${(cents / 100).toFixed(2)}`
  await page.getByRole('button', { name: `Pay ${amount} and swap` }).click()
  await expect(page.getByText('Difference for the swap').first()).toBeVisible()
  await paysWith(page, GOOD_CARD)
  await expect(page.getByRole('heading', { name: 'Your eSIM is ready' })).toBeVisible({ timeout: 60_000 })

  const own = new URL(page.url()).searchParams.get('reference') ?? ''
  const { payment, profiles } = await readBooks()
  const charged = (of: string) => payment.charges.filter(({ client_reference_id: name }) => name === of)
  expect([...charged(reference), ...charged(own)]).toMatchObject([{ amount_refunded: 0 }, { amount: cents }])
  const stateOf = (of: string) => profiles.filter(({ customReference }) => customReference === of)
  expect(stateOf(reference)).toMatchObject([{ state: 'released' }])
  expect(stateOf(own).filter(({ state }) => state !== 'released')).toHaveLength(1)
  expect(await mailTo(email, /eSIM Details/)).toContain(amount)

  await page.goto(`/order/cancel?reference=${encodeURIComponent(reference)}`)
  await expect(page.getByRole('heading', { name: 'Your bundle is swapped' })).toBeVisible()
  await expect(page.getByText(`You paid the difference of ${amount}.`)).toBeVisible()
})
