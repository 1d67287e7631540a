import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { brandContext } from '#app/session/brand-context.ts'
import { FindDrawnContext, RequestIdContext } from '#app/session/document-facts.ts'
import { ownWordsContext } from '#app/session/own-words.ts'
import { packContext } from '#app/session/pack-context.ts'
import { publicUrlContext } from '#app/session/public-url.ts'
import { reportContext } from '#app/session/report-context.ts'
import { requestIdContext } from '#app/session/request-id-context.ts'
import { alikePages } from './start/alike-pages.ts'
import { lookOf } from './start/brand-look.ts'
import { drawAtOnce, drawPage } from './start/draw-page.tsx'
import { drawnPages } from './start/drawn-pages.ts'
import { drawnParts } from './start/drawn-parts.ts'
import { PageStartContext } from './start/page-start-context.ts'
import { drawnOf, startOf, swappedIn } from './start/page-start.ts'
import type { StandIns } from './start/stand-ins.ts'
import { ComputeContext } from './ui/use-computed.ts'

const pages = drawnPages()
const alike = alikePages()

export default async function answer(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const packing = context.get(packContext)
  const brand = context.get(brandContext)
  const { style } = lookOf(brand.colors)
  const texts = { ...(await startOf(entry, new URL(request.url))), style }
  const parts = drawnParts(brand, context.get(publicUrlContext))
  let finalStatus = status

  const pageFrom = (standIns: StandIns | null = null) => (
    <PageStartContext value={standIns ? { ...texts, state: standIns.state } : texts}>
      <RequestIdContext value={context.get(requestIdContext) || undefined}>
        <FindDrawnContext value={parts.find}>
          <ComputeContext value={standIns?.compute}>
            <ServerRouter
              context={standIns ? swappedIn(drawnOf(entry), standIns.swap) : drawnOf(entry)}
              url={standIns ? standIns.swap(request.url) : request.url}
            />
          </ComputeContext>
        </FindDrawnContext>
      </RequestIdContext>
    </PageStartContext>
  )
  const drawNow = async () => {
    const drawn = await drawPage(pageFrom(), {
      onText: parts.keep,
      onError: (problem) => {
        finalStatus = 500
        if (!request.signal.aborted) context.get(reportContext)(problem)
      },
      pack: packing.pack,
    })
    return { ...drawn, isWhole: finalStatus === status }
  }
  const pack = async () => {
    // An error page shows the id of its own request, and the answer to a post may repeat what was typed.
    const { form } = packing
    if (form === null || request.method !== 'GET' || entry.staticHandlerContext.errors) return drawNow()
    const facts = { url: request.url, ...texts }
    const known = alike.find(facts, context.get(ownWordsContext), (standIns) => drawAtOnce(pageFrom(standIns)))
    return known ? packing.pack(known) : pages.once(facts, form, drawNow)
  }

  const { body, headers: packedAs } = packing.send(await pack())
  headers.set('Content-Type', 'text/html; charset=utf-8')
  for (const [name, value] of packedAs) headers.set(name, value)
  return new Response(body, { status: finalStatus, headers })
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
