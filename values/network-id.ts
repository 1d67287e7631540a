// The network that an eSIM comes from, stored with bundles, orders, allocations, and eSIMs.

/** The name of an adapter, such as 'esim-network'. */
export type NetworkId = string

/** The network of everything that names none. */
export const HOME_NETWORK: NetworkId = 'esim-network'

/** Where orders with test keys go; not every shop has one. */
export const TEST_NETWORK: NetworkId = 'test-network'

/**
 * An eSIM at its network. The network's own ID never changes hands; its ICCID may come back for somebody else, because
 * some networks issue the numbers of deleted eSIMs again.
 */
export type NetworkEsim = { networkEsimId: string; iccid: string }
