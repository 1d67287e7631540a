// What every part of the payment server works with: its settings, its records, its clock, and its faults.
import type { DatabaseSync } from 'node:sqlite'
import { type Courier, openCourier } from './event-courier.ts'
import { type EventLog, openEventLog } from './event-log.ts'
import { type FaultTaker, type PaymentFaults, openFaults } from './payment-faults.ts'
import { modeOf } from './live-mode.ts'
import { type RecordStore, openRecords } from './record-store.ts'
import { newId } from './wire-id.ts'

export type PaymentServerOptions = {
  database: DatabaseSync // tables are created if missing, all named payment_
  publicUrl: string // the address that buyers' browsers use, without a trailing slash
  secretKey: string
  webhookUrl: string
  webhookSecret: string
  now: () => Date // the sandbox's clock; deliveries use real time
}

export type World = {
  options: PaymentServerOptions
  records: RecordStore
  events: EventLog
  courier: Courier
  faults: PaymentFaults & FaultTaker
  closing: AbortController
  nowSeconds: () => number
  newId: typeof newId
}

export function openWorld(options: PaymentServerOptions): World {
  const { database, webhookUrl, webhookSecret } = options
  const faults = openFaults()
  const records = openRecords(database)
  const courier = openCourier({ database, webhookUrl, webhookSecret, faults })

  return {
    options,
    records,
    events: openEventLog(database, courier, modeOf(options.secretKey)),
    courier,
    faults,
    closing: new AbortController(),
    nowSeconds: () => Math.floor(options.now().getTime() / 1000),
    newId,
  }
}
