// A kind of network that an owner can connect: what its adapter tells about it, and what it gets from the shop.
import type { NetworkPace } from '#values/network-pace.ts'
import type { Breaker } from './breaker.ts'
import type { Clock } from './clock.ts'
import type { EsimProvider } from './esim-provider.ts'
import type { NetworkKind } from './networks.ts'
import type { NoteOddAnswer } from './odd-answers.ts'
import type { PurchaseJournal } from './purchase-journal.ts'

/** By the names of its parts. */
export type NetworkLogin = Record<string, string>

export type NetworkParts = {
  url: string
  guard: Breaker
  /** Waits until the account may make a call that costs so much. Throws VendorError if that takes too long. */
  takeTurn: (pace: NetworkPace, cost: number) => Promise<void>
  /** For a network that takes no reference of ours. */
  journal: () => PurchaseJournal
  noteOdd: NoteOddAnswer
  clock: Clock
}

export type ConnectableNetwork = NetworkKind & {
  /** Its own address; a setting may name another one. */
  url: string
  open: (login: NetworkLogin, parts: NetworkParts) => EsimProvider
}
