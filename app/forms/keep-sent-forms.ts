// The shop's forms: an unreachable server never costs anybody what they typed.
import { data, type DataStrategyResult } from 'react-router'
import { UNAVAILABLE } from '#app/session/unavailable.ts'
import { isLost } from '#app/session/lost.ts'
import { takeSent } from './sent-forms.ts'

type Results = Record<string, DataStrategyResult>

/**
 * The client middleware of all pages. A lost form gets the answer that stood on the page before, with a status that
 * asks for no page data anew, so that nothing on the page changes; the form then says what happened.
 */
export async function keepSentForms({ request }: { request: Request }, next: () => Promise<Results>): Promise<Results> {
  const sent = takeSent(request)
  const results = await next()
  if (!sent || request.signal.aborted) return results
  const lost = Object.entries(results).find(([, { type, result }]) => type === 'error' && isLost(result))
  if (!lost) return results
  sent.lose()
  return { ...results, [lost[0]]: { type: 'data', result: data(sent.before, UNAVAILABLE) } }
}
