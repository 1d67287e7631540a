// Draws a document as bytes: as one text, where nothing has to be waited for, which takes the least time.
import type { ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'

/** Where React left a part of the page to the browser, because it failed or is not there yet. */
const LEFT_OUT = '<!--$!-->'
/** Drawn as a text a page begins with its element; a stream would say first what it is. */
const DOCTYPE = new TextEncoder().encode('<!DOCTYPE html>')
const MOST_BYTES_PER_SIGN = 3

/** Every page is written here first: to put its two parts together as texts, or to count its bytes before, reads it twice. */
let desk = new Uint8Array(256 * 1024)

export async function drawPage(
  page: ReactElement,
  onText: (text: string) => void,
  onError: (problem: unknown) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const text = drawAtOnce(page)
  if (text !== null) {
    onText(text)
    return bytesOf(text)
  }

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
    return text.includes(LEFT_OUT) ? null : text
  } catch {
    return null
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const most = DOCTYPE.length + text.length * MOST_BYTES_PER_SIGN
  if (desk.length < most) desk = new Uint8Array(most)
  desk.set(DOCTYPE)
  const { written } = new TextEncoder().encodeInto(text, desk.subarray(DOCTYPE.length))
  return desk.slice(0, DOCTYPE.length + written)
}
