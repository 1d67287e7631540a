// Works off nudges as they come, and sweeps for everything that no nudge reached.
import type { Log } from '#shop/ports/log.ts'
import type { Shop } from '#shop/shop.ts'
import type { RunningJobs } from './job-queue.ts'

const SWEEP_EVERY_MS = 2_000
const CHECK_EVERY_MS = 10_000
const READ_EVENTS_EVERY_MS = 60_000

export async function startWorker(shop: Shop, jobs: RunningJobs, log: Log) {
  await jobs.work((job) => shop.work(job))

  // Rounds of their own: a vendor that is slow to tell what is not urgent must not hold up anybody's order.
  const rounds = [
    startRound(() => shop.runDueWork(), SWEEP_EVERY_MS, 'sweep failed', log),
    startRound(() => shop.runEsimChecks(), CHECK_EVERY_MS, 'looking after the eSIMs failed', log),
    startRound(() => shop.sweepPaymentEvents(), READ_EVENTS_EVERY_MS, 'reading the payment events failed', log),
  ]

  return {
    stop: async () => {
      for (const round of rounds) round.stop()
      await jobs.stop()
    },
  }
}

function startRound(work: () => Promise<void>, everyMs: number, complaint: string, log: Log) {
  let timer: NodeJS.Timeout | null = null
  let isStopping = false
  const go = async () => {
    await work().catch((error: unknown) =>
      log.alert({ problem: error instanceof Error ? error.stack : String(error) }, complaint),
    )
    if (!isStopping) timer = setTimeout(() => void go(), everyMs)
  }
  void go()

  return {
    stop: () => {
      isStopping = true
      if (timer) clearTimeout(timer)
    },
  }
}
