// The adapters of networks, each before the sandbox that plays its network, for promises that all of them keep.
import { airaloKind } from '#adapters/airalo/kind.ts'
import { esimAccessKind } from '#adapters/esim-access/kind.ts'
import { esimGoKind } from '#adapters/esim-go/kind.ts'
import { zenditKind } from '#adapters/zendit/kind.ts'
import { networkClient } from '#adapters/esim-network/client.ts'
import { esimNetwork } from '#adapters/esim-network/esim-network.ts'
import { unguarded } from '#ports/breaker.ts'
import type { ConnectableNetwork } from '#ports/connectable-network.ts'
import type { EsimProvider } from '#ports/esim-provider.ts'
import type { NetworkEsim } from '#values/network-id.ts'
import type { PurchaseJournal } from '#ports/purchase-journal.ts'
import type { OddAnswer } from '#ports/odd-answers.ts'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import type { Wholesaler } from '#sandbox/wholesale/wholesaler.ts'
import { NETWORK_KINDS } from '#server/network-kinds.ts'
import { networkPurchaseStore } from '#shop/delivery/provisioning/network-purchase-store.ts'
import { expect } from 'vitest'
import { quickEngine } from './engines.ts'
import { takeDatabase } from './test-databases.ts'

type Door = 'order' | 'find' | 'release' | 'topup' | 'usage' | 'catalog'
export type Stand = {
  provider: EsimProvider
  odd: OddAnswer[]
  packageId: string
  /** How much data it is. */
  packageMb: number
  /** A package of another operator in the same country; null where all are of one. */
  otherOperators: string | null
  /** Whether it gives the ICCIDs of eSIMs that are over to other ones. */
  reusesIccids: boolean
  spoil: (door: Door, kind: string, times?: number) => void
  mend: () => void
  /** Time passes at the network, such as the seconds that an order takes. */
  wait: (seconds: number) => void
  install: (esim: NetworkEsim) => void
  /** Its simulation; null for the specified network, whose sandbox is another. */
  played: Wholesaler | null
  close?: () => Promise<void>
}

function specifiedNetwork(sandbox: Sandbox): Stand {
  const settings = { url: sandbox.url, clientId: 'shop', clientSecret: 'hush' }
  const odd: OddAnswer[] = []
  const at = { order: 'allocate', find: 'lookup', release: 'release', topup: 'topup', usage: 'bundle', catalog: 'list' }
  return {
    provider: esimNetwork(settings, networkClient(settings), (each) => void odd.push(each)),
    odd,
    packageId: '01032_3',
    packageMb: 5_120,
    otherOperators: null,
    reusesIccids: false,
    spoil: (door, kind, times = 1) => sandbox.network.faults.set({ at: at[door], kind, times }),
    mend: sandbox.network.faults.clear,
    wait: (seconds) => sandbox.clock.advance(seconds),
    install: ({ iccid }) => sandbox.network.install(iccid),
    played: null,
  }
}

/** The fault that gives a new eSIM an ICCID of before. */
export const REUSED = 'reused_iccid'

const noJournal = () => expect.unreachable('This network takes our references.')

/** A network as the sandbox plays it: what its simulation tells about itself is how it is tried. */
export function playedStand(
  sandbox: Sandbox,
  { kind, login, open }: ConnectableNetwork,
  journal: () => PurchaseJournal = noJournal,
): Stand {
  const { clock } = sandbox
  const network = sandbox.wholesalers.named(kind) ?? expect.unreachable(`Nobody plays ${kind}.`)
  const { packageId, megabytes, otherOperators, faultsAt, usageIsKeptForS = 0 } = network.trial
  const odd: OddAnswer[] = []
  const secrets = Object.values(network.credentials)
  const account = Object.fromEntries(login.map(({ name }, at) => [name, secrets[at] ?? '']))
  return {
    provider: open(account, {
      url: `${sandbox.url}/${kind}`,
      guard: unguarded,
      // No network allows less than its dearest call in a second.
      takeTurn: () => Promise.resolve(clock.advance(1)),
      journal,
      noteOdd: (each) => void odd.push(each),
      clock,
    }),
    odd,
    packageId,
    packageMb: megabytes,
    otherOperators,
    reusesIccids: network.faultPlaces[faultsAt.order]?.includes(REUSED) ?? false,
    spoil: (door, fault, times = 1) => network.faults.set({ at: faultsAt[door], kind: fault, times }),
    mend: network.faults.clear,
    wait: (seconds) => clock.advance(seconds),
    install: ({ networkEsimId, iccid }) => {
      const esim = network.book.find(networkEsimId) ?? network.book.ofIccid(iccid)
      network.phones.connect(esim?.number ?? '')
      if (usageIsKeptForS > 0) clock.advance(usageIsKeptForS)
    },
    played: network,
  }
}

/** With a journal of its own, for networks that take no reference of ours. */
async function standWithJournal(sandbox: Sandbox, network: ConnectableNetwork) {
  const { open, giveBack } = await takeDatabase(quickEngine())
  const journal = networkPurchaseStore(open.database).of(network.kind)
  return { ...playedStand(sandbox, network, () => journal), journal, close: giveBack }
}

export const esimAccessNetwork = (sandbox: Sandbox): Stand => playedStand(sandbox, esimAccessKind)
export const airaloNetwork = (sandbox: Sandbox): Stand => playedStand(sandbox, airaloKind)
export const zenditNetwork = (sandbox: Sandbox) => standWithJournal(sandbox, zenditKind)
export const esimGoNetwork = (sandbox: Sandbox) => standWithJournal(sandbox, esimGoKind)

/** By name, as in the papers. */
export const NETWORK_STANDS: Record<string, (sandbox: Sandbox) => Stand | Promise<Stand>> = {
  Specified: specifiedNetwork,
  ...Object.fromEntries(
    NETWORK_KINDS.map((network) => [network.name, (sandbox: Sandbox) => standWithJournal(sandbox, network)]),
  ),
}
