// An assistant finds and plans; the traveler opens its link and pays.
import { z } from 'zod'
import { openAssistant } from '#tests/support/assistant.ts'
import {
  anAddress,
  expect,
  fillsTheCheckout,
  GOOD_CARD,
  holdsTheEsim,
  orders,
  paysWith,
  test,
} from '#tests/support/traveller.ts'
import { ARRIVAL, DEPARTURE } from '#tests/support/trip-to-come.ts'

const countriesFound = z.object({ countries: z.array(z.object({ code: z.string() })) })
const plansFound = z.object({
  offers: z.array(z.object({ bundleId: z.string(), data: z.string(), total: z.string() })),
})
const linkMade = z.object({ url: z.string() })

test('pays at the address that an assistant gave, for the bundle that it chose', async ({ page, baseURL }) => {
  const assistant = await openAssistant(baseURL ?? '')
  const { countries } = countriesFound.parse(await assistant.ask('find_destinations', { query: 'Paris, Rome' }))
  const trip = { countries: countries.map(({ code }) => code), arrival: ARRIVAL, departure: DEPARTURE }
  const { offers } = plansFound.parse(await assistant.ask('find_plans', trip))
  const chosen = offers.find(({ data }) => data === '10 GB')
  if (!chosen) throw new Error('Nothing with 10 GB is sold.')
  const { url } = linkMade.parse(await assistant.ask('checkout_link', { ...trip, bundleId: chosen.bundleId }))

  await page.goto(url)
  await page.getByRole('button', { name: 'Start your journey and go to payment' }).click()
  await fillsTheCheckout(page, { email: anAddress('planned') })
  await expect(page.getByRole('button', { name: /Order with obligation to pay/ })).toContainText(chosen.total)
  await orders(page)
  await paysWith(page, GOOD_CARD)
  await holdsTheEsim(page)
})
