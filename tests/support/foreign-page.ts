// A page of somebody else on a host other than the shop's, fetched over the network as a browser requires.
import { createServer } from 'node:http'
import { freePort } from '#scripts/storm/free-port.ts'

export async function withForeignPage(html: string, visit: (address: string) => Promise<void>): Promise<void> {
  const port = await freePort()
  const site = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end(`<!DOCTYPE html>${html}`)
  })
  await new Promise<void>((done) => site.listen(port, '127.0.0.1', done))
  try {
    await visit(`http://127.0.0.1:${port}/`)
  } finally {
    site.closeAllConnections()
    await new Promise((done) => site.close(done))
  }
}
