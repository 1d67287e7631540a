import { renderToReadableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { NonceContext, RequestIdContext } from '#app/session/document-facts.ts'
import { nonceContext } from '#app/session/nonce-context.ts'
import { reportContext } from '#app/session/report-context.ts'
import { requestIdContext } from '#app/session/request-id-context.ts'

export default async function answer(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const nonce = context.get(nonceContext) || undefined
  const requestId = context.get(requestIdContext) || undefined
  let finalStatus = status

  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <RequestIdContext value={requestId}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </RequestIdContext>
    </NonceContext>,
    {
      nonce,
      // No signal of the request: its listener would keep the page in memory for good. When the visitor leaves, the
      // server cancels the answer's stream, and that ends the rendering as well.
      onError(problem: unknown) {
        finalStatus = 500
        if (!request.signal.aborted) context.get(reportContext)(problem)
      },
    },
  )

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
