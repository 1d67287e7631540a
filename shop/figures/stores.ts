// The stores of this context, on one database.
import { workerBeatStore } from '#shop/figures/health/worker-beat-store.ts'
import { figureStore } from '#shop/figures/report/figure-store.ts'
import { blockedReportStore } from '#shop/figures/health/blocked-report-store.ts'
import type { Database } from '#db/database.ts'

export const figureStores = (database: Database) => ({
  workerBeats: workerBeatStore(database),
  figureDays: figureStore(database),
  blockedReports: blockedReportStore(database),
})
