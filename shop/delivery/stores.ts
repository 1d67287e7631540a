// The stores of this context, on one database.
import { networkEventStore } from '#shop/delivery/network-event/network-event-store.ts'
import { noticeStore } from '#shop/delivery/notice/notice-store.ts'
import { allocationStore } from '#shop/delivery/provisioning/allocation-store.ts'
import { failoverStore } from '#shop/delivery/provisioning/failover-store.ts'
import { dueQuestionStore } from '#shop/delivery/due-work/due-question-store.ts'
import { dueFailureStore } from '#shop/delivery/due-work/due-failure-store.ts'
import { esimCheckStore } from '#shop/delivery/alert/esim-check-store.ts'
import { esimHealthStore } from '#shop/delivery/alert/esim-health-store.ts'
import { alertSettingsStore } from '#shop/delivery/alert/alert-settings-store.ts'
import type { Database } from '#db/database.ts'

export const deliveryStores = (database: Database) => ({
  notices: noticeStore(database),
  networkEvents: networkEventStore(database),
  allocations: allocationStore(database),
  failovers: failoverStore(database),
  dueQuestions: dueQuestionStore(database),
  dueFailures: dueFailureStore(database),
  esimChecks: esimCheckStore(database),
  esimHealth: esimHealthStore(database),
  alertSettings: alertSettingsStore(database),
})
