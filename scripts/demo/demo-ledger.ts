// The ledger lines of a demo order, starting with its sale: computed with the same rules as every real movement.
import type { DemoRows } from '#db/demo/demo-rows.ts'
import { heldUntil } from '#shop/sales/affiliate/affiliate-terms.ts'
import {
  linesOfDeposit,
  linesOfMargin,
  linesOfPurchase,
  linesOfPurchaseBack,
  linesOfRefund,
  linesOfRelease,
  linesOfSale,
  marginCents,
  type Line,
  type Share,
} from '#shop/sales/ledger/entry.ts'
import { isDeposit } from '#shop/sales/order/order.ts'
import type { DemoOrder } from './demo-order.ts'
import type { DemoPartners } from './demo-partners.ts'

export type DemoMovement = Omit<DemoRows['ledger'][number], 'lines'> & { lines: Line[] }
type Moved = { movements: DemoMovement[]; hold: DemoRows['ledgerHolds'][number] | null }
type Earned = Share & { earnedCents: number }

/** Everything that happened until `now`, and what is still held for it. */
export function movementsOf(sold: DemoOrder, partners: DemoPartners, now: Date): Moved {
  const { order, paidAt } = sold
  if (paidAt === null || order.totalCents === 0) return { movements: [], hold: null }
  return order.balance
    ? { movements: ofBalance(sold, order.balance.businessId, paidAt), hold: null }
    : ofEarnings(sold, partners, paidAt, now)
}

const backOf = ({ events, row }: DemoOrder) => {
  const found = events.find(({ move }) => move === 'refunded' || move === 'refunded_in_part')
  return found ? { at: found.at, cents: row.refundedCents ?? 0 } : null
}

function ofBalance(sold: DemoOrder, businessId: string, at: Date): DemoMovement[] {
  const { order } = sold
  const { id: orderId, totalCents } = order
  if (isDeposit(order))
    return [
      { kind: 'deposit', cause: `deposit:${orderId}`, orderId, at, lines: linesOfDeposit(businessId, totalCents) },
    ]
  const back = backOf(sold)
  return [
    { kind: 'purchase', cause: `purchase:${orderId}`, orderId, at, lines: linesOfPurchase(businessId, totalCents) },
    ...(back
      ? [
          {
            kind: 'purchase_back' as const,
            cause: `refund:${orderId}:${back.cents}`,
            orderId,
            at: back.at,
            lines: linesOfPurchaseBack(businessId, back.cents),
          },
        ]
      : []),
  ]
}

function ofEarnings(sold: DemoOrder, partners: DemoPartners, paidAt: Date, now: Date): Moved {
  const { id: orderId, totalCents, vatCents, affiliate, businessId, ...prices } = sold.order
  const ownCents = marginCents(prices)
  const referrer = partners.affiliates.find((each) => each.businessId === affiliate?.businessId)?.referredBy ?? null
  const earned = [
    ...linesOfMargin(businessId ?? '', ownCents),
    ...(affiliate ? linesOfSale(totalCents - vatCents - ownCents, affiliate.businessId, referrer) : []),
  ]
  if (earned.length === 0) return { movements: [], hold: null }
  const shares = sharesOf(earned)
  const movements: DemoMovement[] = []
  const write = (kind: 'sale' | 'refund' | 'release', cause: string, at: Date, lines: Line[]) => {
    if (lines.length > 0) movements.push({ kind, cause, orderId, at, lines })
  }
  write('sale', `sale:${orderId}`, paidAt, earned)
  const releaseAt = heldUntil(paidAt)
  const back = backOf(sold)
  const takeBack = () => {
    if (!back) return
    const lines = linesOfRefund(shares, totalCents, totalCents - back.cents)
    write('refund', `refund:${orderId}:${back.cents}`, back.at, lines)
    add(shares, lines)
  }
  const isBackFirst = back !== null && back.at < releaseAt
  if (isBackFirst) takeBack()
  const isOver = isBackFirst && back.cents >= totalCents
  if (!isOver && releaseAt <= now) {
    const lines = linesOfRelease(shares)
    write('release', `release:${orderId}`, releaseAt, lines)
    add(shares, lines)
  }
  if (!isBackFirst) takeBack()
  return { movements, hold: isOver || releaseAt <= now ? null : { orderId, releaseAt } }
}

function sharesOf(lines: Line[]): Earned[] {
  return lines.flatMap(({ businessId, source, cents }) =>
    businessId === null || source === null
      ? []
      : [{ businessId, source, heldCents: cents, payableCents: 0, earnedCents: cents }],
  )
}

function add(shares: Earned[], lines: Line[]): void {
  for (const { businessId, source, account, cents } of lines) {
    const share = shares.find((each) => each.businessId === businessId && each.source === source)
    if (share && account === 'held') share.heldCents += cents
    if (share && account === 'payable') share.payableCents += cents
  }
}
