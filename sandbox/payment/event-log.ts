// The list of all events, newest first, which also puts each event into the outbox.
import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'
import type { Courier } from './event-courier.ts'
import type { InMode } from './live-mode.ts'
import type { Filter, Page } from './record-store.ts'
import { textOf, textOrNull } from './row-values.ts'
import { newId } from './wire-id.ts'
import { API_VERSION, type EventType, type PaymentEvent } from './wire.ts'

const TABLE = `
create table if not exists payment_events (
  seq integer primary key autoincrement, id text not null unique, type text not null, created integer not null,
  reference text, body text not null);
`
export type EventRequest = PaymentEvent['request']
type Row = Record<string, SQLOutputValue>
type Happened = {
  type: EventType
  object: Record<string, unknown>
  reference: string | null
  at: number
  request: EventRequest
}

export type EventLog = ReturnType<typeof openEventLog>

export function openEventLog(database: DatabaseSync, courier: Courier, inMode: InMode) {
  database.exec(TABLE)
  const insert = database.prepare('insert into payment_events (id, type, created, reference, body) values (?,?,?,?,?)')
  const select = database.prepare('select * from payment_events where id = ?')
  const read = (row: Row): PaymentEvent => {
    const event: PaymentEvent = JSON.parse(textOf(row, 'body'))
    return { ...event, pending_webhooks: courier.pending(event.id) }
  }

  return {
    add({ type, object, reference, at, request }: Happened): void {
      const event: PaymentEvent = {
        id: newId('evt_'),
        object: 'event',
        api_version: API_VERSION,
        created: at,
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request,
        type,
      }
      const body = JSON.stringify(inMode(event))
      insert.run(event.id, type, at, reference, body)
      courier.enqueue(event.id, body, reference)
    },

    find(id: string): PaymentEvent | null {
      const row = select.get(id)
      return row === undefined ? null : read(row)
    },

    list(types: string[], created: Filter['created'], page: Page): { items: PaymentEvent[]; hasMore: boolean } {
      const where = ['1 = 1']
      const values: SQLInputValue[] = []
      const want = (condition: string, value: SQLInputValue | undefined) => {
        if (value === undefined) return
        where.push(condition)
        values.push(value)
      }
      if (types.length > 0) {
        where.push(`type in (${types.map(() => '?').join(',')})`)
        values.push(...types)
      }
      want('created > ?', created?.gt)
      want('created >= ?', created?.gte)
      want('created < ?', created?.lt)
      want('created <= ?', created?.lte)
      want('seq < (select seq from payment_events where id = ?)', page.startingAfter)
      want('seq > (select seq from payment_events where id = ?)', page.endingBefore)
      const order = page.endingBefore === undefined ? 'desc' : 'asc'
      const rows = database
        .prepare(`select * from payment_events where ${where.join(' and ')} order by seq ${order} limit ?`)
        .all(...values, page.limit + 1)
      const items = rows.slice(0, page.limit).map(read)
      return { items: order === 'asc' ? items.toReversed() : items, hasMore: rows.length > page.limit }
    },

    resend(id: string): boolean {
      const row = select.get(id)
      if (row === undefined) return false
      courier.resend(id, textOf(row, 'body'), textOrNull(row, 'reference'))
      return true
    },
  }
}
