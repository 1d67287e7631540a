// Renders a document, whole: we never send a part of it late.
import type { ReactElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'

export async function drawPage(page: ReactElement, onError: (problem: unknown) => void): Promise<string> {
  const stream = await renderToReadableStream(page, {
    // React would send late parts with inline scripts of its own, which the browser wouldn't run.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Without the request's signal: its listener would keep the page in memory forever.
    onError,
  })
  await stream.allReady
  return new Response(stream).text()
}
