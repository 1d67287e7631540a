// The counter for those who run the platform: how it is doing, and what the tax office asks for.
import type { By } from '#shop/account/session-user.ts'
import type { ReportPeriod } from '#shop/figures/report-period.ts'
import { viewHealth } from '#shop/figures/view-health.ts'
import { exportReports, viewReports } from '#shop/figures/view-reports.ts'
import type { Stores } from './stores.ts'
import type { ShopDeps } from './world.ts'

export function openPlatform(world: ShopDeps, stores: Stores) {
  const deps = { ...world, ...stores }
  return {
    viewHealth: () => viewHealth(deps),
    viewReports: (period: Pick<ReportPeriod, 'range'>) => viewReports(deps, period),
    exportReports: (by: By, period: Pick<ReportPeriod, 'range'>) => exportReports(deps, by, period),
  }
}
