// The networks that an owner connected, from their rows and their adapters. A new kind is a folder in `adapters/` and a
// line here.
import { airalo } from '#adapters/airalo/airalo.ts'
import { airaloClient } from '#adapters/airalo/client.ts'
import { esimAccess } from '#adapters/esim-access/esim-access.ts'
import { esimAccessClient } from '#adapters/esim-access/client.ts'
import { esimGo } from '#adapters/esim-go/esim-go.ts'
import { esimGoClient } from '#adapters/esim-go/client.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Breaker } from '#ports/breaker.ts'
import type { Clock } from '#ports/clock.ts'
import type { EsimProvider } from '#ports/esim-provider.ts'
import type { NetworkKind, Networks } from '#ports/networks.ts'
import type { NoteOddAnswer } from '#ports/odd-answers.ts'
import type { PurchaseJournal } from '#ports/purchase-journal.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { ConnectedNetwork, NetworkStore, Pace } from '#shop/catalogue/network/network-store.ts'
import type { NetworkPurchaseStore } from '#shop/delivery/provisioning/network-purchase-store.ts'
import type { NetworkId } from '#values/network-id.ts'

type Login = Record<string, string>
type AdapterParts = {
  url: string
  guard: Breaker
  /** Waits until the account may make a call that costs so much. Throws VendorError if that takes too long. */
  takeTurn: (pace: Pace, cost: number) => Promise<void>
  /** For a network that takes no reference of ours. */
  journal: PurchaseJournal
  noteOdd: NoteOddAnswer
  clock: Clock
}
type Create = (login: Login, parts: AdapterParts) => EsimProvider
type Adapter = NetworkKind & { create: Create }

const ESIM_ACCESS_CALLS: Pace = { perSecond: 8, dearest: 1 }
const AIRALO_CALLS: Pace = { perSecond: 5, dearest: 1 }
const ESIM_GO_TOKENS: Pace = { perSecond: 10, dearest: 5 }

const ADAPTERS: Adapter[] = [
  {
    kind: 'esim-access',
    name: 'eSIM Access',
    login: [
      { name: 'accessCode', isOptional: false },
      { name: 'secret', isOptional: true },
    ],
    create: ({ accessCode = '', secret = null }, { url, guard, takeTurn, noteOdd, clock }) => {
      const settings = { url, accessCode, secret }
      const turn = () => takeTurn(ESIM_ACCESS_CALLS, 1)
      return esimAccess(settings, esimAccessClient(settings, { guard, takeTurn: turn, clock }), noteOdd)
    },
  },
  {
    kind: 'airalo',
    name: 'Airalo Partners',
    login: [
      { name: 'clientId', isOptional: false },
      { name: 'clientSecret', isOptional: false },
    ],
    create: ({ clientId = '', clientSecret = '' }, { url, guard, takeTurn, noteOdd, clock }) => {
      const settings = { url, clientId, clientSecret }
      const turn = () => takeTurn(AIRALO_CALLS, 1)
      return airalo(settings, airaloClient(settings, { guard, takeTurn: turn, clock }), noteOdd)
    },
  },
  {
    kind: 'esim-go',
    name: 'eSIM Go',
    login: [{ name: 'apiKey', isOptional: false }],
    create: ({ apiKey = '' }, { url, guard, takeTurn, journal, noteOdd, clock }) => {
      const turn = (tokens: number) => takeTurn(ESIM_GO_TOKENS, tokens)
      const network = esimGoClient({ url, apiKey }, { guard, takeTurn: turn, clock })
      return esimGo({ apiKey, network, journal, clock, noteOdd })
    },
  },
]

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
    login: Login,
    takeTurn: AdapterParts['takeTurn'],
  ): EsimProvider | null => {
    const [adapter, url] = [ADAPTERS.find((each) => each.kind === kind), urls[kind]]
    return adapter && url !== undefined
      ? adapter.create(login, { url, guard: guard(), takeTurn, journal: purchases.of(id), noteOdd, clock })
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
    kinds: ADAPTERS.map(({ kind, name, login }) => ({ kind, name, login })),
    tryOut: (kind, login) => open({ id: kind, kind }, login, () => Promise.resolve()),
    connect: async () => {
      const opened = (await store.list()).map((row) => [row.id, openKnown(row)] as const)
      return Object.fromEntries(opened.flatMap(([id, provider]) => (provider ? [[id, provider] as const] : [])))
    },
  } satisfies Pick<Networks, 'kinds' | 'tryOut'> & { connect: () => Promise<Record<NetworkId, EsimProvider>> }
}
