// The network's figures about all of our eSIMs, for staff alone; who that is the caller has to know.
import type { EsimProvider, ThingUsage } from '#shop/ports/esim-provider.ts'
import type { Log } from '#shop/ports/log.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import type { Outcome } from '#shop/values/outcome.ts'

export type ViewSimsDeps = { provider: EsimProvider; log: Log }

/** Every profile that the network holds for us (after-purchase rules §7). Problem: `network_unavailable`. */
export function listSims(deps: ViewSimsDeps): Promise<Outcome<{ usages: ThingUsage[] }, 'network_unavailable'>> {
  return askNetwork(deps, async ({ listThings }) => ({ usages: await listThings() }))
}

/** The figures of one profile (storefront rules §7 "Test page calls"). Problem: `network_unavailable`, also for an unknown one. */
export function viewSim(
  deps: ViewSimsDeps,
  iccid: string,
): Promise<Outcome<{ usage: ThingUsage }, 'network_unavailable'>> {
  return askNetwork(deps, async ({ findUsage }) => ({ usage: await findUsage(iccid) }))
}

async function askNetwork<Told>(
  { provider, log }: ViewSimsDeps,
  ask: (provider: EsimProvider) => Promise<Told>,
): Promise<({ ok: true } & Told) | { ok: false; problem: 'network_unavailable' }> {
  try {
    return { ok: true, ...(await ask(provider)) }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ problem: error.message }, 'eSIM figures not told')
    return { ok: false, problem: 'network_unavailable' }
  }
}
