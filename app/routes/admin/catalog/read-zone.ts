// GET /super-admin-dashboard/catalog/:zone: one zone with its prices, bundles, countries and changes.
import { data } from 'react-router'
import { shopContext } from '#app/session/shop-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { addDays } from '#shop/values/date.ts'

export type ZonePage = Awaited<ReturnType<typeof readZone>>

export async function readZone(context: Context, name: string) {
  const shop = context.get(shopContext)
  const found = await shop.catalogue.viewDeskZone(name)
  if (!found) throw data(null, 404)
  const shown = ({ id, kind, zone, item, before, after, by, validFrom }: (typeof found.changes)[number]) => ({
    id,
    kind,
    zone,
    item,
    before,
    after,
    by,
    validFrom: validFrom.toISOString(),
  })
  return {
    ...found.zone,
    version: found.version,
    prices: found.prices,
    bundles: found.bundles,
    planned: found.planned.map(shown),
    changes: found.changes.map(shown),
    tomorrow: addDays(shop.today(), 1),
  }
}
