import { renderToReadableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { RequestIdContext } from '#app/session/document-facts.ts'
import { brandContext } from '#app/session/brand-context.ts'
import { reportContext } from '#app/session/report-context.ts'
import { requestIdContext } from '#app/session/request-id-context.ts'
import { lookOf } from './start/brand-look.ts'
import { PageStartContext } from './start/page-start-context.ts'
import { startOf } from './start/page-start.ts'

export default async function answer(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const requestId = context.get(requestIdContext) || undefined
  let finalStatus = status

  const { style } = lookOf(context.get(brandContext).colors)
  const texts = { ...(await startOf(entry, new URL(request.url))), style }
  const body = await renderToReadableStream(
    <PageStartContext value={texts}>
      <RequestIdContext value={requestId}>
        <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} />
      </RequestIdContext>
    </PageStartContext>,
    {
      // What comes late would come with scripts of React's own, which the browser would not run.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // No signal of the request: its listener would keep the page in memory for good. When the visitor leaves, the
      // server cancels the answer's stream, and that ends the rendering as well.
      onError(problem: unknown) {
        finalStatus = 500
        if (!request.signal.aborted) context.get(reportContext)(problem)
      },
    },
  )

  await body.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(body, { status: finalStatus, headers })
}

/** A loader or an action failed: written down under the id that the error page shows. */
export function handleError(
  problem: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  // A wrong method or address is the visitor's doing.
  const isRefusal = isRouteErrorResponse(problem) && problem.status < 500
  if (!isRefusal && !request.signal.aborted) context.get(reportContext)(problem)
}
