// A network with as many profiles as a shop sells in years still lists all of them.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { esimNetwork } from './esim-network.ts'

const PROFILES = 100_000

let server: Server
let url: string
beforeAll(async () => {
  const held = Array.from({ length: PROFILES }, (_, number) => ({
    iccid: `8988${String(number).padStart(15, '0')}`,
    bundleBalance: 5120,
    bundleExpiry: '2027-03-01T00:00:00Z',
    customReference: `wanderpass_order_${number}`,
  }))
  server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(request.url === '/oauth/token' ? { token: 'many' } : held))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  url = `http://127.0.0.1:${address.port}`
})
afterAll(() => server.close())

it('lists a hundred thousand profiles', async () => {
  const told = await esimNetwork({ url, clientId: 'shop', clientSecret: 'hush' }).listEsims()
  expect([told.length, told.at(-1)?.iccid]).toEqual([PROFILES, '8988000000000099999'])
})
