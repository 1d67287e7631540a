// A visitor as the shop knows one without login: an IP address, a chosen VAT country, a cart, and the orders placed in
// this browser.
import { createContext, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { travelersOf } from '#shop/catalogue/cart/travelers.ts'
import { MOST_TRAVELERS } from '#shop/catalogue/trip/trip.ts'
import type { CartLine } from '#shop/sales/checkout/quote-cart.ts'
import type { ChosenCountry } from '#shop/catalogue/pricing/vat-country.ts'
import { readPlan, writePlan } from '#shop/catalogue/trip/trip-address.ts'
import { holderMarkOf } from '#shop/sales/correction/correction.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { isCountryCode } from '#values/country/country.ts'
import { parseDateOnly } from '#values/date.ts'
import { rateLimitKeyOf as keyOfAddress } from '#values/ip-prefix.ts'
import { cookiesContext } from './cookies.ts'
import { answerHeadersContext, shopContext, sessionUserContext } from './request-context.ts'

export type Context = Readonly<RouterContextProvider>

/** The visitor's IP address, from the connection or a trusted proxy; null if unknown. */
export const visitorIpContext = createContext<string | null>(null)

/** The visitor's key for all rate limits. */
export const rateLimitKeyOf = (context: Context): string => keyOfAddress(context.get(visitorIpContext))

const MOST_ORDERS = 20

const savedCart = z.object({
  id: z.uuid(),
  bundleId: z.string().min(1).max(40),
  destinations: z.array(z.string().refine(isCountryCode)).max(250),
  arrival: z.string().nullable().transform(parseDateOnly),
  departure: z.string().nullable().transform(parseDateOnly),
  topUpFor: z.uuid().nullish(),
  travelers: z.number().int().min(1).max(MOST_TRAVELERS).optional(),
  plan: z
    .string()
    .nullish()
    .transform((text) => (text ? readPlan(text) : null)),
})
/** An order's ID, and for one that somebody opened while signed in, their account's. */
const savedOrders = z.array(z.string().regex(/^[\da-f-]{36}(\.[\da-f-]{36})?$/)).max(MOST_ORDERS)

export type SavedCart = CartLine & { id: string }

/** Verified once per request, because the frame, its prices, and the page all ask. */
const cartContext = createContext<Promise<SavedCart | null> | null>(null)

export function readCart(request: Request, context: Context): Promise<SavedCart | null> {
  const read = context.get(cartContext) ?? readSavedCart(request, context)
  context.set(cartContext, read)
  return read
}

async function readSavedCart(request: Request, context: Context): Promise<SavedCart | null> {
  const saved: unknown = await context.get(cookiesContext).cart.parse(request.headers.get('cookie'))
  // Most visitors have none, and the library takes long to say what is wrong with it.
  const parsed = saved ? savedCart.safeParse(saved) : null
  return parsed?.success ? parsed.data : null
}

/** For this many travelers from now on, also for the rest of this request. */
export async function keepTravelers(request: Request, context: Context, travelers: number): Promise<void> {
  const cart = await readCart(request, context)
  if (!cart) return
  const changed = { ...cart, travelers: travelersOf({ ...cart, travelers }) }
  context.set(cartContext, Promise.resolve(changed))
  context.get(answerHeadersContext)?.append('set-cookie', await writeCart(changed, context))
}

export const writeCart = ({ plan, ...cart }: SavedCart, context: Context): Promise<string> =>
  context.get(cookiesContext).cart.serialize({ ...cart, ...(plan && { plan: writePlan(plan) }) })
export const clearCart = (context: Context): Promise<string> =>
  context.get(cookiesContext).cart.serialize('', { maxAge: 0 })

async function readChosenCountry(request: Request, context: Context): Promise<ChosenCountry | null> {
  const chosen: unknown = await context.get(cookiesContext).vatCountry.parse(request.headers.get('cookie'))
  return chosen === 'outside-eu' || isCountryCode(chosen) ? chosen : null
}

export const writeChosenCountry = (chosen: ChosenCountry | null, context: Context): Promise<string> =>
  context.get(cookiesContext).vatCountry.serialize(chosen ?? '', chosen ? undefined : { maxAge: 0 })

export type PlaceVat = Awaited<ReturnType<typeof decidePlaceVat>>

/** Decided once per request, so that all parts of a page agree. */
export const placeVatContext = createContext<Promise<PlaceVat> | null>(null)

/** A private visitor's VAT, by their choice or location. */
export function placeVat(request: Request, context: Context): Promise<PlaceVat> {
  const decided = context.get(placeVatContext) ?? decidePlaceVat(request, context)
  context.set(placeVatContext, decided)
  return decided
}

async function decidePlaceVat(request: Request, context: Context) {
  const chosen = await readChosenCountry(request, context)
  const ip = context.get(visitorIpContext)
  return { ...(await context.get(shopContext).prices.decideVat(chosen, ip)), chosenCountry: chosen, ip }
}

async function readSavedOrders(request: Request, context: Context): Promise<string[]> {
  const parsed = savedOrders.safeParse(await context.get(cookiesContext).orders.parse(request.headers.get('cookie')))
  return parsed.success ? parsed.data : []
}

/** The part of a saved order that the session has to match; empty for a visitor. */
function accountMarkOf(context: Context): string {
  const user = context.get(sessionUserContext)
  return user ? `.${user.id}` : ''
}
const idOf = (saved: string): string => saved.split('.', 1)[0] ?? ''

/**
 * The marks of the orders that this browser may open, newest first. What was placed or opened while signed in needs that account's
 * session, so a copied cookie opens none of it once they have signed out.
 */
export async function readOrderIds(request: Request, context: Context): Promise<string[]> {
  const mark = accountMarkOf(context)
  const saved = await readSavedOrders(request, context)
  return saved.filter((each) => each === idOf(each) || each === `${idOf(each)}${mark}`).map(idOf)
}

/** The browser that placed an order may view it: its reference is a name, not a key. */
export async function mayViewOrder(request: Request, context: Context, order: Order): Promise<boolean> {
  return (await readOrderIds(request, context)).includes(holderMarkOf(order))
}

/** `mark`: that of an order's holder, or of a gift's receiver. */
export async function grantOrder(request: Request, context: Context, mark: string): Promise<string> {
  const others = (await readSavedOrders(request, context)).filter((saved) => idOf(saved) !== mark)
  const granted = `${mark}${accountMarkOf(context)}`
  return context.get(cookiesContext).orders.serialize([granted, ...others].slice(0, MOST_ORDERS))
}
