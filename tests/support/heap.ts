// How much memory of this process something uses: what remains after everything collectable was collected.
import { Session } from 'node:inspector/promises'
import { setImmediate } from 'node:timers/promises'

/** Bytes still in use; what a finalizer releases is only freed by the next collection, so there are several. */
export async function heldBytes(): Promise<number> {
  const session = new Session()
  session.connect()
  for (let round = 0; round < 4; round += 1) {
    await session.post('HeapProfiler.collectGarbage')
    await setImmediate()
  }
  session.disconnect()
  return process.memoryUsage().heapUsed
}
