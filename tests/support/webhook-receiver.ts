// A partner's server that receives webhooks: answers as told, and keeps what arrived.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'

const event = z.looseObject({
  id: z.string(),
  type: z.string(),
  isTest: z.boolean(),
  data: z.looseObject({ order: z.looseObject({ id: z.string(), state: z.string() }).optional() }),
})
type Heard = { headers: IncomingHttpHeaders; body: string; event: z.infer<typeof event> }
export type WebhookReceiver = Awaited<ReturnType<typeof openReceiver>>

export async function openReceiver() {
  const heard: Heard[] = []
  let answer: number | 'silence' | { redirect: string } = 200
  let before: (() => void) | null = null
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      heard.push({ headers: request.headers, body, event: event.parse(JSON.parse(body)) })
      before?.()
      if (answer === 'silence') return request.socket.destroy()
      if (typeof answer === 'number') response.writeHead(answer).end(`said ${answer}`)
      else response.writeHead(307, { location: answer.redirect }).end()
      return undefined
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The receiver has no address.')
  return {
    url: `http://localhost:${address.port}/hooks`,
    heard,
    /** What it received since the last call. */
    news: () => heard.splice(0),
    answers: (how: typeof answer) => {
      answer = how
    },
    /** What happens after it has received something and before it answers. */
    beforeAnswering: (work: () => void) => {
      before = work
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
