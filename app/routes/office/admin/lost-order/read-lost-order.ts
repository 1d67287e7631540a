// GET /super-admin-dashboard/lost-orders/:reference: everything known about an order that a restore has lost. Times are
// ISO texts.
import { data } from 'react-router'
import { readAsked } from '#app/features/own-proof/proof-asked.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { ProofKind } from '#shop/people/sign-in/check-fresh-proof.ts'
import type { LostPurchase, LostOrder } from '#shop/office/recovery/view-lost-order.ts'

type Parts = { subtotalCents: number; vatCents: number; vatBasisPoints: number; totalCents: number }
export type ShownChoice = Pick<LostPurchase['choices'][number], 'key' | 'reasons'> &
  Parts & { basis: string; country: string | null }
export type ShownPurchase = Omit<LostPurchase, 'today' | 'before' | 'choices'> & {
  today: Parts | null
  before: { at: string; parts: Parts } | null
  choices: ShownChoice[]
}
export type LostOrderPage = Omit<LostOrder, 'placedAt' | 'bought'> & {
  placedAt: string
  bought: ShownPurchase | null
  asked: ProofKind
}

export async function readLostOrder(request: Request, context: Context, reference: string): Promise<LostOrderPage> {
  const found = await context.get(shopContext).recovery.viewLostOrder(reference)
  if (!found) throw data(null, 404)
  const asked = await readAsked(request, context, guardedUser(context))
  return { ...found, asked, placedAt: found.placedAt.toISOString(), bought: found.bought && shown(found.bought) }
}

const partsOf = ({ subtotalCents, vatCents, vatBasisPoints, totalCents }: Parts): Parts => ({
  subtotalCents,
  vatCents,
  vatBasisPoints,
  totalCents,
})

const shown = ({ today, before, choices, ...bought }: LostPurchase): ShownPurchase => ({
  ...bought,
  today: today && partsOf(today),
  before: before && { at: before.at.toISOString(), parts: partsOf(before.quote) },
  choices: choices.map(({ key, reasons, vat, quote }) => ({
    key,
    reasons,
    ...partsOf(quote),
    basis: vat.basis,
    country: vat.country,
  })),
})
