// A partner API key: what it allows, until when, from where, and its text.

/** What a key may be allowed to do; each call names the scope it needs. */
const API_SCOPES = ['catalogue:read', 'orders:read', 'orders:write'] as const
export type ApiScope = (typeof API_SCOPES)[number]

/** A test key orders at the test network, for free; a live key orders for money. */
export const API_MODES = ['test', 'live'] as const
export type ApiMode = (typeof API_MODES)[number]

/** How many calls a key can make, and in how many seconds. */
export const API_LIMIT = { most: 600, windowSeconds: 60 } as const

/** The choices when a business creates a key. */
export const API_ACCESS = {
  catalogue: ['catalogue:read'],
  orders: ['catalogue:read', 'orders:read', 'orders:write'],
  reading: ['catalogue:read', 'orders:read'],
} as const satisfies Record<string, readonly ApiScope[]>
export type ApiAccess = keyof typeof API_ACCESS
export const API_ACCESSES = ['orders', 'reading', 'catalogue'] as const satisfies ApiAccess[]
/** The lifetimes to choose from, in days. */
export const KEY_DAYS = [30, 90, 365] as const
/** How many active keys a business may have. */
export const MOST_KEYS = 20

export type ApiKey = {
  id: string
  businessId: string
  name: string
  mode: ApiMode
  scopes: readonly string[]
  hint: string
  /** The addresses and networks that it works from (`ipRangeOf`); everywhere if there are none. */
  addresses: readonly string[]
  createdAt: Date
  expiresAt: Date
  lastUsedAt: Date | null
  revokedAt: Date | null
}

export type KeyState = 'open' | 'expired' | 'revoked'
export const stateOfKey = ({ expiresAt, revokedAt }: ApiKey, now: Date): KeyState =>
  revokedAt ? 'revoked' : expiresAt <= now ? 'expired' : 'open'

/** Whether a key may do what this scope names. */
export const allows = ({ scopes }: Pick<ApiKey, 'scopes'>, scope: ApiScope): boolean => scopes.includes(scope)

/** The text of a key, made of 32 random bytes in base64url. */
export const keyText = (mode: ApiMode, random: string): string => `wp_${mode}_${random}`
/** The part of a key that may be shown again. */
export const hintOf = (key: string): string => key.slice(0, 12)
/** Anything else isn't looked up in the database. */
export const isKeyText = (text: string): boolean => /^wp_(test|live)_[\w-]{43}$/.test(text)

/** The name a business typed for its key, if it is valid: one line of up to 60 characters. */
export function keyNameOf(typed: string): string | null {
  const name = typed.trim().replaceAll(/\s+/g, ' ')
  return name === '' || name.length > 60 || /[\p{Cc}<>\u2028-\u202E\u2066-\u2069]/u.test(name) ? null : name
}
