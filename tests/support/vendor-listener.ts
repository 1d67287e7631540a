// The shop's end of a vendor's webhooks: remembers everything that comes, and answers as told.
import { createServer } from 'node:http'
import { z } from 'zod'

type Heard = { body: string; headers: Record<string, unknown>; json: Record<string, unknown> }

const json = z.record(z.string(), z.unknown())

export async function aListener(answer: { status: number; headStatus?: number } = { status: 200 }) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.method === 'HEAD') return response.writeHead(answer.headStatus ?? answer.status).end()
      const body = Buffer.concat(chunks).toString()
      heard.push({ body, headers: { ...request.headers }, json: json.parse(JSON.parse(body)) })
      return response.writeHead(answer.status).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return { url: `http://127.0.0.1:${port}/webhooks`, heard, close: async () => server.close() }
}
