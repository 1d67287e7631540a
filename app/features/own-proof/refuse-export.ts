// The answer to a download that is refused: wait, or confirm with your password or code first.
import { withQuery } from '#app/format/with-query.ts'
import { redirect, href } from 'react-router'
import { exportAddress } from '#app/session/safe-redirect.ts'
import { tooOftenText } from '#app/session/too-often.ts'
import type { ProofRefusal } from '#values/fresh-proof.ts'

/** `back` is the page that links to the file; after the proof, the download starts there. */
export function refuseExport(
  { request, back }: { request: Request; back: string },
  refused: ProofRefusal,
  tooOften: (seconds: number) => string,
): Response {
  if (refused.problem === 'too_often') return tooOftenText(tooOften(refused.retryAfterSeconds), refused)
  const { pathname, search } = new URL(request.url)
  const headers = { 'cache-control': 'no-store' }
  return redirect(
    withQuery(href('/account/confirm'), { redirectTo: back, file: exportAddress(`${pathname}${search}`) }),
    { status: 303, headers },
  )
}
