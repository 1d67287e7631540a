// What a file answers that is not given out: come back later, or prove first that it is you.
import { redirect } from 'react-router'
import { tooOftenText } from '#app/session/too-often.ts'
import type { ProofRefused } from '#shop/values/fresh-proof.ts'
import { confirmPath } from './confirm-path.ts'

/** `back` is the page from which the file is asked for again. */
export function refuseExport(refused: ProofRefused, back: string, tooOften: (seconds: number) => string): Response {
  if (refused.problem === 'too_often') return tooOftenText(tooOften(refused.retryAfterSeconds), refused)
  return redirect(confirmPath(back), { status: 303, headers: { 'cache-control': 'no-store' } })
}
