// Below /api/v1, the server's own refusals use the API's problem format instead of plain text.
import type { MiddlewareHandler } from 'hono'
import { API_PATH } from '#app/features/partner-api/api-path.ts'
import { answerProblem, problemOfStatus } from '#app/features/partner-api/problem-json.ts'

/** `originOf` is the address by which the caller knows the shop. */
export const apiProblems =
  (originOf: (request: Request) => string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const { path } = c.req
    // As everywhere, addresses here have no page data for scripts.
    if (!path.startsWith(`${API_PATH}/`) || path.endsWith('.data') || c.res.status < 400) return
    if (/json/.test(c.res.headers.get('content-type') ?? '')) return
    const { status, headers } = c.res
    const kept = ['allow', 'retry-after', 'connection'].flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] as [string, string]]
    })
    // The old response goes first; otherwise its headers would be added to the new one.
    c.res = undefined
    c.res = answerProblem(problemOfStatus(status), originOf(c.req.raw), { headers: kept })
  }
