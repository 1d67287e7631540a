// What an adapter writes down about its purchases at a network that takes no reference of ours: what it was about to
// buy, and which of the network's orders that became. All nodes share it, and it outlives them.

export type JournalEntry = {
  id: string
  /** Our reference. */
  reference: string
  packageId: string
  /** Just before the network was asked. */
  askedAt: Date
  /** The network's own order; null as long as nobody knows which it is, or whether there is one. */
  networkOrder: string | null
  /** Whether the eSIM carries our reference at the network. */
  isMarked: boolean
}

export type PurchaseJournal = {
  /** Before the network is asked; a crash leaves the entry. Returns its ID. */
  begin: (purchase: { reference: string; packageId: string }, now: Date) => Promise<string>
  /** The network certainly didn't do it. */
  drop: (id: string) => Promise<void>
  /** The request ended without an answer, so nobody waits for it anymore. */
  giveUp: (id: string, now: Date) => Promise<void>
  /**
   * This purchase became that order. False if the order belongs to another purchase: of any number that claim it at
   * once, one gets it.
   */
  claim: (id: string, networkOrder: string) => Promise<boolean>
  mark: (id: string) => Promise<void>
  /** The eSIM of that order was given back. */
  giveBack: (networkOrder: string) => Promise<void>
  /** Everything that was asked with our reference and wasn't given back, oldest first. */
  list: (reference: string) => Promise<JournalEntry[]>
  isClaimed: (networkOrder: string) => Promise<boolean>
  /** Whether somebody waits for a purchase of the same package under another reference that began within that time. */
  isAwaited: (purchase: Pick<JournalEntry, 'reference' | 'packageId'>, from: Date, until: Date) => Promise<boolean>
  /**
   * Whether another reference that has no order at all asked for the same package within that time, so that an order
   * which nobody claimed may be its own.
   */
  isMissed: (purchase: Pick<JournalEntry, 'reference' | 'packageId'>, from: Date, until: Date) => Promise<boolean>
}
