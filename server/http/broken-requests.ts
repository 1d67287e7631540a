// Answers requests that aren't valid HTTP; Node only reports that they couldn't be parsed.
import type { Duplex } from 'node:stream'

type RequestError = Error & { code?: string; rawPacket?: Buffer }
/** The property in which Node keeps the response being written on a connection. */
const ANSWER = '_httpMessage'
type Connection = Duplex & { [ANSWER]?: { headersSent: boolean } | null }
type Refusal = { status: string; sentence: string; header?: string }

const UNREADABLE: Refusal = { status: '400 Bad Request', sentence: 'The request could not be read.' }
const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    sentence: 'The request headers are too large.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: '413 Payload Too Large', sentence: 'The request is too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', sentence: 'The request took too long to arrive.' },
}
const UNKNOWN_METHOD: Refusal = {
  status: '501 Not Implemented',
  sentence: 'This request method is not supported.',
  header: 'Allow: GET, HEAD, POST\r\n',
}

/**
 * The listener for the server's `clientError`: answers with a sentence and the right status, and closes the connection.
 */
export function answerBroken(error: RequestError, socket: Connection): void {
  // In the middle of a response, another one would only garble it.
  if (!socket.writable || socket[ANSWER]?.headersSent) {
    socket.destroy()
    return
  }
  const { status, sentence, header = '' } = refusalOf(error)
  const answer =
    `HTTP/1.1 ${status}\r\n${header}Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${sentence.length}\r\n` +
    `Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${sentence}`
  socket.end(answer, () => socket.destroy())
}

function refusalOf({ code = '', rawPacket }: RequestError): Refusal {
  // Random bytes don't even start with a method.
  const isRequest = /^[A-Z-]{3,20} \S+ HTTP\/1\.[01]\r\n/.test(rawPacket?.toString('latin1', 0, 9_000) ?? '')
  if (code === 'HPE_INVALID_METHOD' && isRequest) return UNKNOWN_METHOD
  return REFUSALS[code] ?? UNREADABLE
}
