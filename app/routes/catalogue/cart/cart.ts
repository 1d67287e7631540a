// POST /cart: add, remove and clear; the cart page and the cart panel post here, with script and without.
import { randomUUID } from 'node:crypto'
import { redirect, href } from 'react-router'
import { z } from 'zod'
import { splitAddress } from '#app/language/address.ts'
import { problemCopy } from '#app/copy/site/problems.ts'
import { everybody, formAction, readFields, type FormResult } from '#app/http/form-action.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import { clearCart, keepTravelers, readCart, writeCart, type Context } from '#app/session/visitor.ts'
import { HOME_FACTS } from '#shop/catalogue/bundle/bundle-facts.ts'
import { findBundle } from '#shop/catalogue/bundle/bundle.ts'
import { canBegin } from '#shop/catalogue/trip/open-for.ts'
import type { PlanChoice } from '#shop/catalogue/trip/plan-parts.ts'
import type { Usage } from '#shop/catalogue/trip/recommend-offers.ts'
import type { Trip } from '#shop/catalogue/trip/trip.ts'
import { readChoice } from '#app/features/wizard/results/chosen-offer.ts'
import { readPlan, readTrip } from '#shop/catalogue/trip/trip-address.ts'
import type { DateOnly } from '#values/date.ts'

const fields = z.object({
  intent: z.enum(['add', 'remove', 'clear', 'restore', 'forget_plan', 'travelers']),
  /** A page with script continues by itself, after showing what it does. */
  stay: z.string().optional(),
  travelers: z.string().max(10).default(''),
  bundleId: z.string().max(40).default(''),
  to: z.string().max(1200).default(''),
  from: z.string().max(10).default(''),
  to_date: z.string().max(10).default(''),
  /** The plan that the bundle is a part of. */
  plan: z.string().max(2400).default(''),
})
type CartFields = z.infer<typeof fields>
type CartResult = FormResult<{ problem: string } | { isAdded: true }>

const tooEarly = () => ({ answer: { problem: problemCopy.too_early }, status: 409 })
const unknownBundle = () => ({ answer: { problem: problemCopy.bundle_not_found }, status: 400 })

export const action = formAction({
  who: everybody,
  async run({ request, context, form }): Promise<CartResult> {
    const read = readFields(fields, form)
    if (!read.ok) return unknownBundle()
    const { intent, bundleId } = read.said
    if (intent === 'add') return add(read.said, context)
    if (intent === 'restore') return restore(read.said, request, context)
    if (intent === 'travelers') {
      await keepTravelers(request, context, Number(read.said.travelers))
      return { to: backTo(request) }
    }
    if (intent === 'forget_plan') return forgetPlan(request, context)

    // The cart holds one bundle at the most, so removing it empties the cart; another one is not in it to be removed.
    const isHeld = intent === 'clear' || (await readCart(request, context))?.bundleId === bundleId
    return { to: backTo(request), headers: isHeld ? setting(await clearCart(context)) : undefined }
  },
})

export const loader = () => redirect(href('/'))

async function add(wanted: CartFields, context: Context): Promise<CartResult> {
  const shop = context.get(shopContext)
  const { bundleId, usage } = readChoice(wanted.bundleId)
  const found = findBundle(await shop.catalogue.viewCatalogue(atOf(context)), bundleId)
  if (!found) return unknownBundle()

  const today = shop.todayOnEarth().earliest
  const whole = tripOf(wanted, today)
  const covered = whole.destinations.filter((country) => found.zone.countries.includes(country))
  // Without script, all of the trip comes with the choice of a plan, of which this is the first part.
  const trip = usage ? { ...whole, destinations: covered } : whole
  if (!trip.destinations.every((country) => found.zone.countries.includes(country)))
    return { answer: { problem: problemCopy.destinations_not_covered }, status: 409 }
  if (!canBegin(found.bundle.facts ?? HOME_FACTS, trip.arrival, today)) return tooEarly()

  const chosen = usage ? planOf(whole, usage) : readPlan(wanted.plan)
  const line = { bundleId, ...trip, plan: trip.travelers ? null : chosen }
  const plan = (await shop.plans.listLaterParts(line, atOf(context))).length > 0 ? line.plan : null
  const headers = setting(await writeCart({ id: randomUUID(), ...line, plan }, context))
  return wanted.stay === 'yes' ? { answer: { isAdded: true }, headers } : { to: href('/checkout'), headers }
}

const planOf = ({ destinations, arrival, departure }: Trip, usage: Usage): PlanChoice | null =>
  arrival && departure && { usage, trip: { destinations, arrival, departure } }

// The bundle stays, and nobody will be reminded of what comes after it.
async function forgetPlan(request: Request, context: Context): Promise<CartResult> {
  const cart = await readCart(request, context)
  const headers = cart ? setting(await writeCart({ ...cart, id: randomUUID(), plan: null }, context)) : undefined
  return { to: href('/checkout'), headers }
}

// Restores a cart that only the browser has, in the background. An existing cart stays, and destinations that the zone
// doesn't cover (anymore) are dropped.
async function restore(wanted: CartFields, request: Request, context: Context): Promise<CartResult> {
  if (await readCart(request, context)) return { isSilent: true }

  const shop = context.get(shopContext)
  const found = findBundle(await shop.catalogue.viewCatalogue(atOf(context)), wanted.bundleId)
  if (!found) return unknownBundle()

  const today = shop.todayOnEarth().earliest
  const trip = tripOf(wanted, today)
  if (!canBegin(found.bundle.facts ?? HOME_FACTS, trip.arrival, today)) return tooEarly()
  const destinations = trip.destinations.filter((country) => found.zone.countries.includes(country))
  const cart = { id: randomUUID(), bundleId: wanted.bundleId, ...trip, destinations }
  return { isSilent: true, headers: setting(await writeCart(cart, context)) }
}

const setting = (cookie: string) => new Headers({ 'set-cookie': cookie })

const tripOf = ({ to, from, to_date, travelers }: CartFields, today: DateOnly) =>
  readTrip(new URLSearchParams({ to, from, to_date, travelers }), today)

function backTo(request: Request): string {
  const referer = request.headers.get('referer')
  const from = referer && URL.canParse(referer) ? new URL(referer) : null
  // The router adds the language.
  return from?.host === new URL(request.url).host ? splitAddress(`${from.pathname}${from.search}`).path : '/'
}
