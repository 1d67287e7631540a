// How many statements an idle shop sends to its database per minute, and the page of networks for three of them: counted,
// not timed, so that the numbers can't grow unnoticed. On PostgreSQL, an idle shop also checks whether the database is
// there, which isn't a transaction (db/connection/pulse.test.ts).
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { NEVER_AWAY } from '#ports/away.ts'
import { startWorker, type Rounds } from '#server/work/worker.ts'
import { networkStore } from '#shop/catalogue/network/network-store.ts'
import { countAsked } from './support/count-asked.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

/** The target is 120; lower these numbers if you get below them. */
const MOST_TRANSACTIONS = 83
/** Seven for all networks, and two for each that tells its credit. */
const MOST_FOR_NETWORKS = 11

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ engine: 'embedded' })
})
afterAll(() => shop.close())
afterEach(() => void vi.useRealTimers())

const nothing = () => Promise.resolve()

/** Starts the shop's worker; `letPass` lets some seconds pass, waiting in each until it is idle. */
function working() {
  const running = new Set<Promise<unknown>>()
  const followed =
    <Given extends unknown[], Answer>(work: (...given: Given) => Promise<Answer>) =>
    (...given: Given) => {
      const run = work(...given)
      running.add(run)
      const end = () => running.delete(run)
      run.then(end, end)
      return run
    }
  const { worker, packages, networks, alerts, webhooks, refunds, figures, desk, retention, books, payouts, prepaid } =
    shop.shop
  const rounds: Rounds = {
    worker: { work: worker.work, goRound: followed(worker.goRound), settleMails: followed(worker.settleMails) },
    alerts: { runEsimChecks: followed(alerts.runEsimChecks) },
    webhooks: { beginDeliveries: followed(webhooks.beginDeliveries) },
    packages: { readNetworkCatalogues: followed(packages.readNetworkCatalogues) },
    networks: {
      watchCredit: followed(networks.watchCredit),
      recheckKeptEsims: followed(networks.recheckKeptEsims),
    },
    refunds: { sweepPaymentEvents: followed(refunds.sweepPaymentEvents) },
    figures: {
      checkFigures: followed(figures.checkFigures),
      watchSecurityFile: followed(figures.watchSecurityFile),
    },
    desk: { checkAuditChain: followed(desk.checkAuditChain) },
    retention: { forgetOldData: followed(retention.forgetOldData) },
    books: { checkBooks: followed(books.checkBooks), readMissingFees: followed(books.readMissingFees) },
    payouts: { recheckPayeeVat: followed(payouts.recheckPayeeVat) },
    prepaid: { recheckBillingVat: followed(prepaid.recheckBillingVat) },
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const begun = startWorker(rounds, { work: () => {}, stop: nothing }, shop.log, {
    upkeep: { clearLimits: nothing, sealOldRows: nothing, tidy: nothing },
    away: NEVER_AWAY,
  })
  return {
    stop: begun.stop,
    letPass: async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        shop.jump({ seconds: 1 })
        await vi.advanceTimersByTimeAsync(1_000)
        while (running.size > 0) await Promise.all(running)
      }
    },
  }
}

it('an idle shop asks little of its database', async () => {
  if (!shop.engine) throw new Error('Only the embedded database can be counted.')
  const { letPass, stop } = working()
  // Work that it does once, at its start.
  await letPass(10)
  const counted = countAsked(shop.engine)
  await letPass(60)
  expect(counted.transactions).toBeGreaterThan(30)
  expect(counted.transactions).toBeLessThanOrEqual(MOST_TRANSACTIONS)
  await stop()
})

it('the page of three networks, of which one tells no credit, asks little of its database', async () => {
  if (!shop.engine) throw new Error('Only the embedded database can be counted.')
  const now = shop.clock.now()
  const money = { units: 10_000, divisor: 100, currency: 'USD' }
  const store = networkStore(shop.database)
  for (const [id, credit] of [['one', money] as const, ['two', money] as const, ['three', null] as const])
    await store.add({
      id,
      kind: 'esim-access',
      name: id,
      login: { accessCode: id },
      isActive: true,
      connectedAt: now,
      updatedAt: now,
      credit,
      creditAskedAt: now,
      creditState: 'enough',
      leastCreditCents: null,
    })
  const counted = countAsked(shop.engine)
  expect((await shop.shop.networks.viewNetworks()).connected).toHaveLength(3)
  expect(counted.statements).toBeLessThanOrEqual(MOST_FOR_NETWORKS)
})
