// The vendors whose connection can be tested, by the part of the setup that they belong to.

export const CONNECTIONS = ['seller', 'mail', 'payment', 'network'] as const
export type Connection = (typeof CONNECTIONS)[number]
