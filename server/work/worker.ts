// Handles nudges as they arrive, and sweeps for everything that no nudge reached.
import type { Away } from '#ports/away.ts'
import type { Log } from '#ports/log.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import type { Nudges } from './nudges.ts'

/** How often an idle shop sends its one query, apart from checking that the database is there (db/connection/pulse.ts). */
const LOOK_EVERY_MS = 2_000
const CHECK_EVERY_MS = 10_000
const READ_EVENTS_EVERY_MS = 60_000
const LOOK_AT_BOOKS_EVERY_MS = 300_000
const READ_FEES_EVERY_MS = 300_000
const CLEAR_LIMITS_EVERY_MS = 300_000
const TIDY_EVERY_MS = 600_000
/** Deliveries to partners from this process; each waits for somebody else's server. */
const LOOK_AT_WEBHOOKS_EVERY_MS = 4_000
const MOST_WEBHOOKS_AT_ONCE = 16
const LOOK_AT_FIGURES_EVERY_MS = 900_000
const LOOK_AT_AUDIT_EVERY_MS = 900_000
const LOOK_AT_SECURITY_FILE_EVERY_MS = 24 * 3_600_000
/** Asks the EU's VAT register again about numbers for which it didn't answer. */
const ASK_REGISTER_EVERY_MS = 60_000
/** Each network is asked at most once a minute. */
const WATCH_CREDIT_EVERY_MS = 30_000
/** Each catalog is read once an hour; this is how soon one is read that somebody asked for. */
const READ_CATALOGS_EVERY_MS = 30_000
/** Each network is asked at most once a day. */
const RECHECK_KEPT_EVERY_MS = 3_600_000
const FORGET_EVERY_MS = 3_600_000
const SEAL_EVERY_MS = 21_600_000

/** A round that fails again and again is tried this often at least, or as often as it otherwise would be. */
const LONGEST_REST_MS = 60_000

/** Longer than any round takes, however slow the vendors are. */
const STANDS_STILL_MS = 900_000

/** Regular database maintenance. */
export type Upkeep = {
  /** Deletes expired rate-limit counters. */
  clearLimits: () => Promise<void>
  /** Encrypts sealed columns again with the newest key. */
  sealOldRows: () => Promise<void>
  /** Does nothing on PostgreSQL, which vacuums on its own. */
  tidy: () => Promise<void>
}

/** The parts of the shop that it runs. */
export type Rounds = {
  worker: Pick<Shop['worker'], 'work' | 'goRound' | 'settleMails'>
  packages: Pick<Shop['packages'], 'readNetworkCatalogues'>
  networks: Pick<Shop['networks'], 'watchCredit' | 'recheckKeptEsims'>
  alerts: Pick<Shop['alerts'], 'runEsimChecks'>
  webhooks: Pick<Shop['webhooks'], 'beginDeliveries'>
  refunds: Pick<Shop['refunds'], 'sweepPaymentEvents'>
  figures: Pick<Shop['figures'], 'checkFigures' | 'watchSecurityFile'>
  desk: Pick<Shop['desk'], 'checkAuditChain'>
  retention: Pick<Shop['retention'], 'forgetOldData'>
  books: Pick<Shop['books'], 'checkBooks' | 'readMissingFees'>
  payouts: Pick<Shop['payouts'], 'recheckPayeeVat'>
  prepaid: Pick<Shop['prepaid'], 'recheckBillingVat'>
}

type WorkerParts = {
  upkeep: Upkeep
  /** While the database is away there is nothing to do, and errors caused by that raise no separate alert. */
  away: Pick<Away, 'isAway' | 'isFault'>
}

export function startWorker(
  shop: Rounds,
  nudges: Pick<Nudges, 'work' | 'stop'>,
  log: Log,
  { upkeep, away }: WorkerParts,
) {
  const startRound = (work: () => Promise<void>, everyMs: number, complaint: string) =>
    startRounds(() => (away.isAway() ? Promise.resolve() : work()), { everyMs, complaint, log, away })
  // A round starts turns and doesn't wait for them: a slow partner only delays its own deliveries.
  const turns = new Set<Promise<void>>()
  let isStopping = false
  async function beginTurns() {
    for (const turn of await shop.webhooks.beginDeliveries(MOST_WEBHOOKS_AT_ONCE - turns.size, () => isStopping)) {
      turns.add(turn)
      void turn.finally(() => turns.delete(turn))
    }
  }
  nudges.work((job) => shop.worker.work(job))

  // Separate rounds: a slow vendor in a task that isn't urgent must not delay anybody's order.
  const rounds = [
    startRound(() => shop.worker.goRound(), LOOK_EVERY_MS, 'sweep failed'),
    startRound(() => shop.worker.settleMails(), LOOK_EVERY_MS, 'writing down what was mailed failed'),
    startRound(() => shop.alerts.runEsimChecks(), CHECK_EVERY_MS, 'looking after the eSIMs failed'),
    startRound(beginTurns, LOOK_AT_WEBHOOKS_EVERY_MS, 'sending webhooks failed'),
    startRound(() => shop.packages.readNetworkCatalogues(), READ_CATALOGS_EVERY_MS, 'reading the catalogs failed'),
    startRound(() => shop.networks.watchCredit(), WATCH_CREDIT_EVERY_MS, 'watching the credit at networks failed'),
    startRound(() => shop.networks.recheckKeptEsims(), RECHECK_KEPT_EVERY_MS, 'asking about kept eSIMs again failed'),
    startRound(() => shop.refunds.sweepPaymentEvents(), READ_EVENTS_EVERY_MS, 'reading the payment events failed'),
    startRound(() => shop.payouts.recheckPayeeVat(), ASK_REGISTER_EVERY_MS, 'asking about VAT numbers again failed'),
    startRound(() => shop.prepaid.recheckBillingVat(), ASK_REGISTER_EVERY_MS, 'asking about VAT numbers again failed'),
    startRound(() => shop.figures.checkFigures(), LOOK_AT_FIGURES_EVERY_MS, 'checking the figures failed'),
    startRound(() => shop.figures.watchSecurityFile(), LOOK_AT_SECURITY_FILE_EVERY_MS, 'watching security.txt failed'),
    startRound(() => shop.desk.checkAuditChain(), LOOK_AT_AUDIT_EVERY_MS, 'checking the audit log failed'),
    startRound(() => shop.retention.forgetOldData(), FORGET_EVERY_MS, 'forgetting old data failed'),
    startRound(() => shop.books.checkBooks(), LOOK_AT_BOOKS_EVERY_MS, 'comparing the books failed'),
    startRound(() => shop.books.readMissingFees(), READ_FEES_EVERY_MS, 'reading missing payment fees failed'),
    startRound(upkeep.sealOldRows, SEAL_EVERY_MS, 'sealing old rows failed'),
    startRound(upkeep.clearLimits, CLEAR_LIMITS_EVERY_MS, 'clearing the limits failed'),
    startRound(upkeep.tidy, TIDY_EVERY_MS, 'tidying the database failed'),
  ]

  return {
    /** Whether every round has ended within the last minutes, or is about to. */
    isGoing: () => rounds.every((round) => round.isGoing()),
    /** Starts nothing new and waits for what is running. */
    stop: async () => {
      isStopping = true
      await Promise.all([nudges.stop(), ...rounds.map((round) => round.stop())])
      await Promise.all(turns)
    },
  }
}

/** In ms: twice as long after each failure, but never so long that somebody notices once it is fixed. */
const restOf = (everyMs: number, failures: number): number =>
  Math.max(everyMs, Math.min(LONGEST_REST_MS, everyMs * 2 ** Math.max(0, failures - 1)))

type Pace = { everyMs: number; complaint: string; log: Log; away: Pick<Away, 'isFault'> }

function startRounds(work: () => Promise<void>, { everyMs, complaint, log, away }: Pace) {
  let timer: NodeJS.Timeout | null = null
  let isStopping = false
  let endedAt = performance.now()
  /** How often it failed in a row, and why it did last. */
  let failures = 0
  let known: string | null = null
  const note = (error: unknown) => {
    const problem = error instanceof Error ? error.stack : String(error)
    if (away.isFault(error)) {
      log.warn({ problem }, 'a round of the worker ended early: the database went away')
      return
    }
    failures += 1
    // One alert per cause, not per try.
    const cause = error instanceof Error ? error.message : String(error)
    if (cause === known) log.warn({ problem, failures }, complaint)
    else log.error({ problem }, complaint)
    known = cause
  }
  const go = async () => {
    const isOver = await work().then(
      () => true,
      (error: unknown) => {
        note(error)
        return false
      },
    )
    if (isOver) [failures, known] = [0, null]
    endedAt = performance.now()
    if (!isStopping) timer = setTimeout(() => void (running = go()), restOf(everyMs, failures))
  }
  let running = go()

  return {
    isGoing: () => performance.now() - endedAt < everyMs + STANDS_STILL_MS,
    stop: () => {
      isStopping = true
      if (timer) clearTimeout(timer)
      return running
    },
  }
}
