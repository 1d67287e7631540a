// Until which day a price is known to stay, for whoever wants to tell it elsewhere.
import type { Base } from '#shop/assembly/base.ts'
import { addDays, dateOnlyOf, parseDateOnly, type DateOnly } from '#values/date.ts'
import { sizeKeyFor, type Bundle } from './bundle.ts'

type Deps = Pick<Base, 'catalogue' | 'readVatRates' | 'timeZone' | 'clock'>

/**
 * By bundle ID, the last day before a planned price or a planned VAT rate of any country; missing for a bundle for which
 * nothing is planned: until when its price stays is promised nowhere.
 */
export async function viewPriceEnds(
  { catalogue: store, readVatRates, timeZone, clock }: Deps,
  { bundles }: { bundles: readonly Bundle[] },
): Promise<Partial<Record<string, DateOnly>>> {
  const today = dateOnlyOf(clock.now(), timeZone)
  const [planned, rates] = await Promise.all([store.listPlanned(null), readVatRates()])
  const ofTax = rates.map(({ validFrom }) => validFrom).filter((day) => day > today)
  const ofItems = Map.groupBy(
    planned.filter(({ kind }) => kind === 'price' || kind === 'own_price'),
    ({ zone, item }) => `${item} ${zone}`,
  )
  const ends = bundles.flatMap(({ bundleId, zone, megabytes, ownPrice }) => {
    const item = ownPrice ? bundleId : sizeKeyFor(megabytes)
    const ofPrice = (ofItems.get(`${item} ${zone}`) ?? []).map(({ validFrom }) => dateOnlyOf(validFrom, timeZone))
    const first = parseDateOnly([...ofTax, ...ofPrice].toSorted()[0] ?? '')
    return first ? [[bundleId, addDays(first, -1)] as const] : []
  })
  return Object.fromEntries(ends)
}
