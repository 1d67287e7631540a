// What the payment provider and the eSIM network would know about a demo order, in the format that the sandbox imports.
import type { DemoBook } from '#db/demo/demo-books.ts'
import { toOrder } from '#shop/sales/order-rows/order-row.ts'
import { toSnapshot } from '#shop/sales/order/order-snapshot.ts'

/** The shortfall of a payment that doesn't match its order. */
const SHORT_BY_CENTS = 100
const LEAST_CENTS = 50

type Flagged = { reviewReason?: string | null | undefined }
const differs = ({ reviewReason }: Flagged) => reviewReason === 'amount_differs'

/** What the provider took on a page of this amount. */
export const takenCents = (row: Flagged, amountCents: number): number =>
  differs(row) ? Math.max(LEAST_CENTS, amountCents - SHORT_BY_CENTS) : amountCents

type Told = { at: Date; detail: string | null }

export function paymentOf({ order: row, moves, page }: DemoBook) {
  if (!page?.sessionId) return null
  const paidAt = moved(moves, differs(row) ? 'review' : 'paid')?.at
  return {
    sessionId: page.sessionId,
    reference: row.reference,
    email: row.email,
    title: row.bundleZone === '' ? 'Prepaid balance' : `${row.bundleZone} ${row.bundleData}, ${row.bundleDays} days`,
    metadata: toSnapshot(toOrder(row), page.id),
    amountCents: takenCents(row, page.amountCents),
    openedAt: page.createdAt,
    expiresAt: page.expiresAt,
    ...(page.paymentIntentId && paidAt && { paid: { intentId: page.paymentIntentId, at: paidAt } }),
    refunds: refundsOf(row, moves),
    ...readDispute(row, moves, paidAt),
  }
}

function refundsOf(row: DemoBook['order'], moves: DemoBook['moves']) {
  if (row.refundedBy === 'dispute_lost') return []
  const back = moves.filter(({ move }) => move === 'refunded' || move === 'refunded_in_part')
  // A partial refund notes the total so far; a full one is everything that was paid.
  let before = 0
  return back.map(({ move, at, detail }) => {
    const sum = move === 'refunded' ? row.paidCents : Number(detail)
    const cents = sum - before
    before = sum
    return { cents, at }
  })
}

type Disputed = Flagged & { refundedBy?: string | null | undefined; updatedAt: Date }

/** When the buyer's bank claimed the money back, and whether it got it. */
export function readDispute(
  row: Disputed,
  moves: Named[],
  paidAt: Date | undefined,
): { dispute?: { at: Date; lostAt?: Date } } {
  if (!paidAt) return {}
  if (row.reviewReason === 'disputed') return { dispute: { at: moved(moves, 'review')?.at ?? row.updatedAt } }
  const lostAt = row.refundedBy === 'dispute_lost' ? moved(moves, 'refunded')?.at : undefined
  return lostAt ? { dispute: { at: new Date((paidAt.getTime() + lostAt.getTime()) / 2), lostAt } } : {}
}

type Named = Told & { move: string }
const moved = (moves: Named[], name: string): Told | undefined => moves.find(({ move }) => move === name)

const grant = (row: DemoBook['order'], at: Date) => ({
  bundleId: row.bundleId,
  megabytes: row.bundleMegabytes,
  validityDays: row.bundleDays,
  reference: row.reference,
  at,
})

export function profileOf({ order, moves, esim, check, topUps }: DemoBook) {
  if (!esim) return null
  const usedMegabytes = Math.max(0, (check?.totalMb ?? 0) - (check?.balanceMb ?? 0))
  return {
    iccid: esim.iccid,
    activationCode: codeOf(order, esim),
    reference: order.reference,
    allocatedAt: esim.createdAt,
    grants: [grant(order, esim.createdAt), ...topUps.map((topUp) => grant(topUp, topUp.createdAt))],
    ...(check?.expiresAt && check.checkedAt && { installed: { at: check.checkedAt, usedMegabytes } }),
    ...(esim.state === 'released' && { releasedAt: moved(moves, 'refunded')?.at ?? order.updatedAt }),
  }
}

// A copied order has its original's code, but a network never gives the same code twice.
function codeOf({ id }: DemoBook['order'], { iccid, activationCode }: NonNullable<DemoBook['esim']>): string {
  const code = activationCode ?? 'LPA:1$demo.example$DEMO'
  return code.endsWith(demoCodeEnd(id)) ? code : `${code}-${iccid}`
}

/** The end of a demo order's activation code. */
export const demoCodeEnd = (orderId: string): string => `DEMO-${orderId.slice(0, 18).toUpperCase()}`
