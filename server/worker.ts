// Works off nudges as they come, and sweeps for everything that no nudge reached.
import type { Log } from '#shop/ports/log.ts'
import type { Shop } from '#shop/shop.ts'
import type { RunningJobs } from './job-queue.ts'

const SWEEP_EVERY_MS = 2_000

export async function startWorker(shop: Shop, jobs: RunningJobs, log: Log) {
  await jobs.work((job) => shop.work(job))

  let timer: NodeJS.Timeout | null = null
  let isStopping = false
  const sweep = async () => {
    await shop
      .runDueWork()
      .catch((error: unknown) =>
        log.alert({ problem: error instanceof Error ? error.stack : String(error) }, 'sweep failed'),
      )
    if (!isStopping) timer = setTimeout(() => void sweep(), SWEEP_EVERY_MS)
  }
  void sweep()

  return {
    stop: async () => {
      isStopping = true
      if (timer) clearTimeout(timer)
      await jobs.stop()
    },
  }
}
