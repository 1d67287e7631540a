// GET /r/CODE: an affiliate's link. It leads to the shop, or to the bundles of a trip in it, and the browser remembers who sent it.
import { redirect } from 'react-router'
import { wizardSearch } from '#app/features/wizard/wizard-address.ts'
import { writeTouch } from '#app/session/affiliate-touch.ts'
import { shopContext } from '#app/session/request-context.ts'
import { rateLimitKeyOf } from '#app/session/visitor.ts'
import { readTrip } from '#shop/catalogue/trip/trip-address.ts'
import type { DateOnly } from '#values/date.ts'
import type { Route } from './+types/open-link.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const headers = new Headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  // A check that the link works is not counted as a click.
  const input = { code: params.code, rateLimitKey: rateLimitKeyOf(context) }
  const touch = request.method === 'GET' ? await context.get(shopContext).affiliates.openLink(input) : null
  if (touch) headers.append('set-cookie', await writeTouch(touch, context))
  return redirect(wantedOf(new URL(request.url).searchParams, context.get(shopContext).todayOnEarth().earliest), {
    status: 303,
    headers,
  })
}

/** Whatever the link says of a trip is read and written anew, so that it leads nowhere else. */
function wantedOf(search: URLSearchParams, today: DateOnly): string {
  const trip = readTrip(search, today)
  if (trip.destinations.length === 0) return '/'
  const bundleId = /^[\w-]{1,40}$/.exec(search.get('bundle') ?? '')?.[0] ?? null
  return `/bundleselector${wizardSearch(trip, trip.departure ? 'results' : 'dates', bundleId)}`
}
