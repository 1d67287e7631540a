// What a stream holds, in one piece. A Response would read it too, but that takes four times as long for the router's
// streams, which are short.

export async function bytesOf<Memory extends ArrayBufferLike>(
  stream: ReadableStream<Uint8Array<Memory>>,
): Promise<Uint8Array<Memory | ArrayBuffer>> {
  const reader = stream.getReader()
  const pieces: Uint8Array<Memory>[] = []
  for (let read = await reader.read(); !read.done; read = await reader.read()) pieces.push(read.value)
  const [only] = pieces
  return only && pieces.length === 1 ? only : Buffer.concat(pieces)
}
