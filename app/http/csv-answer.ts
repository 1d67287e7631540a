// A list that leaves as a file, sent while it is read.

/** Table programs tell UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF'

/** `name` without anything that a header could not hold. */
export const csvAnswer = (name: string, lines: AsyncGenerator<string>): Response =>
  new Response(bytesOf(lines), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })

function bytesOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (stream) => stream.enqueue(encoder.encode(BYTE_ORDER_MARK)),
    // Read only as fast as somebody takes it.
    pull: async (stream) => {
      const { done, value } = await lines.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await lines.return(undefined)
    },
  })
}
