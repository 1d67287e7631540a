// The vendors whose connection can be tested, by the part of the setup that they belong to.

export const CONNECTIONS = ['seller', 'mail', 'payment', 'network'] as const
export type Connection = (typeof CONNECTIONS)[number]

/** A mark of the settings with which each vendor is called: it differs when they do, and doesn't tell them. */
export type SettingsMarks = Record<Exclude<Connection, 'seller'>, string>
