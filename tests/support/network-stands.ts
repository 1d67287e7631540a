// The adapters of networks, each before the sandbox that plays its network, for promises that all of them keep.
import { airalo } from '#adapters/airalo/airalo.ts'
import { airaloClient } from '#adapters/airalo/client.ts'
import { esimAccess } from '#adapters/esim-access/esim-access.ts'
import { esimAccessClient } from '#adapters/esim-access/client.ts'
import { esimGo } from '#adapters/esim-go/esim-go.ts'
import { esimGoClient } from '#adapters/esim-go/client.ts'
import { networkClient } from '#adapters/esim-network/client.ts'
import { esimNetwork } from '#adapters/esim-network/esim-network.ts'
import type { EsimProvider } from '#ports/esim-provider.ts'
import type { NetworkEsim } from '#values/network-id.ts'
import type { PurchaseJournal } from '#ports/purchase-journal.ts'
import type { OddAnswer } from '#ports/odd-answers.ts'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import { networkPurchaseStore } from '#shop/delivery/provisioning/network-purchase-store.ts'
import { quickEngine } from './engines.ts'
import { takeDatabase } from './test-databases.ts'

type Door = 'order' | 'find' | 'release' | 'topup'
export type Stand = {
  provider: EsimProvider
  odd: OddAnswer[]
  packageId: string
  /** How much data it is. */
  packageMb: number
  spoil: (door: Door, kind: string, times?: number) => void
  mend: () => void
  /** Time passes at the network, such as the seconds that an order takes. */
  wait: (seconds: number) => void
  install: (esim: NetworkEsim) => void
  close?: () => Promise<void>
}

function specifiedNetwork(sandbox: Sandbox): Stand {
  const settings = { url: sandbox.url, clientId: 'shop', clientSecret: 'hush' }
  const odd: OddAnswer[] = []
  const at = { order: 'allocate', find: 'lookup', release: 'release', topup: 'topup' }
  return {
    provider: esimNetwork(settings, networkClient(settings), (each) => void odd.push(each)),
    odd,
    packageId: '01032_3',
    packageMb: 5_120,
    spoil: (door, kind, times = 1) => sandbox.network.faults.set({ at: at[door], kind, times }),
    mend: sandbox.network.faults.clear,
    wait: (seconds) => sandbox.clock.advance(seconds),
    install: ({ iccid }) => sandbox.network.install(iccid),
  }
}

export function esimAccessNetwork(sandbox: Sandbox): Stand {
  const { esimAccess: network } = sandbox.wholesalers
  const settings = { url: network.address, accessCode: 'sandbox-access', secret: 'sandbox-secret' }
  const odd: OddAnswer[] = []
  // The network takes eight calls a second.
  const takeTurn = () => Promise.resolve(sandbox.clock.advance(1))
  const client = esimAccessClient(settings, { clock: sandbox.clock, takeTurn })
  const at = { order: 'order', find: 'query', release: 'change', topup: 'topup' }
  return {
    provider: esimAccess(settings, client, (each) => void odd.push(each)),
    odd,
    packageId: 'IT_3_15',
    packageMb: 3_072,
    spoil: (door, kind, times = 1) => network.faults.set({ at: at[door], kind, times }),
    mend: network.faults.clear,
    wait: (seconds) => sandbox.clock.advance(seconds),
    install: ({ networkEsimId }) => network.phones.connect(networkEsimId),
  }
}

export async function esimGoNetwork(sandbox: Sandbox): Promise<Stand & { journal: PurchaseJournal }> {
  const { esimGo: network } = sandbox.wholesalers
  const { clock } = sandbox
  const { open, giveBack } = await takeDatabase(quickEngine())
  const odd: OddAnswer[] = []
  // The network gives ten tokens a second, and no call costs more.
  const takeTurn = () => Promise.resolve(clock.advance(1))
  const apiKey = 'sandbox-key'
  const client = esimGoClient({ url: `${sandbox.url}/esim-go`, apiKey }, { clock, takeTurn })
  const journal = networkPurchaseStore(open.database).of('esim-go')
  const at = { order: 'order', find: 'assignments', release: 'revoke', topup: 'order' }
  return {
    provider: esimGo({ apiKey, network: client, journal, clock, noteOdd: (each) => void odd.push(each) }),
    odd,
    packageId: 'esim_3GB_15D_IT_V2',
    // Its gigabyte has a billion bytes.
    packageMb: 2_861,
    spoil: (door, kind, times = 1) => network.faults.set({ at: at[door], kind, times }),
    mend: network.faults.clear,
    wait: (seconds) => clock.advance(seconds),
    install: ({ iccid }) => network.phones.connect(network.book.ofIccid(iccid)?.number ?? ''),
    journal,
    close: giveBack,
  }
}

/** How long the network answers with the usage that it told before. */
const AIRALO_CACHES_S = 20 * 60

export function airaloNetwork(sandbox: Sandbox): Stand {
  const { airalo: network } = sandbox.wholesalers
  const settings = { url: `${sandbox.url}/airalo`, clientId: 'sandbox-client', clientSecret: 'sandbox-secret' }
  const odd: OddAnswer[] = []
  // The network takes five calls a second.
  const takeTurn = () => Promise.resolve(sandbox.clock.advance(1))
  const client = airaloClient(settings, { clock: sandbox.clock, takeTurn })
  const at = { order: 'order', find: 'orders', release: 'refund', topup: 'topup' }
  return {
    provider: airalo(settings, client, (each) => void odd.push(each)),
    odd,
    packageId: 'france-mobile-15days-3gb',
    packageMb: 3_072,
    spoil: (door, kind, times = 1) => network.faults.set({ at: at[door], kind, times }),
    mend: network.faults.clear,
    wait: (seconds) => sandbox.clock.advance(seconds),
    install: ({ networkEsimId }) => {
      network.phones.connect(networkEsimId)
      sandbox.clock.advance(AIRALO_CACHES_S)
    },
  }
}

/** By the kind of network; the specified one has none. */
export const NETWORK_STANDS: Record<string, (sandbox: Sandbox) => Stand | Promise<Stand>> = {
  specified: specifiedNetwork,
  'esim-access': esimAccessNetwork,
  airalo: airaloNetwork,
  'esim-go': esimGoNetwork,
}
