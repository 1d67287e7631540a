// A fetch that sends another host name than the one it connects to, like a browser whose DNS resolves a brand's domain
// to here.
import { request } from 'node:http'

export async function fetchAtHost(url: URL, host: string, init: RequestInit): Promise<Response> {
  // The platform's own Request knows best how to encode a body as text, and with which type.
  const { method, headers, body } = new Request(url, init)
  const content = body ? Buffer.from(await new Response(body).arrayBuffer()) : null

  return new Promise((done, fail) => {
    const asked = request(
      {
        hostname: '127.0.0.1',
        port: url.port,
        path: url.pathname + url.search,
        method,
        headers: { ...Object.fromEntries(headers), host, ...(content && { 'content-length': content.length }) },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.once('error', fail)
        answer.once('end', () => done(toResponse(answer.statusCode ?? 0, answer.rawHeaders, Buffer.concat(parts))))
      },
    )
    asked.once('error', fail)
    asked.end(content ?? undefined)
  })
}

function toResponse(status: number, rawHeaders: string[], content: Buffer): Response {
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  const isBare = [204, 205, 304].includes(status)
  return new Response(isBare ? null : new Uint8Array(content), { status, headers })
}
