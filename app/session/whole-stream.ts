// What a stream holds, in one piece. A Response would read it too, but that takes four times as long for the router's
// streams, which are short.

export async function bytesOf<Memory extends ArrayBufferLike>(
  stream: ReadableStream<Uint8Array<Memory>>,
): Promise<Uint8Array<Memory | ArrayBuffer>> {
  const reader = stream.getReader()
  const pieces: Uint8Array<Memory>[] = []
  for (let read = await reader.read(); !read.done; read = await reader.read()) pieces.push(read.value)
  const [only, ...more] = pieces
  return only && more.length === 0 ? only : joined(pieces)
}

function joined(pieces: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
