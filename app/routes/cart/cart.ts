// POST /cart: add, remove and clear; the cart page and the cart panel post here, with script and without.
import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { problemCopy } from '#app/copy/problems.ts'
import { readForm } from '#app/session/read-form.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { clearCart, writeCart, type Context } from '#app/session/visitor.ts'
import { findBundle } from '#shop/catalogue/bundle.ts'
import { readTrip } from '#shop/trip/trip-address.ts'
import type { Route } from './+types/cart.ts'

const wish = z.object({
  intent: z.enum(['add', 'remove', 'clear']),
  bundleId: z.string().max(40).default(''),
  to: z.string().max(1200).default(''),
  from: z.string().max(10).default(''),
  to_date: z.string().max(10).default(''),
})

export async function action({ request, context }: Route.ActionArgs) {
  const parsed = wish.safeParse(Object.fromEntries(await readForm(request)))
  if (!parsed.success) return data({ problem: problemCopy.bundle_not_found }, 400)
  if (parsed.data.intent === 'add') return add(parsed.data, context)

  // The cart holds one bundle at the most, so removing it empties the cart.
  return redirect(backTo(request), { status: 303, headers: { 'set-cookie': await clearCart(context) } })
}

export const loader = () => redirect('/')

async function add(wanted: z.infer<typeof wish>, context: Context) {
  const shop = context.get(shopContext)
  const found = findBundle(await shop.viewCatalogue(), wanted.bundleId)
  if (!found) return data({ problem: problemCopy.bundle_not_found }, 400)

  const trip = readTrip(new URLSearchParams({ to: wanted.to, from: wanted.from, to_date: wanted.to_date }), shop.today())
  if (!trip.destinations.every((country) => found.zone.countries.includes(country))) return data({ problem: problemCopy.destinations_not_covered }, 409)

  const cart = { id: randomUUID(), bundleId: wanted.bundleId, ...trip }
  return redirect('/checkout', { status: 303, headers: { 'set-cookie': await writeCart(cart, context) } })
}

function backTo(request: Request): string {
  const referer = request.headers.get('referer')
  const from = referer && URL.canParse(referer) ? new URL(referer) : null
  return from?.host === new URL(request.url).host ? `${from.pathname}${from.search}` : '/'
}
