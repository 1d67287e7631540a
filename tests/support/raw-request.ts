// Requests that no browser and no fetch would send: foreign hosts, broken paths, contradictory headers.
import { connect } from 'node:net'

/** Sends the text as it is and reads until the other side closes; returns the status and everything received. */
export function rawRequest(port: number, text: string): Promise<{ status: number; text: string }> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    const parts: Buffer[] = []
    socket.on('data', (part: Buffer) => parts.push(part))
    socket.once('error', fail)
    socket.once('close', () => {
      const received = Buffer.concat(parts).toString('latin1')
      done({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0), text: received })
    })
  })
}

export const rawGet = (port: number, path: string, host = `localhost:${port}`, more = '') =>
  rawRequest(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`)
