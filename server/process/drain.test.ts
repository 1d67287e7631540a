import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { drain, watchAnswers } from './drain.ts'

async function aServer() {
  const gate = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    if (request.url === '/order/events') response.write('one piece of news\n\n')
    else void gate.promise.then(() => response.end('done'))
  })
  watchAnswers(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no address.')
  return { server, url: `http://127.0.0.1:${address.port}`, letAnswer: gate.resolve }
}

it('finishes running requests, and accepts no new ones', async () => {
  const { server, url, letAnswer } = await aServer()
  const asked = once(server, 'request')
  const answer = fetch(`${url}/checkout`)
  await asked
  const drained = drain(server, 60_000)
  await expect(fetch(`${url}/`)).rejects.toThrow('fetch failed')
  letAnswer()
  await expect((await answer).text()).resolves.toBe('done')
  await drained
})

it('isn’t delayed by open event streams', async () => {
  const { server, url } = await aServer()
  const stream = await fetch(`${url}/order/events`)
  await drain(server, 60_000)
  await expect(stream.text()).rejects.toThrow('terminated')
})

it('cuts off an endless request when the time is up', async () => {
  const { server, url } = await aServer()
  const asked = once(server, 'request')
  const answer = fetch(`${url}/checkout`).catch((error: unknown) => error)
  await asked
  await drain(server, 0)
  await expect(answer).resolves.toBeInstanceOf(TypeError)
})
