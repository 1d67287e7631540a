// The router reloads a page after each form. If that finds no server, the page stays as it is, with what was typed into
// its other forms, and says that it may be out of date.
import { replace, type DataStrategyResult } from 'react-router'
import { isLost } from '#app/session/lost.ts'
import { setStale, shownAddress, shownAt } from './shown-page.ts'

type Results = Record<string, DataStrategyResult>

let isAfterForm = false

/** The client middleware next to `keepSentForms`, which does the same for the form itself. */
export async function keepShownPage({ request }: { request: Request }, next: () => Promise<Results>): Promise<Results> {
  const results = await next()
  if (request.signal.aborted) return results
  const wasAfterForm = isAfterForm
  isAfterForm = request.method !== 'GET'
  if (isAfterForm) return results

  const shown = shownAt(request.url)
  const lost = Object.entries(results).filter(([, { type, result }]) => type === 'error' && isLost(result))
  if (shown) setStale(lost.length > 0)
  // A form may lead to its own page with another query; without a server, the page stays where it was.
  else if (wasAfterForm && new URL(request.url).pathname === location.pathname && lost[0])
    return { ...results, [lost[0][0]]: { type: 'error', result: replace(shownAddress()) } }
  const kept = lost.filter(([id]) => shown?.get(id) !== undefined)
  return { ...results, ...Object.fromEntries(kept.map(([id]) => [id, { type: 'data', result: shown?.get(id) }])) }
}
