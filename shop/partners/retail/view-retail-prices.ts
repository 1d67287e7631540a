// A business's prices as it sees them: per zone, the shop's price, the lowest and highest allowed prices, and its earnings.
import { bundlesIn, SIZE_KEYS, sizeKeyFor, type Catalogue, type SizeKey } from '#shop/catalogue/bundle/bundle.ts'
import { isTotal } from '#values/data-allowance.ts'
import type { DeskCatalogue, PriceKind } from '#shop/catalogue/bundle/catalogue-change.ts'
import type { CatalogueStore } from '#shop/catalogue/bundle/catalogue-store.ts'
import {
  judgePrices,
  toPriceList,
  type DraftPrice,
  type JudgedPrice,
  type RetailPrice,
} from '#shop/catalogue/bundle/retail-price.ts'
import type { RetailStore, TermsRow } from '#shop/catalogue/bundle/retail-store.ts'
import type { CountryCode } from '#values/country/country.ts'
import { fingerprint } from '#values/secret.ts'
import { findDraftPrice, withDrafts } from './retail-edit.ts'

/** Cents before tax. */
type RetailRow = JudgedPrice & {
  kind: PriceKind
  size: SizeKey
  /** How many days the bundles of this size last. */
  days: number[]
  /** The earnings from one sale without a discount. */
  earnedCents: number
  /** The drafted price; null returns to the shop's price, undefined if there is no draft. */
  draftCents: number | null | undefined
}
export type RetailZone = { name: string; countries: CountryCode[]; rows: RetailRow[] }
export type RetailPrices = {
  discountBasisPoints: number
  capBasisPoints: number
  zones: RetailZone[]
  drafts: DraftPrice[]
  /** Sent with a change, so that nobody overwrites what they haven't seen. */
  version: string
}

export type RetailDeps = {
  catalogue: Pick<CatalogueStore, 'readBoth'>
  retail: Pick<RetailStore, 'findTerms' | 'listHeld' | 'listDrafts'>
}
export type RetailStanding = {
  terms: TermsRow
  held: RetailPrice[]
  drafts: DraftPrice[]
  catalogue: Catalogue
  desk: DeskCatalogue
  version: string
}

/** Everything about a business's prices; null if it may not set any. */
export async function readStanding(
  { catalogue, retail }: RetailDeps,
  businessId: string,
): Promise<RetailStanding | null> {
  const terms = await retail.findTerms(businessId)
  if (!terms || terms.endedAt !== null) return null
  // One after the other: a transaction has only one connection.
  const held = await retail.listHeld(businessId)
  const drafts = await retail.listDrafts(businessId)
  const both = await catalogue.readBoth()
  const version = fingerprint(JSON.stringify([terms.discountBasisPoints, terms.capBasisPoints, held, drafts])).slice(
    0,
    16,
  )
  return { terms, held, drafts, version, ...both }
}

/** Null for a business that may not set its own prices. */
export async function viewRetailPrices(deps: RetailDeps, businessId: string): Promise<RetailPrices | null> {
  const standing = await readStanding(deps, businessId)
  if (!standing) return null
  const { terms, held, drafts, desk, version } = standing
  const judge = judgePrices(desk, terms, held)
  const zones = desk.zones.map(({ name, countries }): RetailZone => {
    const own = bundlesIn(desk.bundles, name).filter((each) => each.status === 'Active' && isTotal(each))
    const rows = SIZE_KEYS.flatMap((size) => {
      const days = own.filter(({ megabytes }) => sizeKeyFor(megabytes) === size).map(({ validityDays }) => validityDays)
      if (days.length === 0) return []
      return (['price', 'topup'] as const).flatMap((kind): RetailRow[] => {
        const judged = judge({ zone: name, kind, size })
        if (!judged) return []
        const earnedCents = judged.sellingCents - judged.floorCents
        const draft = findDraftPrice(drafts, { zone: name, kind, size })
        const lasting = [...new Set(days)].toSorted((one, other) => one - other)
        return [{ kind, size, days: lasting, ...judged, earnedCents, draftCents: draft?.cents }]
      })
    })
    return { name, countries, rows }
  })
  return {
    discountBasisPoints: terms.discountBasisPoints,
    capBasisPoints: terms.capBasisPoints,
    zones: zones.filter(({ rows }) => rows.length > 0),
    drafts,
    version,
  }
}

/** What a business's shop would sell with its drafts published; null if it may not set its own prices. */
export async function previewRetailPrices(deps: RetailDeps, businessId: string): Promise<Catalogue | null> {
  const standing = await readStanding(deps, businessId)
  if (!standing) return null
  const { catalogue, desk, terms, held, drafts } = standing
  return toPriceList(catalogue, desk, terms, withDrafts(held, drafts)).selling
}
