// What the simulated wholesalers have in common: books, a shelf, faults, and the phones that their eSIMs are in.
import type { DatabaseSync } from 'node:sqlite'
import type { Hono } from 'hono'
import type { Clock } from '../clock.ts'
import { openFaultList } from '../control/fault-list.ts'
import type { Fault, FaultList } from '../control/fault-list.ts'
import type { NetworkEnv } from '../network/answer-faults.ts'
import { openCallbackPost } from '../network/callback-post.ts'
import type { CallbackManner, CallbackPost } from '../network/callback-post.ts'
import { openEsimBook } from './esim-book.ts'
import type { EsimBook, Numbering } from './esim-book.ts'
import { openPlanShelf } from './plan-shelf.ts'
import type { PlanKind, PlanShelf } from './plan-shelf.ts'
import { openVendorSettings } from './vendor-settings.ts'
import type { VendorSettings } from './vendor-settings.ts'
import { usageOf } from './wholesale-esim.ts'
import type { PhoneState, WholesaleEsim } from './wholesale-esim.ts'

export type WholesaleOptions = {
  database: DatabaseSync
  clock: Clock
  /** This sandbox's own address. */
  publicUrl: string
  /** Webhooks only go to this machine, and to this host if the shop runs elsewhere. */
  shopUrl: string
  /** How long an order is worked on. */
  orderDelayMs?: number | undefined
  /** The pause before a webhook that was not taken is repeated. */
  callbackRetryMs?: number | undefined
}

export type Wholesaler = {
  name: string
  title: string
  /** Where it is and what it takes to be let in, for the control page, in the order in which its clients ask for it. */
  address: string
  credentials: Record<string, string>
  trial: Trial
  /** The smallest units of its account in one dollar. */
  unitsPerDollar: number
  faultPlaces: Record<string, readonly string[]>
  /** Faults that the control page plans at the press of a button, by what it says. */
  readyFaults: Record<string, { at: string; kind: string; times?: number }>
  routes: Hono<NetworkEnv>
  faults: FaultList
  book: EsimBook
  shelf: PlanShelf
  settings: VendorSettings
  /** The settings that hold the addresses of its webhooks. */
  webhookSettings: readonly string[]
  /** Whether its webhooks have versions. */
  hasVersions: boolean
  phones: Phones
  /** Webhooks that are stored as sent or waiting. */
  isQuiet: () => boolean
  close: () => Promise<void>
}

/** How any of its clients can be tried. */
type Trial = {
  /** What is bought, in its clients' words, and how much data that is: MB of 1,048,576 bytes. */
  packageId: string
  megabytes: number
  /** Of another operator in the same country: it can't be added to an eSIM that came with the package. */
  otherOperators: string
  /** Where faults strike the calls that order, find what was ordered, give it back, and add data. */
  faultsAt: { order: string; find: string; release: string; topup: string; usage: string; catalog: string }
  /** For how long it tells the usage of before; missing if it tells what is new. */
  usageIsKeptForS?: number
}

/** The addresses that its webhooks go to, each once. */
export const webhooksOf = ({ settings, webhookSettings }: Wholesaler): string[] => [
  ...new Set(webhookSettings.flatMap((name) => settings.get(name) || [])),
]

const LATE_MS = 60_000
/** Long enough for the next one to overtake it. */
const OVERTAKEN_MS = 5_000

/** How long a fault holds a webhook back. */
export function heldMs(fault: Fault | null): number {
  if (fault?.kind === 'late') return fault.ms ?? LATE_MS
  return fault?.kind === 'reorder' ? OVERTAKEN_MS : 0
}

/** What happened to an eSIM just now; without `phone`, only time went by or data was used. */
export type Happening = { phone?: PhoneState }
export type Notice = (esim: WholesaleEsim, happening: Happening) => void

type Terms = {
  name: string
  balance: number
  numbering: Numbering
  iccidOf?: (iccid: string) => string
  kinds: readonly PlanKind[]
  faultPlaces: Record<string, readonly string[]>
  callbacks: CallbackManner
}

export type Counter = {
  book: EsimBook
  shelf: PlanShelf
  settings: VendorSettings
  faults: FaultList
  post: CallbackPost
  closing: AbortController
  now: () => Date
}

export function openCounter({ database, clock }: WholesaleOptions, terms: Terms): Counter {
  const { name, balance, numbering, iccidOf = (iccid) => iccid, kinds, faultPlaces, callbacks } = terms
  const { now } = clock
  const post = openCallbackPost(database, now, callbacks)
  const settings = openVendorSettings(database, name)
  post.wake()
  return {
    settings,
    book: openEsimBook({ database, vendor: name, now, balance, numbering, iccidOf }),
    shelf: openPlanShelf(database, name, settings, kinds),
    faults: openFaultList(faultPlaces),
    post,
    closing: new AbortController(),
    now,
  }
}

type Phones = ReturnType<typeof openPhones>

const INSTALLING: readonly PhoneState[] = ['released', 'downloaded', 'installed', 'enabled']

/** Simulated phones: each step is told to `notice`, and so is everything that time changes. */
export function openPhones({ book, post, now }: Counter, clock: Clock, notice: Notice) {
  const noticed = (number: string, happening: Happening = {}) => {
    const esim = book.find(number)
    if (esim) notice(esim, happening)
    post.wake()
  }

  function set({ id, number }: WholesaleEsim, state: PhoneState): void {
    book.setPhone(id, state)
    noticed(number, { phone: state })
  }

  function move(number: string, state: PhoneState): void {
    const esim = book.find(number)
    if (!esim) return
    const [from, to] = [INSTALLING.indexOf(esim.phone), INSTALLING.indexOf(state)]
    // A phone doesn't skip the download.
    for (const step of from >= 0 && to > from ? INSTALLING.slice(from + 1, to) : []) set(esim, step)
    if (esim.phone !== state) set(esim, state)
  }

  function connect(number: string): WholesaleEsim | null {
    if (book.find(number)?.phone !== 'enabled') move(number, 'enabled')
    const esim = book.find(number)
    if (esim && esim.usedAt === null) {
      book.connect(esim.id)
      noticed(number)
    }
    return book.find(number)
  }

  clock.onMove((jumpMs) => {
    post.shift(jumpMs)
    for (const esim of book.esims()) if (esim.ended === null) notice(esim, {})
    post.wake()
  })

  return {
    move,
    /** Installs it if necessary, and finds a network. */
    connect,
    use(number: string, megabytes: number): void {
      const esim = connect(number)
      if (esim) book.use(esim.id, megabytes)
      noticed(number)
    },
    leave(number: string, megabytes: number): void {
      const esim = connect(number)
      if (esim) book.use(esim.id, Math.max(0, usageOf(esim, now().getTime()).balanceMb - megabytes))
      noticed(number)
    },
    /** Moves its end to this many seconds from now; only a plan in use has an end. */
    endIn(number: string, seconds: number): void {
      const esim = connect(number)
      const end = esim && usageOf(esim, now().getTime()).expiresAt
      if (esim && end) book.moveEnd(esim.id, now().getTime() + seconds * 1000 - end)
      noticed(number)
    },
  }
}
