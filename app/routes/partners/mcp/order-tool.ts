// How far an order is, for whoever has its link: by the rule of the order page, and without the codes of its eSIM.
import { z } from 'zod'
import { rateLimitKeyOf, type Context } from '#app/session/visitor.ts'
import { holderMarkOf } from '#shop/sales/correction/correction.ts'
import { isOrderReference } from '#shop/sales/order/order.ts'
import { orderView } from '#shop/sales/order-access/view-order.ts'
import { sizeWords } from '#values/data-allowance.ts'
import { tool, type Call } from './tool.ts'

const PHASES = [
  'awaiting_payment',
  'payment_processing',
  'in_progress',
  'failed',
  'completed',
  'in_review',
  'refunded',
  'canceled',
  'replaced',
] as const

export const ORDER_TOOL = tool({
  name: 'order_status',
  input: z.strictObject({
    link: z.string().max(500).meta({ description: 'The whole link to the order, from its confirmation email' }),
  }),
  output: z.object({
    reference: z.string(),
    state: z.enum(PHASES),
    isTopUp: z.boolean(),
    isReadyToInstall: z.boolean(),
    data: z.string(),
    validityDays: z.int(),
    countries: z.array(z.string()),
    totalCents: z.int(),
    refundedCents: z.int(),
    orderedAt: z.iso.datetime(),
  }),
  run: async ({ link }, call) => {
    const found = await openOrder(link, call)
    if (!found.ok) return found
    const { phase, bundle, topUp, startedAt, isInstallable, reference, totalCents, refundedCents } = orderView(
      found.order,
    )
    return {
      ok: true,
      answer: {
        reference,
        state: phase,
        isTopUp: topUp !== null,
        isReadyToInstall: isInstallable,
        data: sizeWords(bundle.data),
        validityDays: bundle.days,
        countries: bundle.destinations,
        totalCents,
        refundedCents,
        orderedAt: startedAt,
      },
    }
  },
})

// As on the order page: the key opens its own order alone, and whoever guesses is counted. Asking uses no link up.
async function openOrder(link: string, { shop, context, at }: Call) {
  const { key, reference } = readLink(link)
  const opened = key === null ? null : await shop.orders.findOrderOfKey(key, at)
  const heldOrderIds = opened === null ? [] : [holderMarkOf(opened)]
  const name = reference !== null && isOrderReference(reference) ? { reference } : {}
  return shop.orders.findOwnOrder({ name, visitor: strangerWith(context, heldOrderIds) }, at)
}

const strangerWith = (context: Context, heldOrderIds: string[]) => ({
  rateLimitKey: rateLimitKeyOf(context),
  heldOrderIds,
  userId: null,
})

function readLink(link: string): { key: string | null; reference: string | null } {
  const search = URL.parse(link.trim())?.searchParams
  return { key: search?.get('key') ?? null, reference: search?.get('reference') ?? null }
}
