// Below /api/v1 a refusal is never a line of text: whatever the server itself refuses is told as the API tells its problems.
import type { MiddlewareHandler } from 'hono'
import { API_PATH } from '#app/features/partner-api/api-path.ts'
import { answerProblem, problemOfStatus } from '#app/features/partner-api/problem-json.ts'

/** `originOf` is the address that the caller knows the shop by. */
export const apiProblems =
  (originOf: (request: Request) => string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const { path } = c.req
    // Scripts of pages have no data to ask for here, as everywhere.
    if (!path.startsWith(`${API_PATH}/`) || path.endsWith('.data') || c.res.status < 400) return
    if (/json/.test(c.res.headers.get('content-type') ?? '')) return
    const { status, headers } = c.res
    const kept = ['allow', 'retry-after', 'connection'].flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] as [string, string]]
    })
    // The old answer goes first: its headers would be put on the new one.
    c.res = undefined
    c.res = answerProblem(problemOfStatus(status), originOf(c.req.raw), { headers: kept })
  }
