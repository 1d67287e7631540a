// GET /admin-dashboard/orders/:orderId: one order with all that happened to it, for an own-admin.
import { data } from 'react-router'
import { NO_COMPANY, toCompanyValues } from '#app/features/company-form/company-form.ts'
import { readAsked } from '#app/features/own-proof/proof-asked.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { purchaseFactsIn } from '#shop/sales/order/order-company.ts'
import { isDeposit, isDisputed, isPrepaid, isResumable, isSettled } from '#shop/sales/order/order.ts'
import type { DeskOrderView } from '#shop/office/desk/view-desk-order.ts'
import { kindInText } from '#values/data-allowance.ts'
import { isUuid } from '#values/uuid.ts'
import { nextAct } from './next-act.ts'
import { momentsOf } from './order-moments.ts'
import { askedIn, rightsOf, withinLimit } from './order-rights.ts'

export type DeskOrderPage = Awaited<ReturnType<typeof readDeskOrder>>

export const isOrderId = isUuid

export async function readDeskOrder(request: Request, context: Context, orderId: string) {
  const user = guardedUser(context)
  const shop = context.get(shopContext)
  const found = isOrderId(orderId) ? await shop.desk.viewDeskOrder(orderId) : null
  if (!found) throw data(null, 404)
  const page = shown(found)
  const undo = await shop.cancellations.viewUndo(orderId)
  const can = rightsOf(user)
  const { limit, ...refunds } = withinLimit(user, found)
  // What the order allows, as far as the reader may do it.
  const offered = {
    ...page.may,
    retry: page.may.retry && can.serve,
    resend: page.may.resend && can.serve,
    replaceEsim: page.may.replaceEsim && can.serve,
    cancelEsim: page.may.cancelEsim && can.decide,
    close: page.may.close && can.decide,
    correct: page.may.correct && can.decide,
    correctPapers: page.may.correctPapers && can.decide,
    resume: page.may.resume && can.decide,
    checkVat: page.may.checkVat && can.decide,
    ...refunds,
  }
  const ask = askedIn(new URL(request.url), offered)
  return {
    ...page,
    undo,
    money: { ...page.money, cost: can.figures ? page.money.cost : null },
    may: offered,
    can,
    /** How far an agent may still refund this order; null without a limit, or where that's enough. */
    limit,
    ask,
    /** What to do first; null if nothing waits. */
    next: nextAct({ ...page, may: offered, can }),
    asked: ask === null || ask === 'close' || ask === 'vat' ? 'nothing' : await readAsked(request, context, user),
  }
}

function kindOf({ order, replaces }: DeskOrderView) {
  if (isDeposit(order)) return 'deposit' as const
  if (order.topUpOf) return 'topup' as const
  return replaces ? ('replacement' as const) : ('esim' as const)
}

function shown(view: DeskOrderView) {
  const { order, state, brandName, tax } = view
  const isRunning = state === 'failed' || state === 'stuck' || state === 'in_progress'
  return {
    id: order.id,
    reference: order.reference,
    kind: kindOf(view),
    replaces: view.replaces,
    replacedBy: view.replacedBy,
    paidWith: view.paidWith,
    party: view.party,
    state,
    brandName,
    errorMessage: order.errorMessage,
    placedAt: order.createdAt.toISOString(),
    customer: { id: order.userId, name: order.customerName, email: order.email, company: companyOf(order) },
    corrections: view.corrections.map(({ id, at, by, formerEmail, formerName, reason }) => ({
      id,
      at: at.toISOString(),
      by,
      former: [formerEmail, formerName].filter((part) => part !== null),
      reason,
    })),
    validInvoice: view.validInvoice,
    buyer: order.company
      ? toCompanyValues(order.company.details, order.company)
      : { ...NO_COMPANY, country: tax.chargedCountry === 'outside-eu' ? '' : (tax.chargedCountry ?? '') },
    areCodesSent: view.mails.some(({ kind, state: of }) => kind === 'esim_ready' && of === 'sent'),
    bundle: {
      ...order.bundle,
      topUpOf: order.topUpOf,
      topUpIds: view.topUpIds.map(({ id }) => id),
      phone: order.phone ? { name: order.phone, fit: order.phoneFit ?? 'unknown' } : null,
    },
    gift: view.gift,
    failovers: view.failovers,
    whyNot: view.whyNot,
    money: {
      subtotalCents: order.subtotalCents,
      discountCents: order.discountCents,
      processingFeeCents: order.processingFeeCents,
      vatBasisPoints: order.vatBasisPoints,
      vatCents: order.vatCents,
      totalCents: order.totalCents,
      paidCents: view.paidCents,
      refundedCents: order.refundedCents,
      isTakenBack: state === 'dispute_lost',
      leftCents: view.leftCents,
      alongCents: view.alongCents,
      wholeCents: view.leftCents + view.alongCents,
      isPrepaid: isPrepaid(order),
      couponCode: order.couponCode,
      invoices: view.invoices,
      cost: view.cost,
    },
    tax: {
      basis: tax.basis,
      chargedCountry: tax.chargedCountry,
      chosenCountry: tax.chosenCountry,
      ipCountry: tax.ipCountry,
      cardCountry: tax.cardCountry,
      vies: tax.vies && {
        verdict: tax.vies.verdict,
        askedAt: tax.vies.askedAt,
        number: tax.vies.consultationNumber ?? null,
      },
      isConflict: view.isTaxConflict,
      checkedAt: view.taxCheckedAt?.toISOString() ?? null,
    },
    payments: view.payments.map(
      ({ id, state: of, sessionId, paymentIntentId, providerPage, amountCents, createdAt }) => ({
        id,
        state: of,
        sessionId,
        paymentIntentId,
        providerPage,
        amountCents,
        at: createdAt.toISOString(),
      }),
    ),
    reading: readingOf(view),
    network: { ...view.network, bundleId: order.bundle.bundleId },
    parts: view.parts.map(({ id, amountCents, reason, state: of, name, createdAt }) => ({
      id,
      amountCents,
      reason,
      state: of,
      by: name,
      at: createdAt.toISOString(),
    })),
    notes: view.notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    tickets: view.tickets.map(shownTicket),
    otherTickets: view.otherTickets.map(shownTicket),
    withdrawals: view.withdrawals.map(({ receivedAt, decidedAt, ...declaration }) => ({
      ...declaration,
      at: receivedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
    dispute: view.dispute,
    moves: momentsOf(view),
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
      ? {
          reason: order.reviewReason,
          since: view.reviewSince?.toISOString() ?? null,
          canResume: isResumable(order),
        }
      : null,
    esim: view.iccidEnd ? { iccidEnd: view.iccidEnd, hasCode: view.hasActivationCode } : null,
    may: {
      retry: isRunning || isResumable(order),
      resend:
        isSettled(order) &&
        !isDisputed(order) &&
        order.email !== '' &&
        (view.hasActivationCode || (order.topUpOf !== null && state === 'completed')),
      ...view.may,
    },
  }
}

const shownTicket = ({ createdAt, ...ticket }: DeskOrderView['tickets'][number]) => ({
  ...ticket,
  at: createdAt.toISOString(),
})

function readingOf({ reading, order }: DeskOrderView) {
  if (!reading) return null
  const { balanceMb, totalMb, onPhone, expiresAt, usedAt, onPhoneSince, checkedAt } = reading
  return {
    balanceMb,
    totalMb,
    /** Of a day plan or an unlimited bundle nothing is left of a whole. */
    isCounted: kindInText(order.bundle.data) === 'total',
    onPhone,
    onPhoneSince: onPhoneSince?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    usedAt: usedAt?.toISOString() ?? null,
    checkedAt: checkedAt.toISOString(),
  }
}

function companyOf({ company }: DeskOrderView['order']) {
  if (!company) return null
  const { companyName, vatNumber, streetName, streetNumber, unitNumber, postalCode, city, country } = company.details
  const street = [streetName, streetNumber, unitNumber].filter(Boolean).join(' ')
  const town = [postalCode, city].filter(Boolean).join(' ')
  const address = [street, town, country].filter(Boolean).join(', ')
  return { name: companyName, vatNumber, address, ...purchaseFactsIn(company) }
}
