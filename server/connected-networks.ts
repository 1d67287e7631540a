// The networks that an owner connected, from their rows and the adapters of their kinds.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Breaker } from '#ports/breaker.ts'
import type { Clock } from '#ports/clock.ts'
import type { NetworkLogin, NetworkParts } from '#ports/connectable-network.ts'
import type { EsimProvider } from '#ports/esim-provider.ts'
import type { Networks } from '#ports/networks.ts'
import type { NoteOddAnswer } from '#ports/odd-answers.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { ConnectedNetwork, NetworkStore } from '#shop/catalogue/network/network-store.ts'
import type { NetworkPurchaseStore } from '#shop/delivery/provisioning/network-purchase-store.ts'
import type { NetworkId } from '#values/network-id.ts'
import { NETWORK_KINDS } from './network-kinds.ts'

const noTurn = () =>
  new VendorError('the network has no turn for another call within ten seconds', {
    vendor: 'network',
    outcome: 'refused',
    isRetryable: true,
    fault: 'busy',
  })

type Needs = {
  store: Pick<NetworkStore, 'list' | 'takeTurn'>
  purchases: NetworkPurchaseStore
  /** By kind. */
  urls: Record<string, string>
  guard: () => Breaker
  noteOdd: NoteOddAnswer
  clock: Clock
}

/** What the networks that have rows add to those of the settings. */
export function connectedNetworks({ store, purchases, urls, guard, noteOdd, clock }: Needs) {
  const known = new Map<NetworkId, { login: string; provider: EsimProvider }>()
  const open = (
    { id, kind }: { id: NetworkId; kind: string },
    login: NetworkLogin,
    takeTurn: NetworkParts['takeTurn'],
  ): EsimProvider | null => {
    const [network, url] = [NETWORK_KINDS.find((each) => each.kind === kind), urls[kind]]
    return network && url !== undefined
      ? network.open(login, { url, guard: guard(), takeTurn, journal: () => purchases.of(id), noteOdd, clock })
      : null
  }
  const openKnown = ({ id, kind, login }: ConnectedNetwork): EsimProvider | null => {
    const text = JSON.stringify(login)
    const before = known.get(id)
    if (before?.login === text) return before.provider
    const provider = open({ id, kind }, login, async (pace, cost) => {
      const waitMs = await store.takeTurn(id, pace, cost)
      if (waitMs === null) throw noTurn()
      if (waitMs > 0) await sleep(waitMs)
    })
    if (provider) known.set(id, { login: text, provider })
    return provider
  }
  return {
    kinds: NETWORK_KINDS.map(({ kind, name, login }) => ({ kind, name, login })),
    tryOut: (kind, login) => open({ id: kind, kind }, login, () => Promise.resolve()),
    connect: async () => {
      const opened = (await store.list()).map((row) => [row.id, openKnown(row)] as const)
      return Object.fromEntries(opened.flatMap(([id, provider]) => (provider ? [[id, provider] as const] : [])))
    },
  } satisfies Pick<Networks, 'kinds' | 'tryOut'> & { connect: () => Promise<Record<NetworkId, EsimProvider>> }
}
