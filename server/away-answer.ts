// What everybody is told who asks for something that only the database knows, while it is away: at once, and when to come again.
import type { MiddlewareHandler } from 'hono'
import type { OpenDatabase } from '#db/connect.ts'
import { isLineFault } from '#db/line-fault.ts'
import { awayCopy } from '#app/copy/busy.ts'
import { NEVER_AWAY, unlessAway, type Away } from '#shop/ports/away.ts'

const AWAY_RETRY_SECONDS = 5

/** One sentence; for somebody who came by a link, on a page that leads on. */
export function awayAnswer(request: Request): Response {
  const isVisit = request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html')
  return new Response(isVisit ? PAGE : awayCopy.text, {
    status: 503,
    headers: {
      'content-type': `text/${isVisit ? 'html' : 'plain'}; charset=utf-8`,
      'cache-control': 'no-store',
      'retry-after': String(AWAY_RETRY_SECONDS),
    },
  })
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${awayCopy.title}</title>
<h1>${awayCopy.title}</h1>
<p>${awayCopy.text}</p>
<p><a href="">${awayCopy.again}</a></p>
</html>
`

/** Nobody waits for a database that is away, neither who comes then nor who has come before. */
export function answerWhileAway(away: Away): MiddlewareHandler {
  return async (c, next) => {
    if (away.isAway()) return awayAnswer(c.req.raw)
    const answered = next().then(() => true)
    // Whoever is answered before the work ends has no use for how it ends.
    answered.catch(() => {})
    return (await unlessAway(away, answered, () => false)) ? undefined : awayAnswer(c.req.raw)
  }
}

/** What the shop knows of its database; an embedded one is never away. */
export const awayOf = ({ pulse }: Pick<OpenDatabase, 'pulse'>): Away =>
  pulse
    ? {
        isAway: pulse.isAway,
        onAway: pulse.onAway,
        isFault: (problem) => {
          if (!isLineFault(problem)) return false
          pulse.suspect()
          return true
        },
      }
    : NEVER_AWAY
