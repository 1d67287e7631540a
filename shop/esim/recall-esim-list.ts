// The list of all eSIMs, as the network last reported it. A long list takes seconds, so it is cached for a minute and shared by
// everyone who opens it; a short one is requested each time.
import type { Clock } from '#shop/ports/clock.ts'
import type { EsimUsage } from '#shop/ports/esim-provider.ts'
import type { Outcome } from '#shop/values/outcome.ts'

const SHORT = 1_000
const KEPT_MS = 60_000

type Told = { usages: EsimUsage[]; toldAt: Date }
export type RecalledEsimList = ReturnType<typeof recallEsimList>

/** `isFresh` requests the list again unless that is just happening. Problem: `network_unavailable`. */
export function recallEsimList(
  list: () => Promise<Outcome<{ usages: EsimUsage[] }, 'network_unavailable'>>,
  clock: Clock,
): (isFresh: boolean) => Promise<Outcome<Told, 'network_unavailable'>> {
  let kept: Told | null = null
  let asking: Promise<Outcome<Told, 'network_unavailable'>> | null = null

  async function ask(): Promise<Outcome<Told, 'network_unavailable'>> {
    const told = await list()
    if (!told.ok) return told
    const read = { usages: told.usages, toldAt: clock.now() }
    kept = read.usages.length > SHORT ? read : null
    return { ok: true, ...read }
  }

  return (isFresh) => {
    if (kept && !isFresh && clock.now().getTime() - kept.toldAt.getTime() < KEPT_MS)
      return Promise.resolve({ ok: true, ...kept })
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }
}
