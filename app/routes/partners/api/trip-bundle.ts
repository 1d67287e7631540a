// GET /api/trip-bundle: what the results will select for a trip by default, priced for the caller; null unless the trip
// has destinations and both dates.
import { loadTripBundle } from '#app/features/wizard/load-wizard.ts'
import type { Route } from './+types/trip-bundle.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const tripBundle = await loadTripBundle(request, url, context)
  return Response.json(tripBundle, { headers: { 'cache-control': 'no-store' } })
}
