// The network's figures for all of our eSIMs. Only for staff, which the caller must check.
import { HOME_NETWORK, type NetworkEsim, type NetworkId } from '#values/network-id.ts'
import type { Base } from '#shop/assembly/base.ts'
import { namedByIccid, type EsimProvider, type EsimUsage } from '#ports/esim-provider.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { Outcome } from '#values/outcome.ts'
import type { EsimStore } from './esim-store.ts'

export type ViewEsimsDeps = Pick<Base, 'networks' | 'log'> & {
  esims: Pick<EsimStore, 'listByIccids'>
}

/** What a network tells of an eSIM of its own; another network may know a different one by the same ID. */
export type ListedUsage = EsimUsage & { networkId: NetworkId }
/** `silent`: the networks that did not answer, whose eSIMs are missing. */
export type UsageList = { usages: ListedUsage[]; silent: NetworkId[] }

/**
 * Every profile that the networks hold for us (after-purchase rules §7), each network asked by itself. Problem:
 * `network_unavailable`, if none of them answers.
 */
export async function listEsims(deps: ViewEsimsDeps): Promise<Outcome<UsageList, 'network_unavailable'>> {
  const { networks } = deps
  // Two IDs may mean the same network, which is asked once.
  const told = await Promise.all(
    [...Map.groupBy(networks.ids(), networks.of)].map(async ([network, [networkId = HOME_NETWORK]]) => ({
      networkId,
      answer: await answered(deps, async () => ({
        usages: (await network.listEsims()).map((usage): ListedUsage => ({ ...usage, networkId })),
      })),
    })),
  )
  const silent = told.filter(({ answer }) => !answer.ok).map(({ networkId }) => networkId)
  if (silent.length === told.length) return { ok: false, problem: 'network_unavailable' }
  return { ok: true, usages: told.flatMap(({ answer }) => (answer.ok ? answer.usages : [])), silent }
}

/**
 * The figures of one profile (storefront rules §7 "Test page calls"). Problem: `network_unavailable`, also for an
 * unknown one.
 */
export function viewEsim(
  deps: ViewEsimsDeps,
  iccid: string,
): Promise<Outcome<{ usage: EsimUsage }, 'network_unavailable'>> {
  return answered(deps, async () => ({
    usage: await findEsimAtNetwork(deps, iccid).then(({ provider, esim }) => provider.findUsage(esim)),
  }))
}

/** Any eSIM at its network, the newest with this ICCID: staff may ask about one that belongs to none of our orders. */
export async function findEsimAtNetwork(
  { networks, esims }: Pick<ViewEsimsDeps, 'networks' | 'esims'>,
  iccid: string,
): Promise<{ provider: EsimProvider; esim: NetworkEsim }> {
  const known = (await esims.listByIccids([iccid])).at(-1)
  return known
    ? { provider: networks.of(known.networkId), esim: known }
    : { provider: networks.home, esim: namedByIccid(iccid) }
}

async function answered<Told>(
  { log }: ViewEsimsDeps,
  ask: () => Promise<Told>,
): Promise<({ ok: true } & Told) | { ok: false; problem: 'network_unavailable' }> {
  try {
    return { ok: true, ...(await ask()) }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ problem: error.message }, 'the network did not report the eSIM’s balance')
    return { ok: false, problem: 'network_unavailable' }
  }
}
