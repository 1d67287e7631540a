// Which network an eSIM comes from, as bundles, orders, allocations and eSIMs carry it.

/** The name of an adapter, such as 'esim-network'. */
export type NetworkId = string

/** The network of everything that names none. */
export const HOME_NETWORK: NetworkId = 'esim-network'

/** Where the orders of test keys go; not every shop has one. */
export const TEST_NETWORK: NetworkId = 'test-network'
