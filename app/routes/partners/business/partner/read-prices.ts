// The prices tab of the business dashboard: one zone at a time, with what is drafted in all of them.
import { href } from 'react-router'
import { visitorVat } from '#app/features/checkout/visitor-vat.ts'
import { OFTEN_FLAGS } from '#app/ui/often-flags.ts'
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { RetailPrices, RetailZone } from '#shop/partners/retail/view-retail-prices.ts'
import { writeTrip } from '#shop/catalogue/trip/trip-address.ts'
import { addDays, type DateOnly } from '#values/date.ts'

/** A draft beside what travelers pay now; cents. */
export type ShownDraft = RetailPrices['drafts'][number] & { nowCents: number; shopCents: number }
export type ShownPrices = {
  version: string
  discountBasisPoints: number
  capBasisPoints: number
  zones: { name: string; drafts: number }[]
  zone: Pick<RetailZone, 'name' | 'rows'>
  drafts: ShownDraft[]
  /** The viewer's rate, in basis points. */
  vatBasisPoints: number
  /** The shop with the drafts; null where there are none. */
  preview: string | null
}
/** `found` is null for a business that may set no prices. */
export type PricesPage = { found: ShownPrices | null }

export async function readPrices(
  request: Request,
  context: Context,
  businessId: string,
  wanted: string | null,
): Promise<PricesPage> {
  const shop = context.get(shopContext)
  const prices = await shop.retail.viewRetailPrices(businessId)
  const zone = prices?.zones.find(({ name }) => name === wanted) ?? prices?.zones[0]
  if (!prices || !zone) return { found: null }
  const { basisPoints: vatBasisPoints } = await visitorVat(request, context)
  const drafts = prices.zones.flatMap(draftsOf)
  const { version, discountBasisPoints, capBasisPoints } = prices
  return {
    found: {
      version,
      discountBasisPoints,
      capBasisPoints,
      zones: prices.zones.map(({ name }) => ({ name, drafts: drafts.filter((draft) => draft.zone === name).length })),
      zone: { name: zone.name, rows: zone.rows },
      drafts,
      vatBasisPoints,
      preview: drafts.length > 0 ? previewOf(prices, drafts, shop.today()) : null,
    },
  }
}

const draftsOf = ({ name, rows }: RetailZone): ShownDraft[] =>
  rows.flatMap(({ kind, size, draftCents, sellingCents, shopCents }) =>
    draftCents === undefined ? [] : [{ zone: name, kind, size, cents: draftCents, nowCents: sellingCents, shopCents }],
  )

// A trip for which the drafts are offered: as short as the shortest bundle lasts, in a country of their zone.
function previewOf({ zones }: RetailPrices, drafts: ShownDraft[], today: DateOnly): string {
  const zone = zones.find(({ name }) => name === drafts[0]?.zone)
  const countries = zone?.countries ?? []
  const destination = OFTEN_FLAGS.find((code) => countries.includes(code)) ?? countries[0]
  const trip = {
    destinations: destination ? [destination] : [],
    arrival: addDays(today, 14),
    departure: addDays(today, 15),
  }
  return `${href('/business-dashboard/price-preview')}?${writeTrip(trip)}`
}
