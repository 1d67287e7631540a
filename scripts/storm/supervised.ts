// A node of the shop that is restarted whenever it ends, as in production (docs/operate.md).
import { setTimeout as pause } from 'node:timers/promises'
import { freeze } from './frozen.ts'
import { startShopProcess, type ShopProcess, type ShopSettings } from './processes.ts'

/** How often it ended without being killed by the storm, when open and while still starting. */
type Falls = { open: number; starting: number }

const BETWEEN_STARTS_MS = 500
const OPEN_WITHIN_MS = 180_000

export function superviseNode(settings: ShopSettings) {
  const falls: Falls = { open: 0, starting: 0 }
  const struck = new WeakSet<ShopProcess>()
  let isEnding = false
  let shop = start()

  function start(): ShopProcess {
    const started = startShopProcess(settings)
    void watch(started)
    return started
  }

  async function watch(started: ShopProcess) {
    let isOpen = false
    started.ready.then(
      () => (isOpen = true),
      () => {},
    )
    await started.ended
    if (isEnding || struck.has(started)) return
    falls[isOpen ? 'open' : 'starting'] += 1
    await pause(BETWEEN_STARTS_MS)
    if (!isEnding && shop === started) shop = start()
  }

  async function strike(how: 'kill' | 'stop', meanwhile: () => Promise<void> = () => Promise.resolve()) {
    const struckOne = shop
    struck.add(struckOne)
    await struckOne[how]()
    await meanwhile()
    if (!isEnding) shop = start()
  }

  return {
    falls,
    logFile: settings.logFile,
    kill: () => strike('kill'),
    /** Asks it to end, as an upgrade does. */
    stop: () => strike('stop'),
    /** Does something while it is down. */
    without: (work: () => Promise<void>) => strike('stop', work),
    freeze: (ms: number) => freeze(shop.pid, ms),
    pid: () => shop.pid,
    said: () => shop.said(),
    /** Waits until it is open, however many restarts that takes; throws if it never opens. */
    ready: async () => {
      const deadline = Date.now() + OPEN_WITHIN_MS
      for (;;) {
        if (Date.now() > deadline) throw new Error(`A node did not open; its log: ${settings.logFile}`)
        const present = shop
        const isOpen = await present.ready.then(
          () => true,
          () => false,
        )
        if (isOpen && present === shop) return
        await pause(BETWEEN_STARTS_MS)
      }
    },
    end: async () => {
      isEnding = true
      return shop.stop()
    },
  }
}
