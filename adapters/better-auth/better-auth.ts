// The identity of accounts by better-auth: it keeps users, sessions, credentials and verifications in our tables.
import { randomBytes, randomUUID } from 'node:crypto'
import type { BetterAuthOptions } from 'better-auth/minimal'
import type { Identity, Session } from '#shop/ports/identity.ts'
import { fingerprint } from '#shop/values/secret.ts'
import { hashPassword, isPassword } from './argon2.ts'
import { findRoom } from './hashing-lanes.ts'
import { isLeaked } from './leaked-passwords.ts'

export type IdentitySettings = {
  secret: string
  publicUrl: string
  /** The library's own way to our tables; asked for once, when somebody signs in for the first time. */
  openTables: () => Promise<NonNullable<BetterAuthOptions['database']>>
}

const TOKEN = /^[\w-]{43}$/
const BY_PASSWORD = 'credential'

type SessionRow = { id: string; userId: string; createdAt: Date; updatedAt: Date; expiresAt: Date; userAgent?: unknown }

export function betterAuthIdentity(settings: IdentitySettings): Identity {
  let opened: ReturnType<typeof openLibrary> | null = null
  // A visitor who never signs in does not pay for the library's half second.
  const keeper = async () => (await (opened ??= openLibrary(settings))).internalAdapter

  return {
    hashPassword,
    isPassword,
    findRoom,
    isLeaked,

    findPasswordHash: async (userId) => (await (await keeper()).findCredentialAccount(userId))?.password ?? null,

    savePasswordHash: async (userId, hash) => {
      const accounts = await keeper()
      const known = await accounts.findCredentialAccount(userId)
      if (known) await accounts.updatePassword(userId, hash)
      else await accounts.linkAccount({ userId, providerId: BY_PASSWORD, accountId: userId, password: hash })
    },

    forgetPassword: async (userId) => (await keeper()).deleteAccounts(userId),

    openSession: async ({ userId, device, now, expiresAt }) => {
      const token = randomBytes(32).toString('base64url')
      const row = { token: fingerprint(token), userAgent: device, createdAt: now, updatedAt: now, expiresAt }
      await (await keeper()).createSession(userId, false, row, true)
      return token
    },

    findSession: async (token) => {
      const found = await (await keeper()).findSession(fingerprint(token))
      return found && toSession(found.session)
    },

    extendSession: async (token, { seenAt, expiresAt }) => {
      await (await keeper()).updateSession(fingerprint(token), { updatedAt: seenAt, expiresAt })
    },

    listSessions: async (userId) => (await (await keeper()).listSessions(userId)).map(toSession),

    endSession: async (token) => end(await keeper(), [fingerprint(token)]),

    endSessionOf: async (userId, sessionId) => {
      const accounts = await keeper()
      const meant = (await accounts.listSessions(userId)).find(({ id }) => id === sessionId)
      if (meant) await end(accounts, [meant.token])
      return meant !== undefined
    },

    endSessions: async (userId, exceptToken) => {
      const accounts = await keeper()
      const kept = exceptToken === undefined ? null : fingerprint(exceptToken)
      const tokens = (await accounts.listSessions(userId)).map(({ token }) => token)
      await end(
        accounts,
        tokens.filter((token) => token !== kept),
      )
    },

    issueToken: async ({ purpose, subject, expiresAt, holder }) => {
      const token = randomBytes(32).toString('base64url')
      const identifier = nameOfToken(purpose, token, holder)
      await (await keeper()).createVerificationValue({ identifier, value: subject, expiresAt })
      return token
    },

    redeemToken: async ({ purpose, token, now, holder }) => {
      // What none of ours can be is not looked up: the database stumbles over some of it.
      if (!TOKEN.test(token)) return null
      const found = await (await keeper()).consumeVerificationValue(nameOfToken(purpose, token, holder))
      return found && found.expiresAt > now ? found.value : null
    },
  }
}

// The library stores this as a fingerprint. With the holder inside it, a wrong holder does not even find the token,
// and so cannot use it up either.
const nameOfToken = (purpose: string, token: string, holder?: string) =>
  holder === undefined ? `${purpose}:${token}` : `${purpose}:${token}:${fingerprint(holder)}`

// The library keeps quiet about a session that it could not delete; whoever ended one must not believe it then.
async function end(accounts: Accounts, tokens: string[]): Promise<void> {
  if (tokens.length === 0) return
  await accounts.deleteSessions(tokens)
  const left = await Promise.all(tokens.map((token) => accounts.findSession(token)))
  if (left.some((session) => session !== null)) throw new Error('A session outlived its end.')
}

type Accounts = Awaited<ReturnType<typeof openLibrary>>['internalAdapter']

async function openLibrary({ secret, publicUrl, openTables }: IdentitySettings) {
  const { betterAuth } = await import('better-auth/minimal')
  const library = betterAuth({
    baseURL: publicUrl,
    secret,
    database: await openTables(),
    telemetry: { enabled: false },
    logger: { level: 'error' },
    emailAndPassword: {
      enabled: true,
      password: { hash: (password) => hashPassword(password, 'known'), verify: verifyPassword },
    },
    user: { modelName: 'users', fields: { name: 'fullName' } },
    session: { modelName: 'sessions', disableSessionRefresh: true },
    account: { modelName: 'credentials' },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    // Columns for other ways of signing in do not exist here, and their absence is no fault.
    advanced: { database: { generateId: () => randomUUID(), validateSchema: false } },
  })
  return library.$context
}

const verifyPassword = ({ hash, password }: { hash: string; password: string }) => isPassword(password, hash, 'known')

const toSession = ({ id, userId, createdAt, updatedAt, expiresAt, userAgent }: SessionRow): Session => ({
  id,
  userId,
  startedAt: createdAt,
  seenAt: updatedAt,
  expiresAt,
  device: typeof userAgent === 'string' ? userAgent : '',
})
