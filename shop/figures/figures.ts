// Figures for administrators: sales, reports for the tax office, and the state of the platform.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import { viewAnswerTimes } from './report/view-answer-times.ts'
import { checkConnection } from './setup/check-connection.ts'
import { checkFigures } from './report/check-figures.ts'
import { recordBlocked } from './health/record-blocked.ts'
import { viewGauges } from './health/view-gauges.ts'
import { viewHealth } from './health/view-health.ts'
import { viewPlatform } from './report/view-platform.ts'
import { exportReports, viewReports } from './report/view-reports.ts'
import { viewSetup, type ViewSetupDeps } from './setup/view-setup.ts'
import { viewSecurityExpiry, watchSecurityFile } from './health/watch-security-file.ts'
import { viewToLookAt, type ViewToLookAtDeps } from './health/view-to-look-at.ts'
import { viewShopFigures, viewSplitFigures } from './report/view-shop-figures.ts'

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
        viewSecurityExpiry,
        watchSecurityFile,
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
