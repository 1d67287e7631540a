// What a monitoring system reads every few seconds: how much is waiting and since when, and how today is going. Each
// query uses an index of open work, or the daily figures.
import type { Base } from '#shop/assembly/base.ts'
import type { PaymentEventStore } from '#shop/sales/payment/payment-event-store.ts'
import type { MailStore } from '#shop/records/mail/mail-store.ts'
import { findLeftAlone } from '#shop/sales/order/find-left-alone.ts'
import type { OrderQueries } from '#shop/sales/order-rows/order-queries.ts'
import type { Mailer } from '#ports/mailer.ts'
import type { Networks } from '#ports/networks.ts'
import { dateOnlyOf } from '#values/date.ts'
import { rangeUntilToday } from '#shop/figures/report/day-range.ts'
import type { FigureStore } from '#shop/figures/report/figure-store.ts'
import { measureWaits, type Waits } from '#shop/figures/report/shop-figures.ts'
import type { WorkerBeatStore } from './worker-beat-store.ts'

/** How many, and since when the oldest has been waiting. */
type Queue = { items: number; since: Date | null }

/** `webhooks` are endpoints that are due; `webhook_tries` is all that is waiting, most of it for partners' servers. */
type QueueName = 'orders' | 'mails' | 'payment_events' | 'webhooks' | 'webhook_tries'

type Gauges = {
  readAt: Date
  queues: Record<QueueName, Queue>
  /** Orders in progress or waiting for a person, by state. */
  open: { payment: string; provisioning: string; orders: number }[]
  /** Since midnight in the shop's time zone. */
  today: { started: number; paid: number; free: number; topUps: number; delivered: number; refunds: number }
  /** From payment to QR code, over the last seven days. */
  waits: Waits | null
  refusedMails: number
  workerBeatAt: Date | null
}

type ViewGaugesDeps = Pick<Base, 'clock'> & {
  workerBeats: Pick<WorkerBeatStore, 'find'>
  orderReports: Pick<OrderQueries, 'findOverdue' | 'countOpen'>
  figureDays: Pick<FigureStore, 'readState' | 'sum' | 'listLines'>
  mails: Pick<MailStore, 'findWaiting' | 'countTroubled'>
  paymentEvents: Pick<PaymentEventStore, 'findWaiting'>
  webhookEndpoints: { measureDue: (now: Date) => Promise<Queue> }
  webhookDeliveries: { measureWaiting: () => Promise<Queue> }
  networks: Pick<Networks, 'leftAlone'>
  mailer: Pick<Mailer, 'isLeftAlone'>
}

const DAY_MS = 86_400_000
const MOST_STEPS_OF_WAIT = 1_000

/** Only counts and times: nothing in it identifies an order or a person. */
export async function viewGauges(deps: ViewGaugesDeps): Promise<Gauges> {
  const { workerBeats, orderReports, figureDays, mails, paymentEvents, webhookEndpoints, webhookDeliveries, clock } =
    deps
  const now = clock.now()
  const { timeZone } = await figureDays.readState()
  const day = dateOnlyOf(now, timeZone)
  const week = rangeUntilToday(7, day)
  const [due, waiting, unread, open, today, steps, troubled, workerBeatAt, webhooks, tries] = await Promise.all([
    orderReports.findOverdue(now, findLeftAlone(deps)),
    mails.findWaiting(now),
    paymentEvents.findWaiting(),
    orderReports.countOpen(),
    figureDays.sum('all', { from: day, until: week.until }, null),
    figureDays.listLines('wait', week, null, MOST_STEPS_OF_WAIT),
    mails.countTroubled(new Date(now.getTime() - DAY_MS)),
    workerBeats.find('sweep'),
    webhookEndpoints.measureDue(now),
    webhookDeliveries.measureWaiting(),
  ])
  const { started, orders, free, topUps, delivered, refunds } = today
  return {
    readAt: now,
    queues: {
      orders: { items: due.orders, since: due.since },
      mails: waiting,
      payment_events: unread,
      webhooks,
      webhook_tries: tries,
    },
    open,
    today: { started, paid: orders - free, free, topUps, delivered, refunds },
    waits: measureWaits(steps),
    refusedMails: troubled.refused,
    workerBeatAt,
  }
}
