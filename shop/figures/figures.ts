// Figures for administrators: sales, reports for the tax office, and the state of the platform.
import type { Base } from '#shop/base.ts'
import { bind } from '#shop/bind.ts'
import { viewAnswerTimes } from './view-answer-times.ts'
import { checkConnection } from './check-connection.ts'
import { checkFigures } from './check-figures.ts'
import { recordBlocked } from './record-blocked.ts'
import { viewGauges } from './view-gauges.ts'
import { viewHealth } from './view-health.ts'
import { viewPlatform } from './view-platform.ts'
import { exportReports, viewReports } from './view-reports.ts'
import { viewSetup, type ViewSetupDeps } from './view-setup.ts'
import { viewToLookAt, type ViewToLookAtDeps } from './view-to-look-at.ts'
import { viewShopFigures, viewSplitFigures } from './view-shop-figures.ts'

type Parts = Pick<ViewToLookAtDeps, 'listWaiting'> & Pick<ViewSetupDeps, 'viewDeskCatalogue'>

export function createFigures(base: Base, parts: Parts) {
  const { figureDays, clock } = base
  return {
    ...bind(
      { ...base, ...parts },
      {
        recordBlocked,
        viewAnswerTimes,
        viewGauges,
        viewHealth,
        viewSetup,
        viewToLookAt,
        viewPlatform,
        viewReports,
        exportReports,
        viewShopFigures,
        viewSplitFigures,
        checkConnection,
        checkFigures,
      },
    ),
    /** From now on, days begin in this time zone (IANA name); figures of other days are recounted. */
    keepTimeZone: async (timeZone: string): Promise<void> => {
      if ((await figureDays.readState()).timeZone !== timeZone) await figureDays.changeTimeZone(timeZone)
    },
    /** Recounts all figures from the records. */
    rebuildFigures: () => figureDays.rebuild(clock.now()),
    /** The latest moves, newest first, with the brand's name. */
    listRecentMoves: async (most: number) =>
      Promise.all(
        (await base.orderDesk.listRecent(most)).map(async (move) => ({
          ...move,
          brandName: (await base.findTenant(move.businessId)).brand.name,
        })),
      ),
  }
}
