// What a key to the partner API is: what it opens, until when, and the text that it has.

/** What a key may be allowed; a call names the one that it needs. */
const API_SCOPES = ['catalogue:read', 'orders:read', 'orders:write'] as const
export type ApiScope = (typeof API_SCOPES)[number]

/** A test key orders at the test network and costs nothing; a live key orders for money. */
export const API_MODES = ['test', 'live'] as const
export type ApiMode = (typeof API_MODES)[number]

/** How many calls a key may make in how many seconds. */
export const API_LIMIT = { most: 600, windowSeconds: 60 } as const

/** What a business chooses from when it makes a key. */
export const API_ACCESS = {
  catalogue: ['catalogue:read'],
  orders: ['catalogue:read', 'orders:read', 'orders:write'],
  reading: ['catalogue:read', 'orders:read'],
} as const satisfies Record<string, readonly ApiScope[]>
export type ApiAccess = keyof typeof API_ACCESS
export const API_ACCESSES = ['orders', 'reading', 'catalogue'] as const satisfies ApiAccess[]
/** How many days a key may be made for. */
export const KEY_DAYS = [30, 90, 365] as const
/** As many keys of a business may be open at once. */
export const MOST_KEYS = 20

export type ApiKey = {
  id: string
  businessId: string
  name: string
  mode: ApiMode
  scopes: readonly string[]
  hint: string
  createdAt: Date
  expiresAt: Date
  lastUsedAt: Date | null
  revokedAt: Date | null
}

export type KeyState = 'open' | 'expired' | 'revoked'
export const stateOfKey = ({ expiresAt, revokedAt }: ApiKey, now: Date): KeyState =>
  revokedAt ? 'revoked' : expiresAt <= now ? 'expired' : 'open'

/** The text of a key, made of 32 random bytes in base64url. */
export const keyText = (mode: ApiMode, random: string): string => `wp_${mode}_${random}`
/** So much of it may be shown again. */
export const hintOf = (key: string): string => key.slice(0, 12)
/** Nothing else is looked for in the database. */
export const isKeyText = (text: string): boolean => /^wp_(test|live)_[\w-]{43}$/.test(text)

/** What a business called its key, if it is a name: one line of up to 60 signs. */
export function keyNameOf(typed: string): string | null {
  const name = typed.trim().replaceAll(/\s+/g, ' ')
  return name === '' || name.length > 60 || /[\p{Cc}<>\u2028-\u202E\u2066-\u2069]/u.test(name) ? null : name
}
