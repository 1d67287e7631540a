// Search engines that want to hear of changed pages, as a port.

export type ChangedPages = {
  /** Scheme and host of the pages, without a trailing slash. */
  origin: string
  /** Whole addresses, all at that host; at most `MOST_ADDRESSES`. */
  addresses: readonly string[]
}

export type SearchEngines = {
  /** Whether they can reach this host; they are told nothing of any other. */
  canReach: (host: string) => boolean
  /** What the file `/indexnow.txt` of every host says, by which they know that the news is ours. */
  key: string
  /** They have taken it in, which doesn't say when they come. Throws VendorError otherwise; telling them twice is harmless. */
  tell: (changed: ChangedPages) => Promise<void>
}

/** A tenth of what the protocol allows in one message. */
export const MOST_ADDRESSES = 1_000
