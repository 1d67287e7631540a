import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { RequestIdContext } from '#app/session/document-facts.ts'
import { brandContext, reportContext, requestIdContext } from './session/request-context.ts'
import boot from 'virtual:script/app/start/boot.ts'
import { lookOf } from './start/brand-look.ts'
import { drawPage } from './start/draw-page.tsx'
import { PageStartContext } from './start/page-start-context.ts'
import { drawnOf, startOf } from './start/page-start.ts'

export default async function answer(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const brand = context.get(brandContext)
  const { style } = lookOf(brand.colors)
  const texts = { ...(await startOf(entry, new URL(request.url))), style, boot }
  let finalStatus = status

  const html = await drawPage(
    <PageStartContext value={texts}>
      <RequestIdContext value={context.get(requestIdContext) || undefined}>
        <ServerRouter context={drawnOf(entry)} url={request.url} />
      </RequestIdContext>
    </PageStartContext>,
    (problem) => {
      finalStatus = 500
      if (!request.signal.aborted) context.get(reportContext)(problem)
    },
  )

  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status: finalStatus, headers })
}

/** Logs a failed loader or action under the ID that the error page shows. */
export function handleError(
  problem: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  // A wrong method or address is the visitor's mistake.
  const isRefusal = isRouteErrorResponse(problem) && problem.status < 500
  if (!isRefusal && !request.signal.aborted) context.get(reportContext)(problem)
}
