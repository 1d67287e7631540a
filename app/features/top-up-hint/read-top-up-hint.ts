// Whether a visitor who is about to buy a bundle has an eSIM that more data would do for. Nobody is asked about who holds
// no order.
import { visitorVat } from '#app/features/checkout/visitor-vat.ts'
import { readHeldOrderIds } from '#app/features/order-access/held-orders.ts'
import { atOf, shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { tripLengthDays, type Trip } from '#shop/catalogue/trip/trip.ts'
import { compareData, type DataAllowance } from '#values/data-allowance.ts'
import type { TopUpHint } from '#shop/delivery/alert/find-top-up-hint.ts'

/** In cents with tax: how much less it costs than a bundle with no more data; 0 for none. */
export type InsteadHint = TopUpHint & { savedCents: number }

export async function readTopUpHint(
  request: Request,
  context: Context,
  { destinations, arrival, departure, travelers = 1 }: Trip,
  instead: DataAllowance & { totalCents: number },
): Promise<InsteadHint | null> {
  if (!arrival || !departure || destinations.length === 0 || travelers > 1) return null
  const heldOrderIds = await readHeldOrderIds(request, context)
  if (heldOrderIds.length === 0) return null
  const vat = await visitorVat(request, context)
  const trip = { destinations, arrival, departure }
  const wanted = { heldOrderIds, data: instead, vatBasisPoints: vat.basisPoints, trip }
  const hint = await context.get(shopContext).topUpHints.findTopUpForTrip(wanted, atOf(context))
  if (!hint) return null
  const isEnough = compareData(hint, instead, tripLengthDays(arrival, departure)) >= 0
  return { ...hint, savedCents: isEnough ? Math.max(0, instead.totalCents - hint.totalCents) : 0 }
}
