// Renders a document and packs its bytes: as a single text if nothing has to be awaited, which is fastest.
import type { ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { writePage } from './page-desk.ts'

/** React's marker for a part that failed or isn't loaded yet. */
const LEFT_OUT = '<!--$!-->'
/** Rendered as a text, a page starts with its element; a stream would add the doctype. */
export const DOCTYPE = new TextEncoder().encode('<!DOCTYPE html>')

type Handlers<Packed> = {
  /** Gets the page's text, if it was rendered as one. */
  onText: (text: string) => void
  onError: (problem: unknown) => void
  /** Must not keep the bytes, which are only valid during this call. */
  pack: (html: Uint8Array<ArrayBuffer>) => Packed
}

export async function drawPage<Packed>(
  page: ReactElement,
  { onText, onError, pack }: Handlers<Packed>,
): Promise<Packed> {
  const text = drawAtOnce(page)
  if (text !== null) {
    onText(text)
    return pack(writePage([DOCTYPE, text]))
  }

  // Lazy code must be loaded the first time, and failures must be reported.
  const stream = await renderToReadableStream(page, {
    // React would send late parts with inline scripts of its own, which the browser wouldn't run.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Without the request's signal: its listener would keep the page in memory forever.
    onError,
  })
  await stream.allReady
  return pack(new Uint8Array(await new Response(stream).arrayBuffer()))
}

/** The page's element as text; null if it can't be rendered at once. */
export function drawAtOnce(page: ReactElement): string | null {
  try {
    const text = renderToString(page)
    return text.includes(LEFT_OUT) ? null : text
  } catch {
    return null
  }
}
