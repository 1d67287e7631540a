// Who somebody is: their password, where they are signed in, and tokens that prove something once.
import { randomBytes } from 'node:crypto'
import type { Passwords } from '#shop/ports/passwords.ts'
import type { CredentialStore } from './credential-store.ts'
import type { NewSession, SessionStore } from './session-store.ts'
import type { IssuedToken, TokenStore } from './token-store.ts'

export type Identity = ReturnType<typeof openIdentity>
type Stores = { credentials: CredentialStore; accountSessions: SessionStore; tokens: TokenStore }

/** Tokens have 256 bits and are told once: to the browser that signs in, or to the mailbox. */
export function openIdentity(passwords: Passwords, { credentials, accountSessions, tokens }: Stores) {
  const { putSession, ...sessions } = accountSessions
  const { putToken, findToken, redeemToken } = tokens
  return {
    ...passwords,
    ...credentials,
    ...sessions,
    /** Starts a session and gives its token. */
    openSession: async (session: NewSession): Promise<string> => {
      const token = newToken()
      await putSession(token, session)
      return token
    },
    /** A token that can be redeemed once, by the same purpose and with the same holder. */
    issueToken: async (issued: IssuedToken): Promise<string> => {
      const token = newToken()
      await putToken(token, issued)
      return token
    },
    /** The subject of a token, without using it up. */
    findToken: async (given: Parameters<typeof findToken>[0]): Promise<string | null> =>
      TOKEN.test(given.token) ? findToken(given) : null,
    /** The subject of a token that was neither used nor outlived; what none of ours can be is not looked up. */
    redeemToken: async (given: Parameters<typeof redeemToken>[0]): Promise<string | null> =>
      TOKEN.test(given.token) ? redeemToken(given) : null,
  }
}

const TOKEN = /^[\w-]{43}$/
const newToken = () => randomBytes(32).toString('base64url')
