// Everything the payment server knows, stored in SQLite: one row per object, with the object as the text that is sent.
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { numberOf, textOf } from './row-values.ts'
import type { Kinds } from './wire.ts'

// parent: a session's payment intent, an intent's session, a charge's or refund's intent, an invoice's session
type Marks = { parent?: string | null; status?: string | null; expiresAt?: number | null; reference?: string | null }
export type Filter = {
  parent?: string
  reference?: string
  status?: string
  created?: { gt?: number; gte?: number; lt?: number; lte?: number }
}
export type Page = { limit: number; startingAfter?: string; endingBefore?: string }

const TABLES = `
create table if not exists payment_objects (
  seq integer primary key autoincrement, id text not null unique, kind text not null, created integer not null,
  parent text, status text, expires_at integer, reference text, body text not null);
create index if not exists payment_objects_by_kind on payment_objects (kind, seq);
create index if not exists payment_objects_by_parent on payment_objects (kind, parent);
create index if not exists payment_objects_by_reference on payment_objects (kind, reference);
create index if not exists payment_objects_due on payment_objects (kind, status, expires_at);
create unique index if not exists payment_one_intent on payment_objects (parent) where kind = 'payment_intent';
create unique index if not exists payment_one_charge on payment_objects (parent) where kind = 'charge' and status = 'succeeded';
create table if not exists payment_keys (
  key text primary key, fingerprint text not null, status integer not null, body text not null, created integer not null);
`

export type RecordStore = ReturnType<typeof openRecords>

export function openRecords(database: DatabaseSync) {
  database.exec(TABLES)
  const insert = database.prepare(
    `insert into payment_objects (id, kind, created, parent, status, expires_at, reference, body) values (?,?,?,?,?,?,?,?)`,
  )
  const update = database.prepare(
    `update payment_objects set parent = coalesce(?, parent), status = coalesce(?, status), body = ? where kind = ? and id = ?`,
  )
  const select = database.prepare('select body from payment_objects where kind = ? and id = ?')
  const selectReference = database.prepare('select reference from payment_objects where id = ?')
  const selectDue = database.prepare(
    `select body from payment_objects where kind = 'session' and status = 'open' and expires_at <= ? order by seq`,
  )
  const selectKey = database.prepare('select * from payment_keys where key = ?')
  const insertKey = database.prepare('insert or replace into payment_keys values (?,?,?,?,?)')

  return {
    // The calls inside are synchronous, so nothing else can run in between; nested calls join the outer one.
    transaction<Answer>(work: () => Answer): Answer {
      if (database.isTransaction) return work()
      database.exec('begin immediate')
      try {
        const answer = work()
        database.exec('commit')
        return answer
      } catch (error) {
        if (database.isTransaction) database.exec('rollback')
        throw error
      }
    },

    add<Kind extends keyof Kinds>(kind: Kind, created: number, body: Kinds[Kind], marks: Marks = {}): Kinds[Kind] {
      const { parent = null, status = null, expiresAt = null, reference = null } = marks
      insert.run(body.id, kind, created, parent, status, expiresAt, reference, JSON.stringify(body))
      return body
    },

    change<Kind extends keyof Kinds>(kind: Kind, body: Kinds[Kind], marks: Pick<Marks, 'parent' | 'status'> = {}) {
      update.run(marks.parent ?? null, marks.status ?? null, JSON.stringify(body), kind, body.id)
      return body
    },

    find<Kind extends keyof Kinds>(kind: Kind, id: string): Kinds[Kind] | null {
      const row = select.get(kind, id)
      if (row === undefined) return null
      const found: Kinds[Kind] = JSON.parse(textOf(row, 'body'))
      return found
    },

    list<Kind extends keyof Kinds>(kind: Kind, filter: Filter, page: Page): { items: Kinds[Kind][]; hasMore: boolean } {
      const { where, values } = conditions(kind, filter)
      const isBackwards = page.endingBefore !== undefined
      const cursor = page.startingAfter ?? page.endingBefore
      if (cursor !== undefined) {
        where.push(`seq ${isBackwards ? '>' : '<'} (select seq from payment_objects where id = ?)`)
        values.push(cursor)
      }
      const rows = database
        .prepare(
          `select body from payment_objects where ${where.join(' and ')} order by seq ${isBackwards ? 'asc' : 'desc'} limit ?`,
        )
        .all(...values, page.limit + 1)
      const items = rows.slice(0, page.limit).map((row): Kinds[Kind] => JSON.parse(textOf(row, 'body')))
      return { items: isBackwards ? items.toReversed() : items, hasMore: rows.length > page.limit }
    },

    /** Oldest first; with `most`, only that many of the newest. */
    all<Kind extends keyof Kinds>(kind: Kind, { most, ...filter }: Filter & { most?: number } = {}): Kinds[Kind][] {
      const { where, values } = conditions(kind, filter)
      const rows = database
        .prepare(`select body from payment_objects where ${where.join(' and ')} order by seq desc limit ?`)
        .all(...values, most ?? -1)
        .toReversed()
      return rows.map((row): Kinds[Kind] => JSON.parse(textOf(row, 'body')))
    },

    count(kind: keyof Kinds): number {
      const row = database.prepare('select count(*) as n from payment_objects where kind = ?').get(kind)
      return Number(row?.['n'] ?? 0)
    },

    referenceOf(id: string): string | null {
      const found = selectReference.get(id)?.['reference']
      return typeof found === 'string' ? found : null
    },

    openSessionsDue(at: number): Kinds['session'][] {
      return selectDue.all(at).map((row): Kinds['session'] => JSON.parse(textOf(row, 'body')))
    },

    findKey(key: string): { fingerprint: string; status: number; body: string; created: number } | null {
      const row = selectKey.get(key)
      if (row === undefined) return null
      return {
        fingerprint: textOf(row, 'fingerprint'),
        status: numberOf(row, 'status'),
        body: textOf(row, 'body'),
        created: numberOf(row, 'created'),
      }
    },

    keepKey(key: string, fingerprint: string, status: number, body: string, created: number): void {
      insertKey.run(key, fingerprint, status, body, created)
    },
  }
}

function conditions(kind: keyof Kinds, filter: Filter): { where: string[]; values: SQLInputValue[] } {
  const where = ['kind = ?']
  const values: SQLInputValue[] = [kind]
  const want = (condition: string, value: SQLInputValue | undefined) => {
    if (value === undefined) return
    where.push(condition)
    values.push(value)
  }
  want('parent = ?', filter.parent)
  want('reference = ?', filter.reference)
  want('status = ?', filter.status)
  want('created > ?', filter.created?.gt)
  want('created >= ?', filter.created?.gte)
  want('created < ?', filter.created?.lt)
  want('created <= ?', filter.created?.lte)

  return { where, values }
}
