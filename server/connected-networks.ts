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
import type { ConnectedNetwork, NetworkStore } from '#shop/catalogue/network/network-store.ts'
import type { NetworkPurchaseStore } from '#shop/delivery/provisioning/network-purchase-store.ts'
import type { NetworkId } from '#values/network-id.ts'

type Login = Record<string, string>
type AdapterParts = {
  url: string
  guard: Breaker
  /** Waits until the account may be called again. */
  takeTurn: (perSecond: number) => Promise<void>
  /** For a network that takes no reference of ours. */
  journal: PurchaseJournal
  noteOdd: NoteOddAnswer
  clock: Clock
}
type Create = (login: Login, parts: AdapterParts) => EsimProvider
type Adapter = NetworkKind & { create: Create }

const ESIM_ACCESS_CALLS_PER_SECOND = 8
const AIRALO_CALLS_PER_SECOND = 5
/**
 * Half of the ten that it gives in each second of its clock: after a pause, a second's worth is taken at once, and as
 * much in the second that follows.
 */
const ESIM_GO_TOKENS_PER_SECOND = 5

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
      const turn = () => takeTurn(ESIM_ACCESS_CALLS_PER_SECOND)
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
      const turn = () => takeTurn(AIRALO_CALLS_PER_SECOND)
      return airalo(settings, airaloClient(settings, { guard, takeTurn: turn, clock }), noteOdd)
    },
  },
  {
    kind: 'esim-go',
    name: 'eSIM Go',
    login: [{ name: 'apiKey', isOptional: false }],
    create: ({ apiKey = '' }, { url, guard, takeTurn, journal, noteOdd, clock }) => {
      const turn = (tokens: number) => takeTurn(ESIM_GO_TOKENS_PER_SECOND / tokens)
      const network = esimGoClient({ url, apiKey }, { guard, takeTurn: turn, clock })
      return esimGo({ apiKey, network, journal, clock, noteOdd })
    },
  },
]

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
    const provider = open({ id, kind }, login, async (perSecond) => {
      const waitMs = await store.takeTurn(id, perSecond)
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
