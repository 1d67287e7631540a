// Who may call the network: the right client gets a bearer token for an hour, everyone else a 401.
import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { NetworkContext, NetworkEnv } from './answer-faults.ts'
import type { NetworkOptions } from './network-parts.ts'
import { isSameSecret, openTokenBook, TOKEN_SECONDS } from './token-book.ts'

const credentials = z.object({ client_id: z.string(), client_secret: z.string() })

export function tokenRoutes({ database, now, clientId, clientSecret }: NetworkOptions) {
  const tokens = openTokenBook(database, now)

  async function issue(c: NetworkContext): Promise<Response> {
    const body = credentials.safeParse(await c.req.json().catch(() => null))
    if (!body.success)
      return c.json({ error: 'invalid_request', message: 'client_id and client_secret are required' }, 400)
    const { client_id: id, client_secret: secret } = body.data
    if (!isSameSecret(id, clientId) || !isSameSecret(secret, clientSecret)) {
      return c.json({ error: 'invalid_client', message: 'Unknown client' }, 401)
    }
    return c.json({ token: tokens.issue(), expires_in: TOKEN_SECONDS })
  }

  const guard: MiddlewareHandler<NetworkEnv> = async (c, next) => {
    const [scheme, token] = (c.req.header('authorization') ?? '').split(' ')
    if (scheme?.toLowerCase() !== 'bearer' || !token || !tokens.isValid(token)) {
      return c.json({ error: 'unauthorized', message: 'Missing or expired token' }, 401)
    }
    c.set('token', token)
    return next()
  }

  /** The token stops working between two calls, as if its hour had ended. */
  function refuse(c: NetworkContext): Response {
    const token = c.get('token')
    if (token) tokens.revoke(token)
    return c.json({ error: 'unauthorized', message: 'Missing or expired token' }, 401)
  }

  return { issue, guard, refuse }
}
