// The book of one simulated wholesaler: its account, its orders, and its eSIMs with all that happened to them.
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { inTransaction } from '../database.ts'
import { activationCodeOf, iccidOf, keyOf } from '../network/iccid-sequence.ts'
import { readEsims } from './esim-rows.ts'
import { createWholesaleTables } from './esim-tables.ts'
import { isOver } from './wholesale-esim.ts'
import type { Facts, PhoneState, PlanGrant, WholesaleEsim, WholesaleOrder } from './wholesale-esim.ts'

const orderRow = z.object({
  id: z.number(),
  number: z.string(),
  reference: z.string(),
  facts: z.string(),
  price: z.number(),
  created_at: z.number(),
  ready_at: z.number(),
})
const accountRow = z.object({ balance: z.number() })
const facts = z.record(z.string(), z.unknown())

export type NewGrant = Omit<PlanGrant, 'number' | 'grantedAt' | 'revokedAt' | 'orderId'>
export type NewOrder = {
  reference: string
  /** In the smallest unit of this wholesaler's account. */
  price: number
  facts: Facts
  readyInMs: number
  /** One new eSIM for each entry. */
  esims: { grant: NewGrant; facts: Facts }[]
  /** More data for eSIMs that exist. */
  additions?: { esimId: number; grant: NewGrant }[]
  /** The new eSIMs take over numbers of eSIMs that are over, as wholesalers do who reuse ICCIDs. */
  reusesIccids?: boolean
}
/** How this wholesaler numbers things: `serial` never repeats. */
export type Numbering = (kind: 'order' | 'esim' | 'grant', serial: number, at: Date) => string

export type EsimBook = ReturnType<typeof openEsimBook>

type Options = {
  database: DatabaseSync
  vendor: string
  now: () => Date
  balance: number
  numbering: Numbering
  /** What this wholesaler makes of a number of the sequence. */
  iccidOf: (iccid: string) => string
}

export function openEsimBook({ database, vendor, now, balance, numbering, iccidOf: shaped }: Options) {
  createWholesaleTables(database)
  database.prepare('INSERT OR IGNORE INTO wholesale_accounts (vendor, balance) VALUES (?, ?)').run(vendor, balance)
  const key = keyOf(database)
  const read = (where: string, ...values: (string | number)[]) => readEsims(database, vendor, where, values)
  const serial = () => Number(database.prepare('INSERT INTO network_sequence DEFAULT VALUES').run().lastInsertRowid)
  const numberOf = (kind: 'order' | 'esim' | 'grant') => numbering(kind, serial(), now())

  function ordersWhere(where: string, ...values: (string | number)[]): WholesaleOrder[] {
    return database
      .prepare(`SELECT * FROM wholesale_orders WHERE vendor = ? AND ${where} ORDER BY id`)
      .all(vendor, ...values)
      .map((row) => orderRow.parse(row))
      .map(({ created_at: createdAt, ready_at: readyAt, facts: noted, ...rest }) => ({
        ...rest,
        facts: facts.parse(JSON.parse(noted)),
        createdAt,
        readyAt,
      }))
  }

  function pay(price: number): void {
    database.prepare('UPDATE wholesale_accounts SET balance = balance - ? WHERE vendor = ?').run(price, vendor)
  }

  function insertOrder({ reference, price, facts: noted, readyInMs }: NewOrder): number {
    const instant = now().getTime()
    const insert = database.prepare(
      `INSERT INTO wholesale_orders (vendor, number, reference, facts, price, created_at, ready_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    const number = numberOf('order')
    const values = [vendor, number, reference, JSON.stringify(noted), price, instant, instant + readyInMs]
    return Number(insert.run(...values).lastInsertRowid)
  }

  // The number of the eSIM that has been over for longest, unless a later one has it already.
  function reusedIccid(): string | null {
    const taken = new Set<string>()
    const over = read('1 = 1')
      .toReversed()
      .filter((esim) => {
        const isNewest = !taken.has(esim.iccid)
        taken.add(esim.iccid)
        return isNewest && isOver(esim, now().getTime())
      })
    return over.at(-1)?.iccid ?? null
  }

  function insertEsim(orderId: number, { grant, facts: noted }: NewOrder['esims'][number], reuses: boolean): void {
    const number = numberOf('esim')
    const iccid = (reuses ? reusedIccid() : null) ?? shaped(iccidOf(serial(), key))
    const insert = database.prepare(
      `INSERT INTO wholesale_esims (vendor, number, order_id, iccid, activation_code, facts) VALUES (?, ?, ?, ?, ?, ?)`,
    )
    const code = activationCodeOf(`${vendor} ${number}`, key)
    const made = insert.run(vendor, number, orderId, iccid, code, JSON.stringify(noted))
    insertGrant(Number(made.lastInsertRowid), grant, orderId)
  }

  function insertGrant(esimId: number, grant: NewGrant, orderId: number | null): string {
    const number = numberOf('grant')
    const { facts: noted, ...told } = grant
    const row = { ...told, esimId, orderId, number, facts: JSON.stringify(noted), grantedAt: now().getTime() }
    database
      .prepare(
        `INSERT INTO wholesale_grants
           (esim_id, order_id, number, plan, kind, megabytes, days, reference, price, facts, granted_at)
         VALUES (:esimId, :orderId, :number, :plan, :kind, :megabytes, :days, :reference, :price, :facts, :grantedAt)`,
      )
      .run(row)
    return number
  }

  const change = (set: string) => database.prepare(`UPDATE wholesale_esims SET ${set} WHERE id = ?`)

  return {
    balance: (): number =>
      accountRow.parse(database.prepare('SELECT balance FROM wholesale_accounts WHERE vendor = ?').get(vendor)).balance,
    setBalance: (amount: number): void =>
      void database.prepare('UPDATE wholesale_accounts SET balance = ? WHERE vendor = ?').run(amount, vendor),
    /** Takes money from the account, or gives some back if negative. */
    pay,

    /** Makes the eSIMs and takes the price, both or neither. */
    order(wanted: NewOrder): WholesaleOrder {
      const id = inTransaction(database, () => {
        const orderId = insertOrder(wanted)
        for (const esim of wanted.esims) insertEsim(orderId, esim, wanted.reusesIccids ?? false)
        for (const { esimId, grant } of wanted.additions ?? []) insertGrant(esimId, grant, orderId)
        pay(wanted.price)
        return orderId
      })
      const [order] = ordersWhere('id = ?', id)
      if (!order) throw new Error('an order that was just made is missing')
      return order
    },
    orders: (): WholesaleOrder[] => ordersWhere('1 = 1'),
    orderOf: (number: string): WholesaleOrder | null => ordersWhere('number = ?', number)[0] ?? null,
    orderNumber: (id: number): string | null => ordersWhere('id = ?', id)[0]?.number ?? null,
    ordersUnder: (reference: string): WholesaleOrder[] => ordersWhere('reference = ?', reference),

    /** Adds a plan to an eSIM and takes its price; returns the number of the addition. */
    topUp: (esimId: number, grant: NewGrant): string =>
      inTransaction(database, () => {
        pay(grant.price)
        return insertGrant(esimId, grant, null)
      }),
    revokeGrant: (number: string): void =>
      void database.prepare('UPDATE wholesale_grants SET revoked_at = ? WHERE number = ?').run(now().getTime(), number),

    /** Oldest first; an ICCID that was reused is on several. */
    esims: (): WholesaleEsim[] => read('1 = 1'),
    latest: (most: number): WholesaleEsim[] =>
      read('e.id IN (SELECT id FROM wholesale_esims WHERE vendor = ? ORDER BY id DESC LIMIT ?)', vendor, most),
    find: (number: string): WholesaleEsim | null => read('e.number = ?', number)[0] ?? null,
    /** The newest eSIM with this ICCID. */
    ofIccid: (iccid: string): WholesaleEsim | null => read('e.iccid = ?', iccid).at(-1) ?? null,
    ofOrder: (number: string): WholesaleEsim[] => read('o.number = ?', number),
    /** Those that an order made, and those that it added data to. */
    servedBy: (orderId: number): WholesaleEsim[] =>
      read('e.id IN (SELECT esim_id FROM wholesale_grants WHERE order_id = ?)', orderId),

    /** What somebody does with the eSIM in a phone. */
    setPhone(id: number, phone: PhoneState): void {
      const isIn = phone === 'installed' || phone === 'enabled' || phone === 'disabled'
      if (isIn) change('phone = ?, installed_at = coalesce(installed_at, ?)').run(phone, now().getTime(), id)
      else change('phone = ?').run(phone, id)
    },
    /** It is in a network for the first time. */
    connect: (id: number): void => void change('used_at = coalesce(used_at, ?)').run(now().getTime(), id),
    use(id: number, megabytes: number): void {
      const insert = database.prepare('INSERT INTO wholesale_uses (esim_id, megabytes, used_at) VALUES (?, ?, ?)')
      insert.run(id, megabytes, now().getTime())
    },
    moveEnd: (id: number, byMs: number): void =>
      void change('end_moved_ms = end_moved_ms + ?').run(Math.round(byMs), id),
    end: (id: number, how: 'canceled' | 'revoked' | 'recycled'): void => void change('ended = ?').run(how, id),
    suspend: (id: number, isSuspended: boolean): void =>
      void change('suspended_at = ?').run(isSuspended ? now().getTime() : null, id),
    note: (id: number, noted: Facts): void =>
      void change('facts = json_patch(facts, ?)').run(JSON.stringify(noted), id),

    /** True only the first time. */
    tellOnce: (id: number, event: string): boolean =>
      database.prepare('INSERT OR IGNORE INTO wholesale_told (esim_id, event) VALUES (?, ?)').run(id, event).changes >
      0,
    sendMessage(id: number, message: string): void {
      const insert = database.prepare('INSERT INTO wholesale_messages (esim_id, message, sent_at) VALUES (?, ?, ?)')
      insert.run(id, message, now().getTime())
    },
  }
}
