// A list that leaves as a file, sent while it is read.
import { BYTE_ORDER_MARK, fileAnswer } from './file-answer.ts'

/** `name` without anything that a header could not hold. */
export const csvAnswer = (name: string, lines: AsyncGenerator<string>): Response =>
  fileAnswer('csv', name, bytesOf(lines))

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
