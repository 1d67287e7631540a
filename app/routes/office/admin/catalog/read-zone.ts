// GET /super-admin-dashboard/catalog/:zone: one zone with its prices, bundles, countries and changes.
import { data } from 'react-router'
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { zoneEverywhere } from '#app/language/known-everywhere.ts'
import { displayNameOf } from '#shop/catalogue/trip/trip-name.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { addDays } from '#values/date.ts'

export type ZonePage = Awaited<ReturnType<typeof readZone>>

export async function readZone(context: Context, name: string, page: number) {
  const shop = context.get(shopContext)
  const found = await shop.catalogue.viewDeskZone(name, page)
  if (!found) throw data(null, 404)
  return {
    ...found.zone,
    /** What shoppers read in each language where the owner gave nothing. */
    calledElsewhere: zoneEverywhere(displayNameOf(found.zone)),
    version: found.version,
    prices: found.prices,
    bundles: found.bundles,
    page: found.page,
    pages: found.pages,
    planned: found.planned.map(shownChange),
    changes: found.changes.map(shownChange),
    tomorrow: addDays(shop.today(), 1),
  }
}

type CatalogueChange = Awaited<ReturnType<Shop['catalogue']['viewChangesSince']>>[number]

export type ZoneChange = ReturnType<typeof shownChange>

/** A change as the page tells it: it holds, or is planned to, from `validFrom` on, unless it was taken back. */
export const shownChange = ({ id, kind, zone, item, before, after, by, takenBackBy, ...row }: CatalogueChange) => ({
  id,
  kind,
  zone,
  item,
  before,
  after,
  by,
  validFrom: row.validFrom.toISOString(),
  isPlanned: row.appliedAt === null,
  withdrawn: row.withdrawnAt && { at: row.withdrawnAt.toISOString(), by: takenBackBy },
})
