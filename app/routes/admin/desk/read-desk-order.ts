// GET /admin-dashboard/orders/:orderId: one order with all that happened to it, for an own-admin.
import { data } from 'react-router'
import { deskOrderCopy as copy } from '#app/copy/admin-order.ts'
import { requireRole } from '#app/session/guards.ts'
import { shopContext } from '#app/session/shop-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { DeskOrderView } from '#shop/staff/view-desk-order.ts'
import { formatEuro } from '#shop/values/money.ts'

export type ShownMoment = { at: string; move: string; detail: string | null; afterMs: number | null }
export type DeskOrderPage = Awaited<ReturnType<typeof readDeskOrder>>

export const isOrderId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

export async function readDeskOrder(request: Request, context: Context, orderId: string) {
  await requireRole(request, context, ['own-admin'])
  const found = isOrderId(orderId) ? await context.get(shopContext).viewDeskOrder(orderId) : null
  if (!found) throw data(null, 404)
  return {
    ...shown(found),
    ask: askedIn(new URL(request.url), found),
  }
}

type Payable = Pick<DeskOrderView, 'order' | 'paidCents' | 'payments'>

/** What a refund would give back, in cents; 0 of a payment that did not match its order, whose sum is the provider's. */
export const leftCents = ({ order, paidCents }: Payable): number => paidCents - order.refundedCents

/** A payment that was taken and not given back whole, also of an order that stopped for a review. */
export function canRefund(view: Payable): boolean {
  const { paymentState } = view.order
  const isTaken = view.payments.some(({ state }) => state === 'paid')
  return isTaken && (paymentState === 'review' || (paymentState === 'paid' && leftCents(view) > 0))
}

/** An order that stopped for its review is not closed: it is refunded, or mended by hand. */
const canClose = ({ order }: Payable): boolean => order.reviewReason !== null && order.paymentState !== 'review'

function askedIn(url: URL, view: DeskOrderView): 'refund' | 'close' | null {
  const ask = url.searchParams.get('ask')
  if (ask === 'refund') return canRefund(view) ? ask : null
  return ask === 'close' && canClose(view) ? ask : null
}

function shown(view: DeskOrderView) {
  const { order, state, brandName, tax } = view
  const isRunning = state === 'failed' || state === 'stuck' || state === 'in_progress'
  const isSettled = order.paymentState === 'paid' || order.paymentState === 'free'
  return {
    id: order.id,
    reference: order.reference,
    kind: order.topUpOf ? ('topup' as const) : ('esim' as const),
    state,
    brandName,
    errorMessage: order.errorMessage,
    placedAt: order.createdAt.toISOString(),
    customer: { id: order.userId, name: order.customerName, email: order.email, company: companyOf(order) },
    bundle: { ...order.bundle, topUpOf: order.topUpOf, topUpIds: view.topUpIds.map(({ id }) => id) },
    money: {
      subtotalCents: order.subtotalCents,
      discountCents: order.discountCents,
      processingFeeCents: order.processingFeeCents,
      vatBasisPoints: order.vatBasisPoints,
      vatCents: order.vatCents,
      totalCents: order.totalCents,
      paidCents: view.paidCents,
      refundedCents: order.refundedCents,
      leftCents: leftCents(view),
      couponCode: order.couponCode,
      invoices: view.invoices,
    },
    tax: {
      basis: tax.basis,
      chargedCountry: tax.chargedCountry,
      chosenCountry: tax.chosenCountry,
      ipCountry: tax.ipCountry,
      cardCountry: tax.cardCountry,
      vies: tax.vies?.verdict ?? null,
      isConflict: view.isTaxConflict,
    },
    payments: view.payments.map(({ id, state: of, sessionId, paymentIntentId, amountCents, createdAt }) => ({
      id,
      state: of,
      sessionId,
      paymentIntentId,
      amountCents,
      at: createdAt.toISOString(),
    })),
    moves: momentsOf(view.moves),
    attempts: view.attempts.map((attempt) => ({
      id: attempt.id,
      state: attempt.state,
      lookUps: attempt.lookUps,
      at: attempt.askedAt.toISOString(),
    })),
    mails: view.mails.map((mail) => ({
      kind: mail.kind,
      state: mail.state,
      tries: mail.tries,
      at: mail.createdAt.toISOString(),
      sentAt: mail.sentAt?.toISOString() ?? null,
    })),
    alerts: view.alerts.map(({ kind, mailId, createdAt }) => ({
      kind,
      isMailed: mailId !== null,
      at: createdAt.toISOString(),
    })),
    review: order.reviewReason
      ? { reason: order.reviewReason, since: view.reviewSince?.toISOString() ?? null, canClose: canClose(view) }
      : null,
    esim: view.iccidEnd ? { iccidEnd: view.iccidEnd, hasCode: view.hasActivationCode } : null,
    may: {
      retry: isRunning,
      resend: isSettled && (view.hasActivationCode || (order.topUpOf !== null && state === 'completed')),
      refund: canRefund(view),
    },
  }
}

function companyOf({ company }: DeskOrderView['order']) {
  if (!company) return null
  const { companyName, vatNumber, streetName, streetNumber, unitNumber, postalCode, country } = company.details
  const street = [streetName, streetNumber, unitNumber].filter(Boolean).join(' ')
  return { name: companyName, vatNumber, address: [street, postalCode, country].filter(Boolean).join(', ') }
}

const momentsOf = (moves: DeskOrderView['moves']): ShownMoment[] =>
  moves.map(({ at, move, detail }, place) => {
    const before = moves[place - 1]
    return {
      at: at.toISOString(),
      move,
      detail: detailText(move, detail),
      afterMs: before ? at.getTime() - before.at.getTime() : null,
    }
  })

const detailText = (move: string, detail: string | null): string | null =>
  move === 'refunded_in_part' && detail ? copy.timeline.inAll(formatEuro(Number(detail))) : detail
