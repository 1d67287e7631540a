// GET /next-part?part=…: the link of a reminder. Fills the cart with the next part of a trip, or leads to its top-up.
import { randomUUID } from 'node:crypto'
import { redirect, href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import { leadKeeping } from '#app/session/kept-cookies.ts'
import { atOf, shopContext } from '#app/session/request-context.ts'
import { setCookies } from '#app/session/sign-in-cookies.ts'
import { writeCart } from '#app/session/visitor.ts'
import { readTrip, writeTrip } from '#shop/catalogue/trip/trip-address.ts'
import type { Route } from './+types/next-part.ts'
import { readPartName } from './part-name.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const stop = await shop.plans.findNextStop(readPartName(url), atOf(context))
  if (!stop) return redirect(href('/trip-reminders'))
  if (stop.kind === 'top_up') return redirect(stop.path)
  // Days that have passed are left out, as wherever a cart is filled.
  const trip = readTrip(writeTrip(stop.kind === 'cart' ? stop.line : stop.trip), shop.todayOnEarth().earliest)
  if (stop.kind === 'trip')
    return redirect(withQuery(href('/bundleselector'), { ...Object.fromEntries(writeTrip(trip)), step: 'results' }))
  const headers = setCookies([await writeCart({ id: randomUUID(), ...stop.line, ...trip }, context)])
  return redirect(leadKeeping(href('/checkout'), request, headers), { headers })
}
