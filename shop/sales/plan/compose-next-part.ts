// What the reminder of a trip's next part says: its days, and what it is and costs at the moment of sending.
import type { Base } from '#shop/assembly/base.ts'
import { findBundleById } from '#shop/catalogue/bundle/bundle.ts'
import { sizeText } from '#values/data-allowance.ts'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import { vatBasisPointsFor } from '#shop/catalogue/pricing/vat.ts'
import { priceNow } from '#shop/catalogue/trip/plan-parts.ts'
import type { MailRow } from '#shop/records/mail/mail-store.ts'
import { sealEsim } from '#shop/sales/esim/sealed-esim.ts'
import type { NextPartMail } from '#ports/mailer.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { daysLater } from '#values/instant.ts'
import type { Sealer } from '#values/secret.ts'
import { reminderFacts } from './end-reminders.ts'
import { findHost, type BoughtPartsDeps } from './find-bought-parts.ts'

/** What the sealed names of parts are for. */
export const PART_PURPOSE = 'trip-part'
/** Longer than a trip that was planned. */
const LINK_LIVES_DAYS = 400

export type ComposeNextPartDeps = BoughtPartsDeps &
  Pick<Base, 'readPriceList' | 'readVatRates' | 'today' | 'todayOnEarth' | 'clock'> & { partSealer: Sealer }

/** The reminder with today's price and VAT for the country in the order; null as its offer if it isn't sold. */
export async function composeNextPart(
  deps: ComposeNextPartDeps,
  mail: Pick<MailRow, 'facts'>,
  { origin, brand }: Pick<Tenant, 'origin' | 'brand'>,
): Promise<NextPartMail> {
  const part = await deps.plannedParts.find(reminderFacts.parse(mail.facts).partId)
  const order = part && (await deps.orders.find(part.orderId))
  if (!part || !order) throw new Error('A reminder in the outbox belongs to no part of a trip.')

  const { selling } = await deps.readPriceList(brand.id)
  const host = part.isTopUp ? await findHost(deps, order, part, selling) : null
  const isTopUp = host !== null
  const cents = priceNow(selling, { ...part, isTopUp }, part.arrival, deps.todayOnEarth().earliest)
  const bundle = findBundleById(selling.bundles, part.bundleId)
  const isSold = cents !== null && bundle !== undefined
  const vatBasisPoints = order.isReverseCharged
    ? 0
    : vatBasisPointsFor(await deps.readVatRates(), order.vatCountry, deps.today())
  const sealed = sealEsim(deps.partSealer, part.id, daysLater(deps.clock.now(), LINK_LIVES_DAYS))
  return {
    kind: 'next_part',
    to: order.email,
    recipientName: order.customerName.trim() || null,
    number: part.number,
    arrival: part.arrival,
    departure: part.departure,
    destinations: part.destinations,
    offer: isSold
      ? {
          data: sizeText(bundle),
          days: bundle.validityDays,
          isTopUp,
          totalCents: quote(cents, vatBasisPoints).totalCents,
          isWithVat: !order.isReverseCharged,
        }
      : null,
    change: isSold ? part.change : 'gone',
    link: `${origin}/next-part?part=${encodeURIComponent(sealed)}`,
    unsubscribeLink: `${origin}/trip-reminders?part=${encodeURIComponent(sealed)}`,
  }
}
