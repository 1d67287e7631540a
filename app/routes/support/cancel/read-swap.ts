// What a buyer may take instead of their money: the page's address says for which countries, and its form which bundle.
import { sortedByName } from '#app/language/formats.ts'
import { swapCopy as copy } from '#app/copy/support/swap.ts'
import type { FormResult } from '#app/http/form-action.ts'
import { tripName } from '#app/language/trip-name.ts'
import { atOf, shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { Quote } from '#shop/catalogue/pricing/quote.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { Instead, SwapOffer } from '#shop/support/cancellation/choose-instead.ts'
import { creditCents, isSwappable } from '#shop/support/cancellation/swappable.ts'
import { isCountryCode, type CountryCode } from '#values/country/country.ts'
import type { CancelAnswer } from './cancel-action.ts'
import type { SwapPage } from './swap-choice.ts'

/** Those nearest to what was paid, so that nobody has to read through all of them. */
const MOST_DEARER = 6

const readTo = (request: Request): string | null => new URL(request.url).searchParams.get('instead')

/** Null where the order can't be swapped. */
export async function readSwap(request: Request, context: Context, order: Order): Promise<SwapPage | null> {
  if (!isSwappable(order)) return null
  const shop = context.get(shopContext)
  const to = readTo(request)
  const offers = await shop.cancellations.listSwapOffers(order, destinationsOf(to, order), atOf(context))
  if (offers === null) return null
  const { zones } = await shop.catalogue.viewCatalogue(atOf(context))
  return {
    leftCents: creditCents(order),
    isPart: order.refundedCents > 0,
    places: tripName(order.bundle),
    to,
    countries: to === null ? [] : sortedByName([...new Set(zones.flatMap(({ countries }) => countries))]),
    offers: to === null ? [] : [...offers.filter(isCovered), ...offers.filter(isDearer).slice(0, MOST_DEARER)],
  }
}

const isDearer = ({ differenceCents }: SwapOffer): boolean => differenceCents > 0
const isCovered = (offer: SwapOffer): boolean => !isDearer(offer)

const destinationsOf = (to: string | null, { bundle }: Order): CountryCode[] =>
  isCountryCode(to) ? [to] : bundle.destinations

type ChoiceInput = { order: Order; choice: string; reason: string }

/** Nothing is taken instead where the address doesn't say so. */
export async function readChoice(
  request: Request,
  context: Context,
  { order, choice, reason }: ChoiceInput,
): Promise<{ instead: Instead | null; difference: Quote | null } | FormResult<CancelAnswer>> {
  const to = readTo(request)
  if (to === null) return { instead: null, difference: null }
  const refused = (error: string, status: number): FormResult<CancelAnswer> => ({
    answer: { proof: null, reason, choice: '', field: 'choice', error },
    status,
  })
  const [, cents, bundleId] = /^(-?\d{1,9}):(.+)$/.exec(choice) ?? []
  if (cents === undefined || bundleId === undefined) return refused(copy.problems.bundle_missing, 400)
  const wanted = { bundleId, destinations: destinationsOf(to, order), seenCents: Number(cents) }
  const chosen = await context.get(shopContext).cancellations.chooseInstead(order, wanted, atOf(context))
  return chosen.ok
    ? { instead: chosen.instead, difference: chosen.difference }
    : refused(copy.problems[chosen.problem], 409)
}
