// Partial refunds to a partner's balance. They happen right away, so only the audit log says who made them and why.
import { isPartReason, type PartReason } from '#shop/sales/refund/part-refund.ts'

type Act = { id: number; at: Date; action: string; actorId: string | null; facts: Record<string, unknown> | null }
export type BalancePart = {
  id: string
  amountCents: number
  reason: PartReason
  state: 'given'
  askedBy: string | null
  createdAt: Date
}

export const listBalanceParts = (acts: Act[]): BalancePart[] =>
  acts.flatMap(({ id, at, action, actorId, facts }) => {
    const [cents, reason] = [facts?.['cents'], facts?.['reason']]
    if (action !== 'order_part_refunded' || typeof cents !== 'number') return []
    if (typeof reason !== 'string' || !isPartReason(reason)) return []
    return [{ id: `act-${id}`, amountCents: cents, reason, state: 'given', askedBy: actorId, createdAt: at }]
  })
