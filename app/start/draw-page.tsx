// Renders a document, whole: we never send a part of it late.
import type { ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { EmptyPlaceContext } from '#app/session/document-facts.ts'

/**
 * Nearly every page is complete at once, and a text costs half of what a stream does. If the page waits for code, or
 * a part of it fails, it is rendered again by the way that waits and reports.
 */
export async function drawPage(page: ReactElement, onError: (problem: unknown) => void): Promise<string> {
  return drawAtOnce(page) ?? drawWhenReady(page, onError)
}

function drawAtOnce(page: ReactElement): string | null {
  let isWhole = true
  const html = attempt(() =>
    renderToString(<EmptyPlaceContext value={() => (isWhole = false)}>{page}</EmptyPlaceContext>),
  )
  return isWhole && html !== null ? `<!DOCTYPE html>${html}` : null
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}

async function drawWhenReady(page: ReactElement, onError: (problem: unknown) => void): Promise<string> {
  const stream = await renderToReadableStream(page, {
    // React would send late parts with inline scripts of its own, which the browser wouldn't run.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Without the request's signal: its listener would keep the page in memory forever.
    onError,
  })
  await stream.allReady
  return new Response(stream).text()
}
