// The beginning of an answer, whatever its length and however slowly it comes.
import type { Readable } from 'node:stream'

/** As text without signs that nobody sees; what came until then where it broke off or was too slow. */
export function firstBytes(answer: Readable, { bytes, withinMs }: { bytes: number; withinMs: number }): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    const done = () => {
      clearTimeout(timer)
      resolve(readable(Buffer.concat(chunks).subarray(0, bytes)))
    }
    const timer = setTimeout(done, withinMs)
    answer.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      length += chunk.length
      if (length >= bytes) done()
    })
    answer.on('end', done)
    answer.on('error', done)
    answer.on('close', done)
  })
}

const readable = (bytes: Buffer): string => bytes.toString('utf8').replaceAll(/[^\P{Cc}\n\t]|\p{Cf}/gu, '')
