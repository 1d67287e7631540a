// Travelers who plan a trip in several purchases, buy one of them, and wait for the reminders of the others.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { plannedParts } from '#db/schema.ts'
import { datePlan } from '#shop/catalogue/trip/plan-parts.ts'
import { planTrip } from '#shop/catalogue/trip/plan-trip.ts'
import type { Usage } from '#shop/catalogue/trip/recommend-offers.ts'
import type { CartLine } from '#shop/sales/checkout/quote-cart.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { addDays } from '#values/date.ts'
import type { TestShop } from './open-test-shop.ts'

const sentMail = z.object({ text: z.string() })
const DAYS_UNTIL_ARRIVAL = 20
const IS_REMINDER = /^Part \d of your trip/

export type PlannedOrder = Awaited<ReturnType<ReturnType<typeof planningTrips>['bought']>>

export function planningTrips(shop: TestShop) {
  /** The plan of a trip that begins in twenty days, as the results show it. */
  async function aPlan(to: string[], days: number, usage: Usage) {
    const catalogue = await shop.shop.catalogue.viewCatalogue(shop.at)
    const arrival = addDays(shop.shop.today(), DAYS_UNTIL_ARRIVAL)
    const trip = { destinations: to, arrival, departure: addDays(arrival, days - 1) }
    const plan = planTrip(catalogue, { destinations: to, days }, usage)
    const parts = plan ? datePlan(plan, trip) : []
    const partAt = (at: number) => {
      const part = parts[at]
      if (!part) throw new Error('The plan has no such part.')
      return part
    }
    const line = (at: number): CartLine => {
      const { bundle, destinations, arrival: from, departure } = partAt(at)
      return { bundleId: bundle.bundleId, destinations, arrival: from, departure, plan: { usage, trip } }
    }
    return { parts, partAt, line }
  }

  async function bought(line: CartLine, email = `${randomUUID()}@buyer.example.com`) {
    const { orderId, reference } = await shop.buy({ line, email })
    await shop.until(orderId, isCompleted)
    return { orderId, reference, email, order: await shop.orderOf(orderId) }
  }

  return {
    /** Two months in the United States: two parts on one eSIM, then one with an eSIM of its own. */
    usa: () => aPlan(['US'], 60, 'normal'),
    bought,

    statesOf: async (orderId: string) =>
      (await shop.database.db().select().from(plannedParts).where(eq(plannedParts.orderId, orderId)))
        .toSorted((one, other) => one.number - other.number)
        .map(({ number, state }) => `${number} ${state}`),

    remindersTo: async (email: string) => {
      const mails = (await shop.mailsTo(email)).filter(({ subject }) => IS_REMINDER.test(subject))
      return Promise.all(
        mails.map(async ({ id, subject }) => {
          const { text } = sentMail.parse(await (await fetch(`${shop.sandbox.url}/mailbox/api/messages/${id}`)).json())
          const [, part = ''] = /\/next-part\?part=([\w%.~-]+)/.exec(text) ?? []
          return { subject, text, part: decodeURIComponent(part) }
        }),
      )
    },

    comeTo: async (day: string) => {
      while (shop.shop.today() < day) shop.jump({ days: 1 })
      await shop.shop.worker.sweep()
    },
  }
}
