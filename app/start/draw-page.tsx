// Draws a document as bytes: as one text, where nothing has to be waited for, which takes the least time.
import type { ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'

/** Where React left a part of the page to the browser, because it failed or is not there yet. */
const LEFT_OUT = '<!--$!-->'

export async function drawPage(
  page: ReactElement,
  onError: (problem: unknown) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const text = drawAtOnce(page)
  if (text !== null) return new TextEncoder().encode(text)

  // Code that comes later has to be fetched the first time, and a failure has to be told.
  const stream = await renderToReadableStream(page, {
    // What comes late would come with scripts of React's own, which the browser would not run.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // No signal of the request: its listener would keep the page in memory for good.
    onError,
  })
  await stream.allReady
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function drawAtOnce(page: ReactElement): string | null {
  try {
    const text = renderToString(page)
    // Drawn as a text it begins with its element; a stream would say first what it is.
    return text.includes(LEFT_OUT) ? null : `<!DOCTYPE html>${text}`
  } catch {
    return null
  }
}
