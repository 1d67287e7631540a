// Everything that the control desk shows and changes.
import type { DatabaseSync } from 'node:sqlite'
import type { Hono } from 'hono'
import type { Clock } from '../clock.ts'
import type { GeminiServer } from '../gemini/gemini-server.ts'
import type { IndexNowServer } from '../indexnow/indexnow-server.ts'
import type { Mailbox } from '../mailbox/mailbox-server.ts'
import type { NetworkServer } from '../network/network-server.ts'
import type { Dashboard } from '../payment/dashboard.ts'
import type { PaymentMade } from '../payment/payment-made.ts'
import type { ViesServer } from '../vies/vies-server.ts'
import type { Wholesalers } from '../wholesale/open-wholesalers.ts'
import type { VendorBooks } from './vendor-books.ts'

export type PaymentServer = {
  isQuiet: () => boolean
  clockMoved: () => void
  routes: Hono
  // Written as methods, so that a server with a narrower fault type fits: it rejects faults that it doesn't know.
  faults: { set(fault: object): void; clear(): void; list(): object[] }
  /** All books, or those of one order. */
  books: (reference?: string) => unknown
  /** Only the newest `most` of each kind. */
  latestBooks: (most: number) => unknown
  /** Runs within the current transaction; false if it is known already. */
  keepMade: (made: PaymentMade) => boolean
  /** The order that a payment page, charge, or refund belongs to. */
  referenceOf: (id: string) => string | null
  /** Actions that bypass the shop; each returns why it was refused, or null. */
  dashboard: Dashboard
  close: () => Promise<void>
}

export type PaymentOptions = {
  database: DatabaseSync
  publicUrl: string
  secretKey: string
  webhookUrl: string
  webhookSecret: string
  now: () => Date
}

export type Desk = {
  url: string
  smtpUrl: string
  shopUrl: string
  clock: Clock
  network: NetworkServer
  mailbox: Mailbox
  payment: PaymentServer | null
  vies: ViesServer
  chat: GeminiServer
  searchEngine: IndexNowServer
  wholesalers: Wholesalers
  books: VendorBooks
}

export type PlannedFault = { target: string } & Record<string, unknown>

type Faults = { set: (fault: object) => unknown; clear: () => void; list: () => object[] }

/** The planned faults of each vendor that is open, by the name that a fault is planned for. */
export function faultListsOf({
  network,
  mailbox,
  payment,
  vies,
  chat,
  searchEngine,
  wholesalers,
}: Desk): Map<string, Faults> {
  return new Map<string, Faults>([
    ...(payment ? [['payment', payment.faults] as const] : []),
    ['network', network.faults],
    ['smtp', mailbox.faults],
    ['vies', vies.faults],
    ['chat', chat.faults],
    ['indexnow', searchEngine.faults],
    ...wholesalers.opened().map(({ name, faults }) => [name, faults] as const),
  ])
}

export function faultsOf(desk: Desk): PlannedFault[] {
  return [...faultListsOf(desk)].flatMap(([target, faults]) => faults.list().map((fault) => ({ target, ...fault })))
}

/** Every name that a fault can be planned for. */
export const targetsOf = (desk: Desk): string[] => [
  ...new Set([...faultListsOf(desk).keys(), ...desk.wholesalers.names]),
]
