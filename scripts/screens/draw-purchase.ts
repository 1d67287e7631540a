// From the landing page to the eSIM, its invoice, and its email.
import type { Easel } from './easel.ts'

const TRIP = 'to=FR,IT&from=2027-06-01&to_date=2027-06-07'

export async function drawPurchase(easel: Easel) {
  const { page, draw, drawAt, mailbox } = easel
  await drawAt('home', `/?${TRIP}`, false)
  await drawAt('destinations', '/bundleselector?to=FR,IT')
  await drawAt('dates', `/bundleselector?${TRIP}&step=dates`)
  await drawAt('results', `/bundleselector?${TRIP}&step=results`)
  const { search } = await buy(easel, 'robin@example.com')
  for (const [name, path] of [
    ['install', '/install'],
    ['top-up', '/top-up'],
    ['invoice', '/order/invoice'],
  ] as const)
    await drawAt(name, path + search)
  await drawAt('esim-status', '/esim-status')
  await drawAt('not-found', '/nowhere')
  await page.goto(mailbox)
  await page.getByRole('link').filter({ hasText: 'eSIM Details' }).first().click()
  await draw('mail')
}

/** Buys the trip's cheapest bundle; afterward, the page shows the order. */
async function buy({ page, draw, shop }: Easel, email: string): Promise<URL> {
  await page.goto(`${shop}/bundleselector?${TRIP}&step=results`)
  await page.getByRole('button', { name: 'Start your journey and go to payment' }).click()
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
  await draw('checkout')
  await page.getByLabel('Full name').fill('Robin Reisende')
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: /Order with obligation to pay/ }).click()
  await page.waitForURL(/\/pay\//)
  await draw('payment')
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry').fill('12/34')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await page.waitForURL(/\/success/)
  await page.getByRole('button', { name: 'Resend Email' }).waitFor()
  await draw('order')
  return new URL(page.url())
}
