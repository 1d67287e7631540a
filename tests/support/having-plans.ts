// What a traveler planned to buy later, or waits for: a cart and an order with the rest of a trip, and wishes for a
// country that isn't sold, with the links from their emails.
import { and, eq } from 'drizzle-orm'
import { plannedParts } from '#db/schema.ts'
import { planTrip } from '#shop/catalogue/trip/plan-trip.ts'
import { writePlan } from '#shop/catalogue/trip/trip-address.ts'
import { tripLengthDays } from '#shop/catalogue/trip/trip.ts'
import { addDays, parseDateOnly } from '#values/date.ts'
import { mailTo } from './account-mails.ts'
import type { HttpShop } from './open-http-shop.ts'
import { ARRIVAL } from './trip-to-come.ts'

/** The fields that put the first of three parts of a trip into the cart. */
export async function firstOfThreeParts(shop: HttpShop): Promise<Record<string, string>> {
  const arrival = parseDateOnly(ARRIVAL)
  if (!arrival) throw new Error('The trip has no first day.')
  const trip = { destinations: ['US'], arrival, departure: addDays(arrival, 59) }
  const catalogue = await shop.shop.catalogue.viewCatalogue(shop.at)
  const days = tripLengthDays(trip.arrival, trip.departure)
  const [first, ...later] = planTrip(catalogue, { destinations: trip.destinations, days }, 'normal')?.purchases ?? []
  if (!first || later.length !== 2) throw new Error('The trip is not planned in three parts.')
  const { bundleId } = first.bundle
  return { bundleId, to: 'US', from: arrival, to_date: trip.departure, plan: writePlan({ usage: 'normal', trip }) }
}

/** The page of the order's second part, which it was just reminded of; that of the third part is still to come. */
export async function reminderOf(shop: HttpShop, { id, email }: { id: string; email: string }): Promise<string> {
  const isSecond = and(eq(plannedParts.orderId, id), eq(plannedParts.number, 2))
  await shop.database.db().update(plannedParts).set({ remindOn: '2026-01-01' }).where(isSecond)
  await shop.shop.worker.sweep()
  return linkIn(await mailTo(shop.sandbox.url, email, /^Part 2/), '/trip-reminders')
}

/** The pages of two wishes: one whose mailbox has yet to agree, and one that waits for its country. */
export async function haveWishes(shop: HttpShop): Promise<string[]> {
  const links: string[] = []
  for (const email of ['asks@forms.example.com', 'waits@forms.example.com']) {
    await shop.browser().post('/tell-me-when', { email, country: 'MA' })
    links.push(linkIn(await mailTo(shop.sandbox.url, email, /hear about/), '/tell-me-when'))
  }
  await shop.browser().post(links[1] ?? '', { intent: 'agree' })
  return links
}

function linkIn(text: string, path: string): string {
  const [link] = new RegExp(`${path}\\?\\S+`).exec(text) ?? []
  if (!link) throw new Error(`The email has no link to ${path}.`)
  return link
}
