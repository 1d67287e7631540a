// What the bundles on sale hold, for whoever asks about the largest one or about unlimited data.
import { dataKindOf, isTotal, type DataKind } from '#values/data-allowance.ts'
import type { Catalogue } from './bundle.ts'

export type DataOnSale = {
  kinds: ReadonlySet<DataKind>
  /** The largest amount in all, in MB; 0 if no amounts are sold. */
  mostMegabytes: number
}

/** The kinds of data on sale, and the largest amount. */
export function dataOnSale({ bundles }: Pick<Catalogue, 'bundles'>): DataOnSale {
  const kinds = new Set<DataKind>()
  let mostMegabytes = 0
  for (const bundle of bundles) {
    if (bundle.status !== 'Active') continue
    kinds.add(dataKindOf(bundle))
    if (isTotal(bundle)) mostMegabytes = Math.max(mostMegabytes, bundle.megabytes)
  }
  return { kinds, mostMegabytes }
}
