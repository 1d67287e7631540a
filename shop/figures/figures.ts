// Figures for those who run the shop: sales, reports for the tax office, and how the platform is doing.
import type { Base } from '#shop/base.ts'
import { bind } from '#shop/bind.ts'
import { viewFigures } from './view-figures.ts'
import { viewHealth } from './view-health.ts'
import { viewPlatform } from './view-platform.ts'
import { exportReports, viewReports } from './view-reports.ts'
import { viewShopFigures } from './view-shop-figures.ts'

export function createFigures(base: Base) {
  const needs = { ...base, viewFigures: () => viewFigures(base) }
  return {
    ...bind(needs, { viewHealth, viewPlatform, viewReports, exportReports, viewShopFigures }),
    viewFigures: needs.viewFigures,
    /** What happened last, the newest first, with the name of the brand. */
    listRecentMoves: async (most: number) =>
      Promise.all(
        (await base.orderDesk.listRecent(most)).map(async (move) => ({
          ...move,
          brandName: (await base.findTenant(move.businessId)).brand.name,
        })),
      ),
  }
}
