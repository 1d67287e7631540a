// A proxy as some networks, filters, and extensions are: everything gets through, except cookies.
import { once } from 'node:events'
import { createServer, request } from 'node:http'

export async function openCookieDropper() {
  const server = createServer((incoming, answer) => {
    const { method, headers, url = '' } = incoming
    // A browser that has a proxy asks it with the whole address.
    const forwarded = request(url, { method, headers }, (told) => {
      const { 'set-cookie': _dropped, ...kept } = told.headers
      answer.writeHead(told.statusCode ?? 502, kept)
      told.pipe(answer)
    })
    forwarded.on('error', () => answer.destroy())
    incoming.pipe(forwarded)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
