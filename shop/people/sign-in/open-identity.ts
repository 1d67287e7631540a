// Who somebody is: their password, their sessions, and single-use tokens.
import { randomBytes } from 'node:crypto'
import type { Passwords } from '#ports/passwords.ts'
import type { CredentialStore } from './credential-store.ts'
import type { NewSession, SessionStore } from './session-store.ts'
import type { IssuedToken, TokenStore } from '#shop/people/sign-up/token-store.ts'

export type Identity = ReturnType<typeof openIdentity>
type Stores = { credentials: CredentialStore; accountSessions: SessionStore; tokens: TokenStore }

/** Tokens have 256 bits and are returned once: to the browser that logs in, or in an email. */
export function openIdentity(passwords: Passwords, { credentials, accountSessions, tokens }: Stores) {
  const { putSession, ...sessions } = accountSessions
  const { putToken, findToken, redeemToken } = tokens
  return {
    ...passwords,
    ...credentials,
    ...sessions,
    /** Starts a session and returns its token. */
    openSession: async (session: NewSession): Promise<string> => {
      const token = newToken()
      await putSession(token, session)
      return token
    },
    /** A token that can be redeemed once, for the same purpose and by the same holder. */
    issueToken: async (issued: IssuedToken): Promise<string> => {
      const token = newToken()
      await putToken(token, issued)
      return token
    },
    /** The subject of a token, without using it up. */
    findToken: async (given: Parameters<typeof findToken>[0]): Promise<string | null> =>
      TOKEN.test(given.token) ? findToken(given) : null,
    /**
     * The subject of a token that is unused and not expired. A text that can't be one of our tokens isn't looked up.
     */
    redeemToken: async (given: Parameters<typeof redeemToken>[0]): Promise<string | null> =>
      TOKEN.test(given.token) ? redeemToken(given) : null,
  }
}

const TOKEN = /^[\w-]{43}$/
const newToken = () => randomBytes(32).toString('base64url')
