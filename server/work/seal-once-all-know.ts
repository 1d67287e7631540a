// If other nodes still run the previous release or have an older key, checks from time to time whether ICCIDs can be
// encrypted, or another node has done it.
import type { Log } from '#ports/log.ts'

const EVERY_MS = 5_000

/** `seal` returns whether it is done. Resolves after the first attempt. */
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
