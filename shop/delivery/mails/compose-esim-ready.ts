// The email with the eSIM, as of when it is sent.
import type { Base } from '#shop/assembly/base.ts'
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { factsOfOrder } from '#shop/sales/order/facts-of-order.ts'
import { findCoverage } from '#shop/catalogue/bundle/covered-countries.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { installLink, invoiceLink, withdrawLink } from '#shop/sales/order-access/order-link.ts'
import { nameOfTraveler } from '#shop/sales/party/party.ts'
import { bundleOf, openOrderMail, toOrderMail, type OrderMailDeps } from '#shop/sales/order/compose-order-mail.ts'
import type { EsimReadyMail, Receipt } from '#ports/mailer.ts'
import type { Tenant } from '#values/brand-facts.ts'
import type { KnownEsim } from '#shop/delivery/provisioning/start-provisioning-run.ts'

export type ComposeEsimReadyDeps = OrderMailDeps & Pick<Base, 'esims' | 'readCatalogue'>

/** The email about the order's eSIM, with a lasting link to the order (after-purchase rules §4, step 4). */
export async function composeEsimReady(
  deps: ComposeEsimReadyDeps,
  orderId: string,
  tenant: Pick<Tenant, 'origin'>,
): Promise<EsimReadyMail> {
  const esim = await deps.esims.findActive(orderId)
  const mail = await openOrderMail(deps, orderId)
  const { paidWith, traveler } = mail.order
  const paying = paidWith ? await deps.orders.find(paidWith) : null
  const named = paying && traveler ? { number: traveler, name: nameOfTraveler(mail.order, paying) } : null
  return esimReadyOf({ ...mail, esim, traveler: named, catalogue: await deps.readCatalogue() }, tenant)
}

type EsimReadyFacts = Pick<EsimReadyMail, 'traveler'> & {
  order: Order
  esim: KnownEsim | null
  key: string
  catalogue: Catalogue
}

/** The same from data that is already loaded. */
export function esimReadyOf(
  { order, esim, key, traveler, catalogue }: EsimReadyFacts,
  { origin }: Pick<Tenant, 'origin'>,
): EsimReadyMail {
  if (!esim?.activationCode || !esim.qrPng)
    throw new Error('A mail about an eSIM was in the outbox before the eSIM was ready.')
  return {
    kind: 'esim_ready',
    ...toOrderMail({ order, key }, origin),
    installLink: installLink(origin, order.reference, key),
    iccid: esim.iccid,
    activationCode: esim.activationCode,
    confirmationCode: esim.confirmationCode,
    qrPng: esim.qrPng,
    bundle: {
      ...bundleOf(order),
      alsoCovered: findCoverage(catalogue, order.bundle).others,
      startsAt: factsOfOrder(catalogue, order).startsAt,
    },
    receipt: receiptOf(order, origin, key),
    isReplacement: Boolean(order.replaces),
    traveler,
  }
}

/** What was paid for an order, and the documents that its key opens; amounts in cents. */
export const receiptOf = (order: Order, origin: string, key: string): Receipt => ({
  subtotalCents: order.subtotalCents,
  discountCents: order.discountCents,
  processingFeeCents: order.processingFeeCents,
  vatBasisPoints: order.vatBasisPoints,
  vatCents: order.vatCents,
  totalCents: order.totalCents,
  isReverseCharged: order.isReverseCharged,
  hasAskedForImmediateDelivery: order.company ? null : order.wantsImmediateDelivery,
  invoiceLink: order.totalCents > 0 ? invoiceLink(origin, order.reference, key) : null,
  contractSummaryLink: `${origin}/contract-summary/${encodeURIComponent(order.bundle.bundleId)}`,
  withdrawLink: withdrawLink(origin, order.reference),
})
