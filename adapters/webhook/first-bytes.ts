// The first bytes of a response, however long it is and however slowly it arrives.
import type { Readable } from 'node:stream'

type Room = { bytes: number; withinMs: number }

/**
 * Called once, with the text without invisible characters; if the response breaks off or is too slow, with what arrived
 * so far.
 */
export function firstBytes(answer: Readable, { bytes, withinMs }: Room, tell: (text: string) => void): void {
  const chunks: Buffer[] = []
  let length = 0
  let isTold = false
  const done = () => {
    clearTimeout(timer)
    if (isTold) return
    isTold = true
    tell(readable(Buffer.concat(chunks).subarray(0, bytes)))
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
}

const readable = (bytes: Buffer): string => bytes.toString('utf8').replaceAll(/[^\P{Cc}\n\t]|\p{Cf}/gu, '')
