// A business never sells for less than it pays, so a zone's minimum margin or a cost can change what travelers pay in its
// shop although nobody changed a price. Search engines are told of that like of any other price.
import type { Base } from '#shop/assembly/base.ts'
import type { CatalogueChange, DeskCatalogue } from './catalogue-change.ts'
import { judgePrices } from './retail-price.ts'

type Deps = Pick<Base, 'catalogue' | 'retail' | 'clock'>
/** `desk` has what the changes are about, as it was before. */
type Changing = { desk: DeskCatalogue; changes: readonly CatalogueChange[] }

/** Writes these changes, and notes when businesses' own prices became others by it. */
export async function writeNotingPrices(deps: Deps, { desk, changes }: Changing): Promise<void> {
  const { catalogue, retail, clock } = deps
  const zones = zonesWithOtherFloors(desk, changes)
  const sellers = zones.size > 0 ? [...(await retail.readAll())] : []
  const held = sellers.flatMap(([businessId, { terms, prices }]) => {
    const slots = prices.filter(({ zone }) => zones.has(zone))
    return slots.length > 0 ? [{ businessId, terms, slots }] : []
  })
  const judged = async () => {
    const now = await catalogue.readDesk()
    return held.map(({ terms, slots }) => {
      const judge = judgePrices(now, terms, slots)
      return slots.map((slot) => judge(slot)?.sellingCents)
    })
  }
  const before = held.length > 0 ? await judged() : []
  await catalogue.write(changes)
  const after = held.length > 0 ? await judged() : []
  for (const [seller, { businessId, slots }] of held.entries()) {
    const others = slots.filter((_slot, at) => before[seller]?.[at] !== after[seller]?.[at])
    await retail.noteChanged(businessId, others, clock.now())
  }
}

/** A bundle with its own price costs as much in every shop. */
function zonesWithOtherFloors({ bundles }: DeskCatalogue, changes: readonly CatalogueChange[]): Set<string> {
  const tabled = new Set(bundles.flatMap(({ bundleId, ownPrice }) => (ownPrice ? [] : [bundleId])))
  const isOfCost = ({ kind, item }: CatalogueChange) =>
    (kind === 'cost' || kind === 'status' || kind === 'own_price') && tabled.has(item)
  return new Set(changes.flatMap((change) => (change.kind === 'floor' || isOfCost(change) ? [change.zone] : [])))
}
