// POST /cart: add, remove and clear; the cart page and the cart panel post here, with script and without.
import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { problemCopy } from '#app/copy/problems.ts'
import { readForm } from '#app/session/read-form.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { clearCart, readCart, writeCart, type Context } from '#app/session/visitor.ts'
import { findBundle } from '#shop/catalogue/bundle.ts'
import { readTrip } from '#shop/trip/trip-address.ts'
import type { DateOnly } from '#shop/values/date.ts'
import type { Route } from './+types/cart.ts'

const wish = z.object({
  intent: z.enum(['add', 'remove', 'clear', 'restore']),
  /** A page with script goes on by itself, after it has shown what it does. */
  stay: z.string().optional(),
  bundleId: z.string().max(40).default(''),
  to: z.string().max(1200).default(''),
  from: z.string().max(10).default(''),
  to_date: z.string().max(10).default(''),
})

export async function action({ request, context }: Route.ActionArgs) {
  const parsed = wish.safeParse(Object.fromEntries(await readForm(request)))
  if (!parsed.success) return data({ problem: problemCopy.bundle_not_found }, 400)
  if (parsed.data.intent === 'add') return add(parsed.data, context)
  if (parsed.data.intent === 'restore') return restore(parsed.data, request, context)

  // The cart holds one bundle at the most, so removing it empties the cart; another one is not in it to be removed.
  const { intent, bundleId } = parsed.data
  const isHeld = intent === 'clear' || (await readCart(request, context))?.bundleId === bundleId
  const headers = isHeld ? { 'set-cookie': await clearCart(context) } : undefined
  return redirect(backTo(request), { status: 303, headers })
}

export const loader = () => redirect('/')

async function add(wanted: z.infer<typeof wish>, context: Context) {
  const shop = context.get(shopContext)
  const found = findBundle(await shop.catalogue.viewCatalogue(), wanted.bundleId)
  if (!found) return data({ problem: problemCopy.bundle_not_found }, 400)

  const trip = tripOf(wanted, shop.today())
  if (!trip.destinations.every((country) => found.zone.countries.includes(country)))
    return data({ problem: problemCopy.destinations_not_covered }, 409)

  const cart = { id: randomUUID(), bundleId: wanted.bundleId, ...trip }
  const headers = { 'set-cookie': await writeCart(cart, context) }
  return wanted.stay === 'yes' ? data({ isAdded: true }, { headers }) : redirect('/checkout', { status: 303, headers })
}

// A cart that only the browser remembered, asked for in the background. A cart that is there already stays, and
// destinations that the zone does not cover (any more) are left out.
async function restore(wanted: z.infer<typeof wish>, request: Request, context: Context) {
  if (await readCart(request, context)) return new Response(null, { status: 204 })

  const shop = context.get(shopContext)
  const found = findBundle(await shop.catalogue.viewCatalogue(), wanted.bundleId)
  if (!found) return Response.json({ problem: problemCopy.bundle_not_found }, { status: 400 })

  const trip = tripOf(wanted, shop.today())
  const destinations = trip.destinations.filter((country) => found.zone.countries.includes(country))
  const cart = { id: randomUUID(), bundleId: wanted.bundleId, ...trip, destinations }
  return new Response(null, { status: 204, headers: { 'set-cookie': await writeCart(cart, context) } })
}

const tripOf = ({ to, from, to_date }: z.infer<typeof wish>, today: DateOnly) =>
  readTrip(new URLSearchParams({ to, from, to_date }), today)

function backTo(request: Request): string {
  const referer = request.headers.get('referer')
  const from = referer && URL.canParse(referer) ? new URL(referer) : null
  return from?.host === new URL(request.url).host ? `${from.pathname}${from.search}` : '/'
}
