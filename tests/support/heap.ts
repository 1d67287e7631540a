// How much of this process's memory is held by something: what is left after everything that can be collected was.
import { Session } from 'node:inspector/promises'
import { setImmediate } from 'node:timers/promises'

/** Bytes that are still held; what a finalizer lets go is only gone with the next collection, so there are several. */
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
