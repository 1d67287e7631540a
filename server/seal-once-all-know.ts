// A node that came while others still run the release before, or know an older key, asks now and then whether ICCIDs can be
// sealed, or have been by another node, until it is so.
import type { Log } from '#shop/ports/log.ts'

const EVERY_MS = 5_000

/** `seal` answers whether it is done. The first try is over when this resolves. */
export async function sealOnceAllKnow(seal: () => Promise<boolean>, log: Log, everyMs = EVERY_MS) {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const tryIt = async () => {
    const isDone = await seal().catch((error: unknown) => {
      log.warn({ problem: error instanceof Error ? error.message : String(error) }, 'ICCIDs could not be sealed yet')
      return false
    })
    if (!isDone && !isStopped) timer = setTimeout(() => void tryIt(), everyMs).unref()
  }
  await tryIt()
  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
