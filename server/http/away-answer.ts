// The answer while the database is away, for everything that needs it: right away, with when to try again.
import type { MiddlewareHandler } from 'hono'
import type { OpenDatabase } from '#db/connection/connect.ts'
import { isLineFault } from '#db/connection/line-fault.ts'
import { awayCopy } from '#app/copy/site/busy.ts'
import { currentLanguage } from '#app/language/current-language.ts'
import { NEVER_AWAY, fallBackIfAway, type Away } from '#ports/away.ts'

const AWAY_RETRY_SECONDS = 5

/** One sentence in the language of the address; for somebody who followed a link, on a page that retries by itself. */
export function awayAnswer(request: Request): Response {
  const isVisit = request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html')
  return new Response(isVisit ? drawPage() : awayCopy.text, {
    status: 503,
    headers: {
      'content-type': `text/${isVisit ? 'html' : 'plain'}; charset=utf-8`,
      'cache-control': 'no-store',
      'retry-after': String(AWAY_RETRY_SECONDS),
    },
  })
}

const drawPage = (): string => `<!doctype html>
<html lang="${currentLanguage()}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${awayCopy.title}</title>
<h1>${awayCopy.title}</h1>
<p>${awayCopy.text}</p>
<p><a href="">${awayCopy.again}</a></p>
</html>
`

/** Nobody waits for a database that is away, whether they come now or were already waiting. */
export function answerWhileAway(away: Away): MiddlewareHandler {
  return async (c, next) => {
    if (away.isAway()) return awayAnswer(c.req.raw)
    const answered = next().then(() => true)
    // The caller has its answer, so the result of the work no longer matters.
    answered.catch(() => {})
    return (await fallBackIfAway(away, answered, () => false)) ? undefined : awayAnswer(c.req.raw)
  }
}

/** Whether the shop's database is reachable; an embedded one always is. */
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
