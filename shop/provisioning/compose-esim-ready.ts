// What the mail with the eSIM says, as things stand when it is sent.
import type { Catalogue } from '#shop/catalogue/bundle.ts'
import { coverageOf } from '#shop/catalogue/covered-countries.ts'
import type { EsimStore } from '#shop/esim/esim-store.ts'
import type { Order } from '#shop/order/order.ts'
import type { OrderKeyStore } from '#shop/order/order-key-store.ts'
import { installLink, invoiceLink, orderLink, withdrawLink } from '#shop/order/order-link.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { EsimReadyMail, Receipt } from '#shop/ports/mailer.ts'
import type { Tenant } from '#shop/values/brand-facts.ts'
import { daysLater } from '#shop/values/instant.ts'
import type { KnownEsim } from './open-walk.ts'

const LINK_LIVES_DAYS = 400

export type ComposeEsimReadyDeps = {
  orders: OrderStore
  orderKeys: OrderKeyStore
  esims: EsimStore
  clock: Clock
  readCatalogue: () => Promise<Catalogue>
}

/** The mail about the order's eSIM, with a lasting link to the order (after-purchase rules §4, step 4). */
export async function composeEsimReady(
  { orders, orderKeys, esims, clock, readCatalogue }: ComposeEsimReadyDeps,
  orderId: string,
  tenant: Pick<Tenant, 'origin'>,
): Promise<EsimReadyMail> {
  const order = await orders.find(orderId)
  const esim = await esims.findActive(orderId)
  if (!order) throw new Error('A mail about an eSIM was in the outbox without an order.')

  const expiresAt = linkEnd(clock.now())
  const key = await orderKeys.issue({ orderId: order.id, kind: 'mail', seed: order.id, expiresAt })
  return esimReadyOf({ order, esim, key, catalogue: await readCatalogue() }, tenant)
}

export const linkEnd = (now: Date): Date => daysLater(now, LINK_LIVES_DAYS)

type EsimReadyFacts = { order: Order; esim: KnownEsim | null; key: string; catalogue: Catalogue }

/** The same from what is at hand. */
export function esimReadyOf(
  { order, esim, key, catalogue }: EsimReadyFacts,
  { origin }: Pick<Tenant, 'origin'>,
): EsimReadyMail {
  if (!esim?.activationCode || !esim.qrPng)
    throw new Error('A mail about an eSIM was in the outbox before the eSIM was ready.')
  return {
    kind: 'esim_ready',
    to: order.email,
    recipientName: order.customerName.trim() || null,
    orderReference: order.reference,
    orderLink: orderLink(origin, order.reference, key),
    installLink: installLink(origin, order.reference, key),
    iccid: esim.iccid,
    activationCode: esim.activationCode,
    qrPng: esim.qrPng,
    bundle: {
      zone: order.bundle.zone,
      data: order.bundle.data,
      days: order.bundle.days,
      destinations: order.bundle.destinations,
      alsoCovered: coverageOf(catalogue, order.bundle).others,
    },
    receipt: receiptOf(order, origin, key),
  }
}

/** What was paid for an order, and the papers that its key opens; amounts in cents. */
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
