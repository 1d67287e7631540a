// Delivers signed events from a durable outbox until the receiver answers 2xx, for up to three days.
import { createHmac } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { openPoster } from '../poster.ts'
import { eventInOddNotation } from './odd-notation.ts'
import { ENQUEUE_KINDS, type FaultTaker, SEND_KINDS } from './payment-faults.ts'
import { numberOf, textOf, textOrNull } from './row-values.ts'

const TABLE = `
create table if not exists payment_deliveries (
  id integer primary key autoincrement, event_id text not null, reference text, body text not null,
  state text not null, is_held integer not null, first_due_at integer not null, due_at integer not null,
  attempts integer not null, last_status integer);
create index if not exists payment_deliveries_due on payment_deliveries (state, due_at);
create index if not exists payment_deliveries_by_event on payment_deliveries (event_id);
`
const AT_ONCE = 8
const ANSWER_WITHIN_MS = 20_000
const LONGEST_WAIT_MS = 3_600_000
const GIVE_UP_AFTER_MS = 3 * 86_400_000
const REORDER_MS = 3_000

type Delivery = { id: number; reference: string | null; body: string; firstDueAt: number; attempts: number }
type CourierOptions = { database: DatabaseSync; webhookUrl: string; webhookSecret: string; faults: FaultTaker }

export type Courier = ReturnType<typeof openCourier>

export function openCourier({ database, webhookUrl, webhookSecret, faults }: CourierOptions) {
  database.exec(TABLE)
  const insert = database.prepare(
    `insert into payment_deliveries (event_id, reference, body, state, is_held, first_due_at, due_at, attempts)
     values (?,?,?,?,?,?,?,0)`,
  )
  const selectDue = database.prepare(
    `select * from payment_deliveries where state = 'due' and due_at <= ? order by due_at, id limit 50`,
  )
  const selectNext = database.prepare(
    `select min(due_at) as at from payment_deliveries where state = 'due' and due_at > ?`,
  )
  const settle = database.prepare(
    'update payment_deliveries set state = ?, due_at = ?, attempts = attempts + 1, last_status = ? where id = ?',
  )
  const releaseHeld = database.prepare(
    `update payment_deliveries set due_at = ?, is_held = 0 where state = 'due' and is_held = 1 and id <> ?`,
  )
  const makeDue = database.prepare(`update payment_deliveries set due_at = ? where state = 'due'`)
  const countDue = database.prepare(
    `select count(*) as n from payment_deliveries where state = 'due' and (? is null or event_id = ?)`,
  )

  const underway = new Map<number, Promise<void>>()
  const poster = openPoster(ANSWER_WITHIN_MS)
  let isClosing = false
  let timer: NodeJS.Timeout | undefined

  function wakeIn(ms: number): void {
    if (isClosing) return
    clearTimeout(timer)
    timer = setTimeout(pump, Math.min(Math.max(ms, 0), 60_000)).unref()
  }

  function pump(): void {
    if (isClosing) return
    // Both queries use the same time: an event that became due in between would be in neither result.
    const now = Date.now()
    for (const delivery of selectDue.all(now).map(deliveryOf)) {
      if (underway.size >= AT_ONCE) return // the next delivery to finish calls this again
      if (underway.has(delivery.id)) continue
      const sent = send(delivery).finally(() => {
        underway.delete(delivery.id)
        wakeIn(0)
      })
      underway.set(delivery.id, sent)
    }
    const next = selectNext.get(now)?.['at']
    if (typeof next === 'number') wakeIn(next - now)
  }

  async function send(delivery: Delivery): Promise<void> {
    const status = await post(delivery)
    if (isClosing) return // still due: sent again after the next start
    const now = Date.now()
    if (status >= 200 && status < 300) {
      settle.run('done', now, status, delivery.id)
      releaseHeld.run(now, delivery.id)
      return
    }
    const isOver = now - delivery.firstDueAt > GIVE_UP_AFTER_MS
    const waitMs = Math.min(1000 * 2 ** Math.min(delivery.attempts, 20), LONGEST_WAIT_MS)
    settle.run(isOver ? 'given_up' : 'due', now + waitMs, status, delivery.id)
  }

  async function post(delivery: Delivery): Promise<number> {
    const fault = faults.take('webhook', delivery.reference, SEND_KINDS)
    const shiftSeconds = fault?.kind === 'old_timestamp' ? -400 : fault?.kind === 'future_timestamp' ? 3_600 : 0
    const body = fault?.kind === 'odd-notation' ? eventInOddNotation(delivery.body) : delivery.body
    const secret = fault?.kind === 'bad_signature' ? `${webhookSecret}_not` : webhookSecret
    try {
      return await poster.post(
        webhookUrl,
        {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signature(body, secret, Math.floor(Date.now() / 1000) + shiftSeconds),
        },
        body,
      )
    } catch {
      return 0 // refused, broken, or too slow: treated as no answer
    }
  }

  wakeIn(0)

  return {
    // Called inside the transaction that creates the event; the timer fires after it.
    enqueue(eventId: string, body: string, reference: string | null): void {
      const fault = faults.take('webhook', reference, ENQUEUE_KINDS)
      const now = Date.now()
      const wait =
        fault?.kind === 'late' ? (fault.ms ?? 5_000) : fault?.kind === 'reorder' ? (fault.ms ?? REORDER_MS) : 0
      const state = fault?.kind === 'lose' ? 'lost' : 'due'
      for (let copies = fault?.kind === 'double' ? 2 : 1; copies > 0; copies--) {
        insert.run(eventId, reference, body, state, fault?.kind === 'reorder' ? 1 : 0, now, now + wait)
      }
      wakeIn(0)
    },

    resend(eventId: string, body: string, reference: string | null): void {
      insert.run(eventId, reference, body, 'due', 0, Date.now(), Date.now())
      wakeIn(0)
    },

    pending(eventId: string | null = null): number {
      return Number(countDue.get(eventId, eventId)?.['n'] ?? 0)
    },

    /** Nothing is being sent or due now; events waiting for their next try don't count. */
    isQuiet: (): boolean => underway.size === 0 && selectDue.get(Date.now()) === undefined,

    // Retries everything that is waiting for its next try now.
    hurry(): void {
      makeDue.run(Date.now())
      wakeIn(0)
    },

    async close(): Promise<void> {
      isClosing = true
      poster.close()
      clearTimeout(timer)
      await Promise.allSettled(underway.values())
    },
  }
}

function deliveryOf(row: Record<string, SQLOutputValue>): Delivery {
  return {
    id: numberOf(row, 'id'),
    reference: textOrNull(row, 'reference'),
    body: textOf(row, 'body'),
    firstDueAt: numberOf(row, 'first_due_at'),
    attempts: numberOf(row, 'attempts'),
  }
}

function signature(body: string, secret: string, atSeconds: number): string {
  const v1 = createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex')

  return `t=${atSeconds},v1=${v1}`
}
