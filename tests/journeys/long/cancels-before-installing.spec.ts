// A traveler who bought for the wrong country cancels by themselves, at 390 pixels, before and after installing.
import type { Page } from '@playwright/test'
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

/** What the payment provider still has of an order, and its profile at the network. */
async function stateOf(page: Page) {
  const reference = new URL(page.url()).searchParams.get('reference')
  const { payment, profiles } = books.parse(await (await fetch(`${SANDBOX}/control/state`)).json())
  const paid = payment.charges.filter(({ client_reference_id: name }) => name === reference)
  return {
    leftCents: paid.reduce((sum, charge) => sum + charge.amount - charge.amount_refunded, 0),
    profile: profiles.find(({ customReference }) => customReference === reference),
  }
}

async function asksToCancel(page: Page, email: string) {
  await page.getByRole('link', { name: 'Change or cancel' }).click()
  await page.getByRole('combobox', { name: 'Why are you canceling?' }).selectOption('Wrong country')
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByText(`We’ve emailed a code to ${email}`)).toBeVisible()
  await page.getByRole('textbox', { name: 'Code from the email' }).fill(codeIn(await mailTo(email, /is your/)))
  await page.getByRole('button', { name: 'Cancel the order' }).click()
}

test('gets the money back before installing, and the eSIM is gone at the network', async ({ page }) => {
  const email = anAddress('cancels')
  await buysAnEsim(page, email)
  await asksToCancel(page, email)
  await expect(page.getByRole('heading', { name: 'Your order is canceled' })).toBeVisible()
  await expect.poll(async () => (await stateOf(page)).leftCents).toBe(0)
  expect((await stateOf(page)).profile?.state).toBe('released')
  expect(await mailTo(email, /Your refund/)).toContain('Credit note')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your order is canceled' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await expect(page.getByRole('heading', { name: 'This order was refunded' })).toBeVisible()
})

test('is led to a person after installing, with what the network says', async ({ page }) => {
  const email = anAddress('cancels-late')
  await buysAnEsim(page, email)
  const iccid = (await stateOf(page)).profile?.iccid
  await fetch(`${SANDBOX}/control/esims/${iccid}/install`, { method: 'POST' })
  await asksToCancel(page, email)
  await expect(page.getByRole('heading', { name: 'Our team takes over' })).toBeVisible()
  await expect(page.getByText('The network says that the eSIM was installed or used')).toBeVisible()
  expect((await stateOf(page)).leftCents).toBeGreaterThan(0)
  expect(await mailTo('support@wander-pass.example', /Cancellation of an order/)).toContain('in use')
})
