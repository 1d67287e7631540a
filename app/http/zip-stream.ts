// Many files as one, packed and sent while they are made, so that none waits in memory for the others.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type PackedFile = {
  /** Folders with slashes. */
  name: string
  bytes: Uint8Array
  /** Its bytes are small already, as those of a PDF are. */
  isPacked: boolean
  /** Its date in the folder that it is unpacked into. */
  at: Date
}

/** Read only as fast as somebody takes it; `files` is told if nobody does anymore. */
export function zipStream(files: AsyncIterable<PackedFile>): ReadableStream<Uint8Array> {
  const each = files[Symbol.asyncIterator]()
  let zip: Zip
  return new ReadableStream({
    start: (stream) => {
      zip = new Zip((problem, bytes, isLast) => {
        if (problem) return stream.error(problem)
        stream.enqueue(bytes)
        if (isLast) stream.close()
      })
    },
    pull: async () => {
      const { done, value } = await each.next()
      if (done) return zip.end()
      const file = value.isPacked ? new ZipPassThrough(value.name) : new ZipDeflate(value.name)
      file.mtime = value.at
      zip.add(file)
      file.push(value.bytes, true)
    },
    cancel: async () => {
      zip.terminate()
      await each.return?.()
    },
  })
}
